/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A histogram with bins for every thread, so that no update needs an atomic; for blocks of 64
 * threads.
 *
 * Which bin a lane counts in depends on the keys. Lanes that count in the same bin are rows of 32
 * words apart: the same bank. Keys that come sorted put a whole warp into
 * one bin: 32-way conflicts, which nothing but the data shows. By hand: one word more in each row
 * (HAND=1).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64, BINS = 32;

__global__ void histogram(unsigned *out, const unsigned *keys, int keys_per_thread, int shift) {
  __shared__ unsigned bins[THREADS][BINS + (HAND == 1)];
  int t = threadIdx.x;
  for (int i = t; i < THREADS * BINS; i += THREADS)
    bins[i / BINS][i % BINS] = 0;
  __syncthreads();
  const unsigned *mine = keys + blockIdx.x * keys_per_thread * THREADS + t;
  for (int i = 0; i < keys_per_thread; i++)
    bins[t][mine[i * THREADS] >> shift & (BINS - 1)]++;
  __syncthreads();
  if (t < BINS) {
    unsigned sum = 0;
    for (int s = 0; s < THREADS; s++)
      sum += bins[s][t];
    out[blockIdx.x * BINS + t] = sum;
  }
}
