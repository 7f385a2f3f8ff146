/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Binding sites in DNA: reads of bases in bytes, as long as an argument says, against a position weight matrix of 16 columns; a read a thread, best score and
 * where. A ring of the last 16 scores is not needed: a window is rated afresh at each place, a byte at a time, as short reads have few.
 *
 * A read's rows are 128 bytes apart: 32-way. By hand: four bytes more (HAND=1), byte XOR four times the read (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int READS = 64, MOST = 128, COLUMNS = 16;

__global__ void __launch_bounds__(READS) pwm_scan(float *__restrict__ scores, int *__restrict__ places, const unsigned char *__restrict__ bases, const float *__restrict__ matrix, int length) {
  __shared__ unsigned char reads[READS * (HAND == 1 ? MOST + 4 : MOST)];
  __shared__ float weights[COLUMNS][4];
#if HAND == 1
#define AT(r, i) reads[(r) * (length + 4) + (i)]
#elif HAND == 2
#define AT(r, i) reads[(r) * length + ((i) ^ (((r) & 31) << 2))]
#else
#define AT(r, i) reads[(r) * length + (i)]
#endif
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  const unsigned char *from = bases + (size_t)blockIdx.x * READS * length;
  for (int i = t; i < COLUMNS * 4; i += READS)
    weights[i / 4][i % 4] = matrix[i];
  for (int r = warp; r < READS; r += READS / 32)
    for (int i = lane; i < length; i += 32)
      AT(r, i) = from[r * length + i] & 3;
  __syncthreads();
  float best = -1e30f;
  int where = 0;
  for (int i = 0; i + COLUMNS <= length; ++i) {
    float score = 0;
#pragma unroll
    for (int k = 0; k < COLUMNS; ++k)
      score += weights[k][AT(t, i + k)];
    if (score > best)
      best = score, where = i;
  }
  scores[(size_t)blockIdx.x * READS + t] = best;
  places[(size_t)blockIdx.x * READS + t] = where;
}
