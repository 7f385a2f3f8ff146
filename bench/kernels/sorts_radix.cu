/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The local step of a radix sort: a block of 128 threads sorts 512 keys by 4 of their bits. A
 * thread counts its 4 keys in counters of its own, one for each of 16 digits; a scan over all
 * counters, digit by digit, gives each key its place.
 *
 * Counters lie as [digit][thread]: while keys are counted, whatever the digits, every lane has its
 * bank. For the scan a thread takes 16 neighbours: 16-way, or 4-way of 16 bytes, as they are read
 * all before one is written. Keys move to their places by way of `sorted`, as the data will have
 * it. By hand: one word after every 32 (HAND=1), clean, a word at a time; four (HAND=2), clean and
 * 16 bytes at a time; bits 5 and 6 of the index onto bits 2 and 3 (HAND=3), likewise, and no more
 * room. Padding costs a little where keys are counted: lanes with different digits may meet.
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128, DIGITS = 16, EACH = 4, COUNT = THREADS * EACH;

__device__ constexpr int slot(int i) {
  return HAND == 1   ? i + (i >> 5)
         : HAND == 2 ? i + (i >> 5) * 4
         : HAND == 3 ? i ^ (i >> 5 & 3) << 2
                     : i;
}

/* The same for a thread's own elements: four words that stay neighbours, where the compiler can see
 * it. */
__device__ constexpr int own(int i) { return HAND == 3 ? slot(i & ~3) + (i & 3) : slot(i); }

__global__ void radix_rank(unsigned *out, const unsigned *in, int shift) {
  __shared__ unsigned counters[slot(DIGITS * THREADS)], totals[2][THREADS], sorted[COUNT];
  int t = threadIdx.x, first = blockIdx.x * COUNT;
  for (int i = 0; i < DIGITS; ++i)
    counters[slot(i * THREADS + t)] = 0;
  unsigned key[EACH], before[EACH];
  for (int i = 0; i < EACH; ++i) {
    key[i] = in[first + t * EACH + i];
    int mine = slot((key[i] >> shift & (DIGITS - 1)) * THREADS + t);
    before[i] = counters[mine]++;
  }
  __syncthreads();

  unsigned sums[DIGITS], sum = 0;
  for (int i = 0; i < DIGITS; ++i) {
    sums[i] = sum;
    sum += counters[own(t * DIGITS + i)];
  }
  totals[0][t] = sum;
  __syncthreads();
  int from = 0;
  for (int distance = 1; distance < THREADS; distance *= 2) {
    unsigned left = t >= distance ? totals[from][t - distance] : 0;
    totals[1 - from][t] = totals[from][t] + left;
    from = 1 - from;
    __syncthreads();
  }
  unsigned start = totals[from][t] - sum;
  for (int i = 0; i < DIGITS; ++i)
    counters[own(t * DIGITS + i)] = start + sums[i];
  __syncthreads();

  for (int i = 0; i < EACH; ++i) {
    int mine = slot((key[i] >> shift & (DIGITS - 1)) * THREADS + t);
    sorted[counters[mine] + before[i]] = key[i];
  }
  __syncthreads();
  for (int i = 0; i < EACH; ++i)
    out[first + i * THREADS + t] = sorted[i * THREADS + t];
}
