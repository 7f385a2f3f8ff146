/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Likelihoods of a phylogenetic tree by Felsenstein's pruning, one inner node: partials of 32 site patterns to a block of
 * 128 threads, states (4, 20 or 61) by an argument. Two matrices of transition probabilities, the partials of both children, those of
 * the node and a scale per pattern are carved from dynamic memory, rows rounded up to whole float4 and read so; rescaled by powers
 * of two.
 *
 * Lanes are patterns, rows of 64 floats for 61 states: 8-way in each quarter warp, 32-way for the node's. Matrices are broadcasts. By hand: rows
 * of an odd number of float4 (HAND=1), states by patterns in rows of 33, one float at a time (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int PATTERNS = 32, WARPS = 4;

__global__ void __launch_bounds__(PATTERNS *WARPS)
    phylo_prune(float *__restrict__ node, int *__restrict__ scales, const float *__restrict__ left, const float *__restrict__ right,
                const float *__restrict__ pl, const float *__restrict__ pr, int states, int patterns) {
  extern __shared__ __align__(16) float pool[];
  const int row = (states + 3) & ~3;
#if HAND == 1
  const int pitch = row | 4, step = 1, size = PATTERNS * pitch;
#elif HAND == 2
  const int pitch = 1, step = PATTERNS + 1, size = row * step;
#else
  const int pitch = row, step = 1, size = PATTERNS * pitch;
#endif
  float *ml = pool, *mr = ml + states * row, *tl = mr + states * row, *tr = tl + size, *tn = tr + size;
  int *exponent = (int *)(tn + size);
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  size_t first = (size_t)blockIdx.x * PATTERNS;
  int here = min(PATTERNS, patterns - (int)first);
  for (int s = warp; s < states; s += WARPS)
    for (int k = lane; k < row; k += 32) {
      ml[s * row + k] = k < states ? pl[s * states + k] : 0.f;
      mr[s * row + k] = k < states ? pr[s * states + k] : 0.f;
    }
  for (int p = warp; p < PATTERNS; p += WARPS)
    for (int k = lane; k < row; k += 32) {
      bool in = p < here && k < states;
      tl[p * pitch + k * step] = in ? left[(first + p) * states + k] : 0.f;
      tr[p * pitch + k * step] = in ? right[(first + p) * states + k] : 0.f;
    }
  __syncthreads();
  for (int s = warp; s < states; s += WARPS) {
    float a = 0, b = 0;
#if HAND == 2
#pragma unroll 4
    for (int k = 0; k < row; ++k) {
      a = fmaf(ml[s * row + k], tl[lane * pitch + k * step], a);
      b = fmaf(mr[s * row + k], tr[lane * pitch + k * step], b);
    }
#else
    for (int k = 0; k < row; k += 4) {
      float4 m = *(const float4 *)&ml[s * row + k], x = *(const float4 *)&tl[lane * pitch + k];
      a = fmaf(m.w, x.w, fmaf(m.z, x.z, fmaf(m.y, x.y, fmaf(m.x, x.x, a))));
      m = *(const float4 *)&mr[s * row + k], x = *(const float4 *)&tr[lane * pitch + k];
      b = fmaf(m.w, x.w, fmaf(m.z, x.z, fmaf(m.y, x.y, fmaf(m.x, x.x, b))));
    }
#endif
    tn[lane * pitch + s * step] = a * b;
  }
  __syncthreads();
  if (warp == 0) {
    float most = 0;
    for (int k = 0; k < states; ++k)
      most = fmaxf(most, tn[lane * pitch + k * step]);
    exponent[lane] = most > 0 ? (__float_as_int(most) >> 23) - 127 : 0;
  }
  __syncthreads();
  for (int p = warp; p < here; p += WARPS) {
    float by = __int_as_float((127 - exponent[p]) << 23);
    for (int k = lane; k < states; k += 32)
      node[(first + p) * states + k] = tn[p * pitch + k * step] * by;
  }
  if (t < here)
    scales[first + t] = exponent[t];
}
