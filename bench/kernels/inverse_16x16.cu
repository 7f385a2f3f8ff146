/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Inverts many 16x16 matrices in place by Gauss and Jordan, without pivoting (their diagonals
 * dominate): one row to a thread, 8 matrices to a block of 128 threads.
 *
 * In every step a lane updates its own row, word by word: 16-word rows put the 16 lanes of one
 * matrix into two banks, and the second matrix of the warp into the same: 16-way. By hand: rows of
 * 17 words (HAND=1), clean but where rows are copied in and out, 2-way; rows of 20 (HAND=2) or the
 * group of four XOR-ed with half the row (HAND=3), cures for 16-byte reads, leave 4-way conflicts.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 16, MATRICES = 8, THREADS = SIDE * MATRICES;
constexpr int WIDTH = HAND == 1 ? SIDE + 1 : HAND == 2 ? SIDE + 4 : SIDE;

__device__ inline int column(int row, int col) {
  return HAND == 3 ? col ^ (row >> 1 & 3) << 2 : col;
}

__global__ void inverse_16x16(float *out, const float *in) {
  alignas(16) __shared__ float rows[THREADS][WIDTH];
  int t = threadIdx.x, r = t % SIDE, top = t - r, first = blockIdx.x * THREADS * SIDE;
  for (int i = t; i < THREADS * SIDE; i += THREADS) {
    int row = i / SIDE, col = i % SIDE;
    rows[row][column(row, col)] = in[first + i] + (row % SIDE == col ? SIDE : 0);
  }
  __syncthreads();
  for (int k = 0; k < SIDE; ++k) {
    float *own = rows[t], *pivot = rows[top + k];
    float scale = 1 / pivot[column(top + k, k)];
    float factor = own[column(t, k)] * scale;
    __syncthreads();
    if (r != k)
      for (int j = 0; j < SIDE; ++j)
        own[column(t, j)] =
            j == k ? -factor : own[column(t, j)] - factor * pivot[column(top + k, j)];
    __syncthreads();
    if (r == k)
      for (int j = 0; j < SIDE; ++j)
        own[column(t, j)] = j == k ? scale : own[column(t, j)] * scale;
    __syncthreads();
  }
  for (int i = t; i < THREADS * SIDE; i += THREADS)
    out[first + i] = rows[i / SIDE][column(i / SIDE, i % SIDE)];
}
