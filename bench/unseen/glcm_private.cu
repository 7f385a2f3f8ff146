/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Co-occurrence of 16 grey levels in tiles of 64x64 pixels, four directions, as texture features want it:
 * a matrix of 16x16 counters for each of 8 warps, by atomics in shared memory, added up at the end. Levels
 * of a picture are few at a time.
 *
 * Which counters meet, data says: with a narrow range of levels, matrix rows 16 words apart share banks,
 * and lanes with equal pairs wait for each other. By hand: rows of 17 (HAND=1); a matrix for each of 8
 * lanes rather than warps, counters of one pair side by side (HAND=2); the same, matrices 257 words apart
 * (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int LEVELS = 16, BINS = LEVELS * LEVELS, COPIES = 8, THREADS = 256, SIDE = 64;
constexpr int EACH = HAND == 1 ? LEVELS * 17 : HAND == 3 ? BINS + 1 : BINS;

__device__ __forceinline__ int place(int copy, int a, int b) {
  return HAND == 1   ? copy * EACH + a * 17 + b
         : HAND == 2 ? (a * LEVELS + b) * COPIES + copy
                     : copy * EACH + a * LEVELS + b;
}

__global__ void __launch_bounds__(THREADS)
    glcm_private(unsigned *__restrict__ out, const unsigned char *__restrict__ in, int width) {
  __shared__ unsigned counts[COPIES * EACH];
  int t = threadIdx.x, copy = HAND >= 2 ? t & 7 : t >> 5;
  for (int i = t; i < COPIES * EACH; i += THREADS)
    counts[i] = 0;
  __syncthreads();
  const unsigned char *tile = in + (size_t)blockIdx.y * SIDE * width + blockIdx.x * SIDE;
  for (int i = t; i < SIDE * SIDE; i += THREADS) {
    int x = i % SIDE, y = i / SIDE;
    if (x == 0 || x == SIDE - 1 || y == SIDE - 1)
      continue;
    const unsigned char *at = tile + (size_t)y * width + x;
    int a = at[0] & 15;
    atomicAdd(&counts[place(copy, a, at[1] & 15)], 1u);
    atomicAdd(&counts[place(copy, a, at[width - 1] & 15)], 1u);
    atomicAdd(&counts[place(copy, a, at[width] & 15)], 1u);
    atomicAdd(&counts[place(copy, a, at[width + 1] & 15)], 1u);
  }
  __syncthreads();
  unsigned sum = 0;
#pragma unroll
  for (int c = 0; c < COPIES; ++c)
    sum += counts[place(c, t >> 4, t & 15)];
  out[((size_t)blockIdx.y * gridDim.x + blockIdx.x) * BINS + t] = sum;
}
