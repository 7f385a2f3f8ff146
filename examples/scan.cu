/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Blelloch's exclusive scan: every block scans 2,048 integers with 1,024 threads, up a binary tree
 * and down again.
 *
 * At level k of the tree the lanes address `sums` at a stride of 2^(k+1) words: 2-way conflicts at
 * the leaves, 32-way from the fifth level on, while there are lanes enough. By hand: one word of
 * padding after every 32 (HAND=1).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 1024, COUNT = 2 * THREADS;

__device__ constexpr int slot(int i) { return HAND == 1 ? i + (i >> 5) : i; }

__global__ void scan(unsigned *out, const unsigned *in) {
  __shared__ unsigned sums[slot(COUNT)];
  int t = threadIdx.x, first = blockIdx.x * COUNT;
  sums[slot(t)] = in[first + t];
  sums[slot(t + THREADS)] = in[first + t + THREADS];

  int stride = 1;
  for (int pairs = COUNT / 2; pairs > 0; pairs >>= 1, stride *= 2) {
    __syncthreads();
    if (t < pairs)
      sums[slot(stride * (2 * t + 2) - 1)] += sums[slot(stride * (2 * t + 1) - 1)];
  }

  if (t == 0)
    sums[slot(COUNT - 1)] = 0;
  for (int pairs = 1; pairs < COUNT; pairs *= 2) {
    stride >>= 1;
    __syncthreads();
    if (t < pairs) {
      int left = slot(stride * (2 * t + 1) - 1), right = slot(stride * (2 * t + 2) - 1);
      unsigned sum = sums[left];
      sums[left] = sums[right];
      sums[right] += sum;
    }
  }
  __syncthreads();
  out[first + t] = sums[slot(t)];
  out[first + t + THREADS] = sums[slot(t + THREADS)];
}
