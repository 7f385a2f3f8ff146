/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Small dense factors, a row to a lane: the diagonal and panel steps of a blocked decomposition.
 *
 * ldlt: the symmetric L D L^T of a 32x32 tile by one warp. In step j the lanes below the diagonal
 * subtract what the columns before contribute, each from its own row: a triangle of lanes 32 words
 * apart, up to 32-way.
 *
 * panel: X L^T = B for 64 rows by 64 threads, forward along each row. L is read at one address by
 * all lanes (four words at once where ptxas may), the rows of X are 32 words apart: 32-way.
 *
 * By hand: rows of 33 words (HAND=1); of 36 (HAND=2), which keeps 16-byte reads; columns XOR-ed
 * with the row (HAND=3), in panel by fours, so that the wide reads stay and no room is needed. In
 * panel the tile of L stays as it is: padding it too would cost its wide reads.
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 32;
constexpr int WIDTH = HAND == 1 ? SIDE + 1 : HAND == 2 ? SIDE + 4 : SIDE;

__device__ inline int column(int row, int col) { return HAND == 3 ? col ^ (row & 31) : col; }

__global__ void ldlt(float *out, const float *in) {
  __shared__ float m[SIDE][WIDTH];
  int row = threadIdx.x, first = blockIdx.x * SIDE * SIDE;
  for (int i = 0; i < SIDE; ++i) // a dominant diagonal keeps the pivots away from zero
    m[i][column(i, row)] = in[first + i * SIDE + row] + (i == row ? 2 * SIDE : 0);
  __syncthreads();

  for (int j = 0; j < SIDE; ++j) {
    if (row >= j) {
      float sum = m[row][column(row, j)];
      for (int k = 0; k < j; ++k)
        sum -= m[row][column(row, k)] * m[j][column(j, k)] * m[k][column(k, k)];
      m[row][column(row, j)] = sum;
    }
    __syncthreads();
    if (row > j)
      m[row][column(row, j)] /= m[j][column(j, j)];
    __syncthreads();
  }
  for (int i = 0; i < SIDE; ++i)
    out[first + i * SIDE + row] = m[i][column(i, row)];
}

constexpr int ROWS = 64;

__device__ inline int wide(int row, int col) {
  return HAND == 3 ? ((col & ~3) ^ (row & 7) << 2) + (col & 3) : col;
}

__global__ void panel(float *out, const float *factors, const float *in) {
  __shared__ float l[SIDE][SIDE], x[ROWS][WIDTH];
  int t = threadIdx.x;
  const float *factor = factors + blockIdx.x * SIDE * SIDE, *mine = in + blockIdx.x * ROWS * SIDE;
  for (int i = t; i < SIDE * SIDE; i += ROWS)
    l[i / SIDE][i % SIDE] = factor[i] + (i / SIDE == i % SIDE);
  for (int i = t; i < ROWS * SIDE; i += ROWS)
    x[i / SIDE][wide(i / SIDE, i % SIDE)] = mine[i];
  __syncthreads();

  for (int j = 0; j < SIDE; ++j) {
    float sum = x[t][wide(t, j)];
    for (int k = 0; k < j; ++k)
      sum -= x[t][wide(t, k)] * l[j][k];
    x[t][wide(t, j)] = sum / l[j][j];
  }
  __syncthreads();
  for (int i = t; i < ROWS * SIDE; i += ROWS)
    out[blockIdx.x * ROWS * SIDE + i] = x[i / SIDE][wide(i / SIDE, i % SIDE)];
}
