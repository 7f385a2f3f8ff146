/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Softmax over many short rows, 32 floats each: a block takes 128 of them through shared memory so
 * that global memory is read and written along rows, and each thread works on a row of its own.
 *
 * A lane walks along its row: rows of 32 words, 32-way for words, 32 wavefronts in place of 4 where
 * four are had at once. By hand: one word more in a row (HAND=1), the habit, which gives up 16-byte
 * accesses; four words more (HAND=2) or the group of four XOR-ed with the row (HAND=3), which keep
 * them and leave 4-way conflicts wherever words are read or written one by one.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 128, COLUMNS = 32;
constexpr int WIDTH = HAND == 1 ? COLUMNS + 1 : HAND == 2 ? COLUMNS + 4 : COLUMNS;

__device__ inline int column(int row, int col) { return HAND == 3 ? col ^ (row & 7) << 2 : col; }

__global__ void softmax_rows(float *out, const float *in) {
  alignas(16) __shared__ float tile[ROWS][WIDTH];
  int t = threadIdx.x, first = blockIdx.x * ROWS * COLUMNS;
  for (int i = t; i < ROWS * COLUMNS; i += ROWS)
    tile[i / COLUMNS][column(i / COLUMNS, i % COLUMNS)] = in[first + i];
  __syncthreads();
  float *row = tile[t], top = row[column(t, 0)], sum = 0;
  for (int col = 1; col < COLUMNS; ++col) {
    float x = row[column(t, col)];
    top = x < top ? top : x;
  }
  for (int col = 0; col < COLUMNS; ++col) {
    float power = power_of_two((row[column(t, col)] - top) * 1.4426950f);
    row[column(t, col)] = power;
    sum += power;
  }
  float scale = 1 / sum;
  for (int col = 0; col < COLUMNS; ++col)
    row[column(t, col)] *= scale;
  __syncthreads();
  for (int i = t; i < ROWS * COLUMNS; i += ROWS)
    out[first + i] = tile[i / COLUMNS][column(i / COLUMNS, i % COLUMNS)];
}
