/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The interleaved reduction of the textbooks: partial sums meet at strides 1, 2, 4 and so on. For
 * blocks of a power of two.
 *
 * At stride s the active lanes address `sums` 2s words apart: conflicts double from level to level,
 * to 8-way in a block of 256 threads. People rewrite the loop to halve the stride; by hand without
 * that: one word of padding after every 32 (HAND=1).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS_MAX = 512;

__device__ constexpr int slot(int i) { return HAND == 1 ? i + (i >> 5) : i; }

__global__ void reduction(float *out, const float *in) {
  __shared__ float sums[slot(THREADS_MAX)];
  int t = threadIdx.x, threads = blockDim.x;
  sums[slot(t)] = in[blockIdx.x * threads + t];
  __syncthreads();
  for (int s = 1; s < threads; s *= 2) {
    int i = 2 * s * t;
    if (i < threads)
      sums[slot(i)] += sums[slot(i + s)];
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = sums[0];
}
