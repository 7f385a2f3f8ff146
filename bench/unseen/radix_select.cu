/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The k-th greatest of rows of 4,096 floats and how many are greater, by radix: four histograms of
 * 8 bits of the keys that are still in question, by atomics in shared memory, and a warp that scans
 * the 256 bins from above, eight a lane. A block of 256 threads has one row, its keys in shared
 * memory.
 *
 * Which bins meet only data says: in the first pass, exponents, a few bins take all; the scan reads
 * eight bins in vectors. By hand: a histogram for each of eight warps (HAND=1), which are added; a
 * word more after eight bins (HAND=2), for the scan, which parts its vectors; four histograms side
 * by side, a lane's by its number (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int LENGTH = 4096, THREADS = 256, BINS = 256;
constexpr int COPIES = HAND == 1 ? 8 : HAND == 3 ? 4 : 1;

__device__ __forceinline__ int place(int bin, int copy) {
  return HAND == 1   ? copy * BINS + bin
         : HAND == 2 ? bin + bin / 8
         : HAND == 3 ? bin * 4 + copy
                     : bin;
}

__global__ void __launch_bounds__(THREADS)
    radix_select(float *__restrict__ out, int *__restrict__ above, const float *__restrict__ in,
                 int k) {
  __shared__ unsigned keys[LENGTH];
  __shared__ int bins[COPIES * BINS + (HAND == 2 ? BINS / 8 : 0)];
  __shared__ unsigned chosen;
  __shared__ int left;
  int t = threadIdx.x, copy = HAND == 1 ? t / 32 : HAND == 3 ? t % 4 : 0;
  const float *row = in + (size_t)blockIdx.x * LENGTH;
  for (int i = t; i < LENGTH; i += THREADS) {
    unsigned bits = __float_as_uint(row[i]);
    keys[i] = bits & 0x80000000u ? ~bits : bits | 0x80000000u;
  }
  unsigned prefix = 0, mask = 0;
  int wanted = k;
  for (int shift = 24; shift >= 0; shift -= 8) {
    for (int i = t; i < COPIES * BINS; i += THREADS)
      bins[HAND == 2 ? place(i, 0) : i] = 0;
    __syncthreads();
    for (int i = t; i < LENGTH; i += THREADS)
      if ((keys[i] & mask) == prefix)
        atomicAdd(&bins[place(keys[i] >> shift & 255, copy)], 1);
    __syncthreads();
#if HAND == 1 || HAND == 3
    int sum = 0;
    for (int c = 0; c < COPIES; ++c)
      sum += bins[place(t, c)];
    __syncthreads();
    bins[t] = sum;
    __syncthreads();
#endif
    if (t < 32) {
      int first = BINS - 8 - t * 8, own[8], sum = 0;
#pragma unroll
      for (int i = 0; i < 8; ++i) {
        own[i] = bins[HAND == 2 ? place(first + i, 0) : first + i];
        sum += own[i];
      }
      int before = sum;
      for (int step = 1; step < 32; step *= 2) {
        int other = __shfl_up_sync(0xffffffffu, before, step);
        if (t >= step)
          before += other;
      }
      before -= sum;
      if (before < wanted && before + sum >= wanted)
#pragma unroll
        for (int i = 7; i >= 0; --i) {
          if (before < wanted && before + own[i] >= wanted)
            chosen = first + i, left = wanted - before;
          before += own[i];
        }
    }
    __syncthreads();
    prefix |= chosen << shift;
    mask |= 255u << shift;
    wanted = left;
  }
  if (t == 0) {
    out[blockIdx.x] = __uint_as_float(prefix & 0x80000000u ? prefix & 0x7fffffffu : ~prefix);
    above[blockIdx.x] = k - wanted;
  }
}
