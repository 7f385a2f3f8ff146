/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = alpha A B^T + beta C in doubles, A and B by rows, C by columns, as LAPACK wants it: tiles of
 * 64 x 32 of A and B, and a third array through which half of the result goes at a time, so that
 * columns are written in lines. The three take 48 KiB to the byte: a pad of any does not compile.
 *
 * Rows of B, 256 bytes apart, go to lanes: 16-way; of A two rows meet; the result is stored 16-way.
 * By hand: XOR in all three (HAND=1); 24 columns of A and B at a time, which makes room for pads
 * (HAND=2).
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, DEPTH = HAND == 2 ? 24 : 32, MORE = HAND == 2;

__device__ inline int place(int row, int k) { return HAND == 1 ? k ^ (row & 15) : k; }

__global__ void __launch_bounds__(256)
    dgemm_abt_48k(double *c, const double *a, const double *b, int m, int n, int depth,
                  double alpha, double beta) {
  __shared__ double as[TILE][DEPTH + MORE], bs[TILE][DEPTH + MORE], cs[TILE / 2][TILE + MORE];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx;
  int top = blockIdx.y * TILE, left = blockIdx.x * TILE;
  double sum[4][4] = {};
  for (int first = 0; first < depth; first += DEPTH) {
    for (int i = t; i < TILE * DEPTH; i += 256) {
      int row = i / DEPTH, k = i % DEPTH;
      as[row][place(row, k)] =
          top + row < m && first + k < depth ? a[(top + row) * depth + first + k] : 0;
      bs[row][place(row, k)] =
          left + row < n && first + k < depth ? b[(left + row) * depth + first + k] : 0;
    }
    __syncthreads();
#pragma unroll 8
    for (int k = 0; k < DEPTH; ++k)
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          sum[i][j] += as[ty + 16 * i][place(ty, k)] * bs[tx + 16 * j][place(tx, k)];
    __syncthreads();
  }
#pragma unroll
  for (int half = 0; half < 2; ++half) {
#pragma unroll
    for (int i = 0; i < 4; ++i)
#pragma unroll
      for (int j = 0; j < 2; ++j)
        cs[tx + 16 * j][place(tx, ty + 16 * i)] = sum[i][2 * half + j];
    __syncthreads();
    for (int i = t; i < TILE / 2 * TILE; i += 256) {
      int column = i / TILE, row = i % TILE, to = left + half * (TILE / 2) + column;
      if (to < n && top + row < m) {
        double *out = c + (long long)to * m + top + row;
        *out = alpha * cs[column][place(column, row)] + beta * *out;
      }
    }
    __syncthreads();
  }
}
