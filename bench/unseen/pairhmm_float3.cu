/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The forward algorithm of the pair hidden Markov model with which variant callers weigh reads
 * against haplotypes: reads of 128 letters, a thread a row, along anti-diagonals; three diagonals of
 * structs (match, insertion, deletion) in shared memory, whose pointers change places.
 *
 * Nothing to gain: structs are 3 words apart, an odd number. By hand, in vain or nearly: a word more,
 * read as one vector (HAND=1); three arrays a diagonal (HAND=2), which change nothing.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 128, MOST = 256; /* letters of a haplotype */

struct Diagonal {
#if HAND == 1
  float4 cell[ROWS + 1];
  __device__ float3 get(int i) const {
    float4 v = cell[i];
    return make_float3(v.x, v.y, v.z);
  }
  __device__ void put(int i, float3 v) { cell[i] = make_float4(v.x, v.y, v.z, 0); }
#elif HAND == 2
  float m[ROWS + 1], x[ROWS + 1], y[ROWS + 1];
  __device__ float3 get(int i) const { return make_float3(m[i], x[i], y[i]); }
  __device__ void put(int i, float3 v) { m[i] = v.x, x[i] = v.y, y[i] = v.z; }
#else
  float3 cell[ROWS + 1];
  __device__ float3 get(int i) const { return cell[i]; }
  __device__ void put(int i, float3 v) { cell[i] = v; }
#endif
};

__global__ void __launch_bounds__(ROWS)
    pairhmm_float3(float *__restrict__ out, const unsigned char *__restrict__ reads,
                   const float *__restrict__ errors, const unsigned char *__restrict__ haplotypes,
                   const int *__restrict__ lengths, float open, float longer) {
  __shared__ Diagonal diagonals[3];
  __shared__ unsigned char haplotype[MOST];
  int t = threadIdx.x, length = lengths[blockIdx.x];
  for (int i = t; i < MOST; i += ROWS)
    haplotype[i] = haplotypes[(size_t)blockIdx.x * MOST + i];
  int letter = reads[(size_t)blockIdx.x * ROWS + t];
  float error = errors[(size_t)blockIdx.x * ROWS + t];
  float hit = 1 - error, stay = 1 - 2 * open, back = 1 - longer;
  Diagonal *now = &diagonals[0], *before = &diagonals[1], *first = &diagonals[2];
  float start = 0x1p100f / length;
  for (int d = 0; d < 3; ++d) {
    diagonals[d].put(t + 1, make_float3(0, 0, 0));
    if (t == 0)
      diagonals[d].put(0, make_float3(0, 0, start));
  }
  __syncthreads();
  float3 own = make_float3(0, 0, 0); /* of this row, a column before */
  float sum = 0;
  for (int d = 0; d < length + ROWS - 1; ++d) {
    int j = d - t;
    float3 cell = make_float3(0, 0, 0);
    if (j >= 0 && j < length) {
      float3 corner = first->get(t), above = before->get(t);
      float prior = haplotype[j] == letter ? hit : error;
      cell.x = prior * fmaf(stay, corner.x, back * (corner.y + corner.z));
      cell.y = fmaf(open, above.x, longer * above.y);
      cell.z = fmaf(open, own.x, longer * own.z);
      own = cell;
      sum += cell.x + cell.y;
    }
    now->put(t + 1, cell);
    __syncthreads();
    Diagonal *old = first;
    first = before, before = now, now = old;
  }
  if (t == ROWS - 1)
    out[blockIdx.x] = sum;
}
