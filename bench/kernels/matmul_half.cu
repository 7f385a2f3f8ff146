/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B^T in halves, summed in floats: 64x64 of C to a block of 16x16 threads, 4x4 to a thread,
 * both operands read four halves (8 bytes) at a time along their rows.
 *
 * Rows of 32 halves are 16 words long: the 16 lanes that read a column of `bs` meet in two pairs of
 * banks, 8-way. `as` is read at two rows by a warp: clean. By hand: four halves more in the rows of
 * `bs` (HAND=1), or of both (HAND=2), the habit, clean for readers, 2-way for the store; the four
 * halves XOR-ed with half the row (HAND=3), clean for both. Two halves more in a row, as for single
 * ones, would split the 8 bytes.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, DEPTH = 32, SIDE = 4, THREADS = 16;
constexpr int A_WIDTH = HAND == 2 ? DEPTH + 4 : DEPTH;
constexpr int B_WIDTH = HAND == 1 || HAND == 2 ? DEPTH + 4 : DEPTH;

__device__ inline int column(int row, int col) {
  return HAND == 3 ? col ^ (row >> 1 & 7) << 2 : col;
}

__global__ void matmul_half(float *c, const half1 *a, const half1 *b, int n) {
  alignas(8) __shared__ half1 as[TILE][A_WIDTH];
  alignas(8) __shared__ half1 bs[TILE][B_WIDTH];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * THREADS + tx;
  int row = blockIdx.y * TILE, col = blockIdx.x * TILE;
  float sum[SIDE][SIDE] = {};
  for (int k0 = 0; k0 < n; k0 += DEPTH) {
    for (int i = 4 * t; i < TILE * DEPTH; i += 4 * THREADS * THREADS) {
      int r = i / DEPTH, k = i % DEPTH;
      vector_at<halves4>(&as[r][k]) = *(const halves4 *)&a[(row + r) * n + k0 + k];
      vector_at<halves4>(&bs[r][column(r, k)]) = *(const halves4 *)&b[(col + r) * n + k0 + k];
    }
    __syncthreads();
    for (int k = 0; k < DEPTH; k += 4) {
      halves4 rows[SIDE], cols[SIDE];
      for (int i = 0; i < SIDE; ++i) {
        int r = ty + THREADS * i, s = tx + THREADS * i;
        rows[i] = vector_at<halves4>(&as[r][k]);
        cols[i] = vector_at<halves4>(&bs[s][column(s, k)]);
      }
      for (int i = 0; i < SIDE; ++i)
        for (int j = 0; j < SIDE; ++j)
          for (int q = 0; q < 4; ++q)
            sum[i][j] += (float)rows[i].at[q] * (float)cols[j].at[q];
    }
    __syncthreads();
  }
  for (int i = 0; i < SIDE; ++i)
    for (int j = 0; j < SIDE; ++j)
      c[(row + ty + THREADS * i) * n + col + tx + THREADS * j] = sum[i][j];
}
