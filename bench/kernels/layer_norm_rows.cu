/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Layer normalization of rows of 48 floats, no power of two: 128 rows to a block, one to a thread,
 * through shared memory so that global memory is read and written along rows.
 *
 * Rows of 48 words start in two banks: 16-way for words; four words at a time, 4-way, 16 wavefronts
 * in place of 4. By hand: one word more in a row (HAND=1), which gives up 16-byte accesses; four
 * words more (HAND=2), which keep them. The row turned by its number (HAND=3) needs no room, but a
 * remainder, and leaves some conflicts, since 48 words are no multiple of 32 banks.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 128, COLUMNS = 48;
constexpr int WIDTH = HAND == 1 ? COLUMNS + 1 : HAND == 2 ? COLUMNS + 4 : COLUMNS;

__device__ inline int column(int row, int col) { return HAND == 3 ? (col + row) % COLUMNS : col; }

__global__ void layer_norm_rows(float *out, const float *in, const float *gain, const float *bias) {
  alignas(16) __shared__ float tile[ROWS][WIDTH];
  int t = threadIdx.x, first = blockIdx.x * ROWS * COLUMNS;
  for (int i = t; i < ROWS * COLUMNS; i += ROWS)
    tile[i / COLUMNS][column(i / COLUMNS, i % COLUMNS)] = in[first + i];
  __syncthreads();
  float *row = tile[t], sum = 0, squares = 0;
  for (int col = 0; col < COLUMNS; ++col)
    sum += row[column(t, col)];
  float mean = sum * (1.0f / COLUMNS);
  for (int col = 0; col < COLUMNS; ++col) {
    float x = row[column(t, col)] - mean;
    squares += x * x;
  }
  float scale = 1 / __builtin_sqrtf(squares * (1.0f / COLUMNS) + 1e-5f);
  for (int col = 0; col < COLUMNS; ++col)
    row[column(t, col)] = (row[column(t, col)] - mean) * scale * gain[col] + bias[col];
  __syncthreads();
  for (int i = t; i < ROWS * COLUMNS; i += ROWS)
    out[first + i] = tile[i / COLUMNS][column(i / COLUMNS, i % COLUMNS)];
}
