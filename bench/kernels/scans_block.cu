/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A scan in which every thread owns 8 or 16 consecutive elements. Global memory is read and written
 * striped, lanes side by side; shared memory turns that into the blocked arrangement and back.
 *
 * Blocked, lanes lie 8 or 16 words apart: 8-way or 16-way conflicts word by word. The elements of a
 * thread are 16-byte aligned neighbours, though, which ptxas reads four at a time: then 2-way and
 * 4-way remain. By hand: one word after every 32 (HAND=1), as the block exchanges of the libraries
 * do: no conflict, and four times as many instructions. Four words after every 32 (HAND=2): no
 * conflict and 16 bytes at once. Bits 5 and 6 of the index onto bits 2 and 3 (HAND=3): likewise,
 * and no more room.
 *
 * kogge_stone: the scan of Kogge and Stone from one buffer to another, neighbours at a distance: no
 * lane meets another. A word after every 32 (HAND=1), the reflex, costs arithmetic for nothing.
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256;

__device__ constexpr int slot(int i) {
  return HAND == 1   ? i + (i >> 5)
         : HAND == 2 ? i + (i >> 5) * 4
         : HAND == 3 ? i ^ (i >> 5 & 3) << 2
                     : i;
}

/* The same for a thread's own elements: four words that stay neighbours, where the compiler can see
 * it. */
__device__ constexpr int own(int i) { return HAND == 3 ? slot(i & ~3) + (i & 3) : slot(i); }

/* The sum of what the threads before this one bring. */
static __device__ __forceinline__ unsigned scan_totals(unsigned (&totals)[2][THREADS],
                                                       unsigned total) {
  int t = threadIdx.x, from = 0;
  totals[0][t] = total;
  __syncthreads();
  for (int distance = 1; distance < THREADS; distance *= 2) {
    unsigned before = t >= distance ? totals[from][t - distance] : 0;
    totals[1 - from][t] = totals[from][t] + before;
    from = 1 - from;
    __syncthreads();
  }
  return totals[from][t] - total;
}

template <int ITEMS>
static __device__ __forceinline__ void block_scan(unsigned *items, unsigned (&totals)[2][THREADS],
                                                  unsigned *out, const unsigned *in) {
  int t = threadIdx.x, first = blockIdx.x * ITEMS * THREADS;
  for (int i = 0; i < ITEMS; ++i)
    items[slot(i * THREADS + t)] = in[first + i * THREADS + t];
  __syncthreads();
  unsigned mine[ITEMS], sum = 0;
  for (int i = 0; i < ITEMS; ++i)
    mine[i] = sum += items[own(t * ITEMS + i)];
  unsigned before = scan_totals(totals, sum);
  for (int i = 0; i < ITEMS; ++i)
    items[own(t * ITEMS + i)] = before + mine[i];
  __syncthreads();
  for (int i = 0; i < ITEMS; ++i)
    out[first + i * THREADS + t] = items[slot(i * THREADS + t)];
}

__global__ void block_scan8(unsigned *out, const unsigned *in) {
  __shared__ unsigned items[slot(8 * THREADS)], totals[2][THREADS];
  block_scan<8>(items, totals, out, in);
}

__global__ void block_scan16(unsigned *out, const unsigned *in) {
  __shared__ unsigned items[slot(16 * THREADS)], totals[2][THREADS];
  block_scan<16>(items, totals, out, in);
}

constexpr int LONG = 1024;

__global__ void kogge_stone(float *out, const float *in) {
  __shared__ float sums[2][slot(LONG)];
  int t = threadIdx.x, from = 0;
  sums[0][slot(t)] = in[blockIdx.x * LONG + t];
  __syncthreads();
  for (int distance = 1; distance < LONG; distance *= 2) {
    float sum = sums[from][slot(t)];
    if (t >= distance)
      sum += sums[from][slot(t - distance)];
    from = 1 - from;
    sums[from][slot(t)] = sum;
    __syncthreads();
  }
  out[blockIdx.x * LONG + t] = sums[from][slot(t)];
}
