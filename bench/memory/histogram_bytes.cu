/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A histogram of 64 bins as CUDA's samples have it: every thread counts in bytes of its own, 64
 * threads' bytes of one bin in a row; at the end a thread adds up a row, 4 bytes at a time.
 *
 * Where a lane counts is data: four lanes share a word's column and meet in one bank whenever their
 * bins differ; the rows of the sum are 16 words apart, 16-way. By hand: the samples' shuffle of
 * thread numbers, which spreads 16 lanes over 16 columns (HAND=1); and rows summed from another
 * column by each thread (HAND=2). No layout of the array alone does either.
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64, BINS = 64;

extern __shared__ unsigned char counts[];

__global__ void histogram_bytes(unsigned *out, const unsigned *in, int words) {
  int t = threadIdx.x;
  int own = HAND ? (t & 15) << 2 | t >> 4 : t;
  for (int i = t; i < BINS * THREADS / 4; i += THREADS)
    ((unsigned *)counts)[i] = 0;
  __syncthreads();
  const unsigned *mine = in + blockIdx.x * THREADS * words + t;
  for (int i = 0; i < words; ++i) {
    unsigned pixels = mine[i * THREADS];
    for (int byte = 0; byte < 4; ++byte)
      ++counts[(pixels >> (byte * 8 + 2) & 63) * THREADS + own];
  }
  __syncthreads();
  unsigned sum = 0;
  for (int i = 0; i < THREADS / 4; ++i) {
    int word = HAND == 2 ? i + t & 15 : i;
    unsigned four = ((const unsigned *)counts)[t * (THREADS / 4) + word];
    sum += (four & 255) + (four >> 8 & 255) + (four >> 16 & 255) + (four >> 24);
  }
  out[blockIdx.x * BINS + t] = sum;
}
