/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * y = A * x for a tall matrix, one row to a thread: panels of 128x32 go through shared memory so
 * that global memory is read along rows.
 *
 * A lane reads its own row, four words at a time: 8 lanes at a stride of 32 words, 8-way, 32
 * wavefronts in place of 4; `part`, the piece of x, is read by all lanes alike. By hand: four words
 * more in a row (HAND=1) or the group of four XOR-ed with the row (HAND=2) keep the 16-byte reads;
 * one word more (HAND=3), the habit, makes four reads of each.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 128, DEPTH = 32;
constexpr int WIDTH = HAND == 1 ? DEPTH + 4 : HAND == 3 ? DEPTH + 1 : DEPTH;

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ (row & 7) << 2 : col; }

__global__ void matvec_rows(float *y, const float *a, const float *x, int n) {
  alignas(16) __shared__ float panel[ROWS][WIDTH];
  alignas(16) __shared__ float part[DEPTH];
  int t = threadIdx.x, first = blockIdx.x * ROWS;
  float sum = 0;
  for (int k0 = 0; k0 < n; k0 += DEPTH) {
    for (int i = t; i < ROWS * DEPTH; i += ROWS) {
      int row = i / DEPTH, k = i % DEPTH;
      panel[row][column(row, k)] = a[(first + row) * n + k0 + k];
    }
    if (t < DEPTH)
      part[t] = x[k0 + t];
    __syncthreads();
    for (int k = 0; k < DEPTH; ++k)
      sum += panel[t][column(t, k)] * part[k];
    __syncthreads();
  }
  y[first + t] = sum;
}
