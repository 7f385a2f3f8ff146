/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Transposes many 8x8 matrices, 16 of them in a block of 256 threads.
 *
 * A warp reads four columns of 8 rows: words 8 c + r, and rows 4 apart share a bank: 2-way. By
 * hand: rows of 9 words (HAND=1), the habit, stay 2-way and make the writer 2-way as well; four
 * words after every 32 (HAND=2), or the upper half of a matrix swapped by fours (HAND=3), are
 * clean.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 8, MATRIX = SIDE * SIDE, COUNT = 16 * MATRIX, THREADS = 256;

__device__ constexpr int slot(int i) {
  return HAND == 1   ? i + i / SIDE
         : HAND == 2 ? i + i / 32 * 4
         : HAND == 3 ? i ^ (i >> 5 & 1) << 2
                     : i;
}

__global__ void transpose_8x8(float *out, const float *in) {
  __shared__ float all[slot(COUNT)];
  int t = threadIdx.x, first = blockIdx.x * COUNT;
  for (int i = t; i < COUNT; i += THREADS)
    all[slot(i)] = in[first + i];
  __syncthreads();
  for (int i = t; i < COUNT; i += THREADS) {
    int matrix = i / MATRIX, row = i / SIDE % SIDE, col = i % SIDE;
    out[first + i] = all[slot(matrix * MATRIX + col * SIDE + row)];
  }
}
