/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Histograms with 64 bins for each of 64 threads, so that no update needs an atomic. Which bins are
 * counted in is up to the data; what follows, the sums over the threads, is not.
 *
 * histogram_words: a row of 64 counters to a thread. Lanes in one bin are on one bank, 32-way for
 * sorted data; random data brings 3 or 4 lanes together. The sums over threads are clean. By hand:
 * rows of 65 (HAND=1), the better for sorted data and no different for random; bins as rows and
 * threads side by side (HAND=2), clean when counting whatever the data, and 32-way when a lane sums
 * up a row; each lane starts its row elsewhere (HAND=3), which clears that, too.
 *
 * histogram_bytes: the same in 4 KiB, counters of a byte, threads side by side, the four of a word
 * in one bank and 16 words to a row: two lanes meet if they are at equal places of rows that differ
 * by an even number. Each lane sums up a row: 16-way. By hand: threads shuffled so that a warp
 * reaches more banks (HAND=1), rows of 68 bytes (HAND=2).
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64, BINS = 64;

#if HAND >= 2
#define COUNTER(thread, bin) counters[bin][thread]
#else
#define COUNTER(thread, bin) counters[thread][bin]
#endif

__global__ void histogram_words(unsigned *out, const unsigned *keys, int each, int shift) {
  __shared__ unsigned counters[THREADS][HAND == 1 ? BINS + 1 : BINS];
  int t = threadIdx.x;
  for (int i = 0; i < BINS; ++i)
    counters[i][t] = 0;
  __syncthreads();
  const unsigned *mine = keys + blockIdx.x * each * THREADS + t;
  for (int i = 0; i < each; ++i)
    COUNTER(t, mine[i * THREADS] >> shift & (BINS - 1))++;
  __syncthreads();
  unsigned sum = 0;
  for (int i = 0; i < THREADS; ++i)
    sum += COUNTER(HAND == 3 ? (i + t) & (THREADS - 1) : i, t);
  out[blockIdx.x * BINS + t] = sum;
}

constexpr int MOST = 255; // what a byte can count

__global__ void histogram_bytes(unsigned *out, const unsigned *keys, int each, int shift) {
  __shared__ unsigned char counters[BINS][HAND == 2 ? THREADS + 4 : THREADS];
  int t = threadIdx.x, place = HAND == 1 ? (t & 15) * 4 + (t >> 4) : t;
  for (int i = 0; i < BINS; ++i)
    counters[i][t] = 0;
  __syncthreads();
  const unsigned *mine = keys + blockIdx.x * each * THREADS + t;
  for (int i = 0; i < min(each, MOST); ++i)
    counters[mine[i * THREADS] >> shift & (BINS - 1)][place]++;
  __syncthreads();
  unsigned sum = 0;
  for (int i = 0; i < THREADS; ++i)
    sum += counters[t][i];
  out[blockIdx.x * BINS + t] = sum;
}
