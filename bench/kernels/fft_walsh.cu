/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The Walsh-Hadamard transform of 1,024 numbers in place, 512 threads: butterflies at distances 1,
 * 2, 4 and so on.
 *
 * While the distance is below a warp's width the lanes of a warp take 32 words out of 64, half of
 * the banks: 2-way, at distances 2 to 16; at distance 1 a pair is one access of 8 bytes. By hand:
 * one word after every 32 (HAND=1), the usual cure, moves half of the lanes by one bank, where
 * others are: nothing gained, and the pairs torn apart; bit 5 of the index flips the five below
 * (HAND=2): whichever bit the lanes lack, bit 5 stands in for it, and nothing is left.
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int COUNT = 1024, THREADS = COUNT / 2;

__device__ constexpr int slot(int i) {
  return HAND == 1 ? i + (i >> 5) : HAND == 2 ? i ^ (31 & -(i >> 5 & 1)) : i;
}

__global__ void walsh(float *out, const float *in) {
  __shared__ float data[slot(COUNT)];
  int t = threadIdx.x, first = blockIdx.x * COUNT;
  for (int i = t; i < COUNT; i += THREADS)
    data[slot(i)] = in[first + i];
  for (int distance = 1; distance < COUNT; distance *= 2) {
    __syncthreads();
    int low = 2 * t - (t & (distance - 1)), high = low + distance;
    float a = data[slot(low)], b = data[slot(high)];
    data[slot(low)] = a + b;
    data[slot(high)] = a - b;
  }
  __syncthreads();
  for (int i = t; i < COUNT; i += THREADS)
    out[first + i] = data[slot(i)];
}
