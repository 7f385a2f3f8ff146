/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A histogram of 64 bins of a picture, counted by red.shared in a copy for each lane, so that lanes
 * never meet at one counter.
 *
 * Where a lane counts is data. In a smooth picture all lanes have the same bin, and copies of 64
 * words put them all into one bank: 32-way. By hand: one word more in a copy (HAND=1), which is
 * clean for smooth pictures; counters of one bin in a row, a lane to a bank (HAND=2), which is
 * clean for all.
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int BINS = 64, COPIES = 32, THREADS = 256;
constexpr int PITCH = HAND == 1 ? BINS + 1 : BINS;

__device__ inline int slot(int copy, int bin) {
  return HAND == 2 ? bin * COPIES + copy : copy * PITCH + bin;
}

__device__ inline void count_one(unsigned at) {
  asm volatile("red.shared.add.u32 [%0], 1;" ::"r"(at) : "memory");
}

__global__ void histogram_red(unsigned *out, const unsigned *in, int rounds) {
  __shared__ unsigned counts[COPIES * PITCH];
  int t = threadIdx.x, lane = t & 31;
  for (int i = t; i < COPIES * PITCH; i += THREADS)
    counts[i] = 0;
  __syncthreads();
  unsigned base = shared_address(counts);
  const unsigned *mine = in + blockIdx.x * THREADS * rounds + t;
  for (int i = 0; i < rounds; ++i)
    count_one(base + slot(lane, mine[i * THREADS] >> 8 & 63) * 4);
  __syncthreads();
  if (t < BINS) {
    unsigned sum = 0;
    for (int copy = 0; copy < COPIES; ++copy)
      sum += counts[slot(copy + t & 31, t)];
    out[blockIdx.x * BINS + t] = sum;
  }
}
