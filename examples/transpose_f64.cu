/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The transpose of doubles, written so that any shape of block will do.
 *
 * An element fills two banks, so the column reads of `tile` put 16 lanes on one pair of banks,
 * twice: 32 wavefronts where two would do. By hand: a row of 33 doubles (HAND=1), or the column
 * XOR-ed with the row (HAND=2).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 32;
constexpr int TILE_WIDTH = HAND == 1 ? TILE + 1 : TILE;

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ row : col; }

__global__ void transpose_f64(double *out, const double *in, int n) {
  __shared__ double tile[TILE][TILE_WIDTH];
  int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
  for (int row = threadIdx.y; row < TILE; row += blockDim.y)
    for (int col = threadIdx.x; col < TILE; col += blockDim.x)
      tile[row][column(row, col)] = in[(y + row) * n + x + col];
  __syncthreads();
  for (int row = threadIdx.y; row < TILE; row += blockDim.y)
    for (int col = threadIdx.x; col < TILE; col += blockDim.x)
      out[(x + row) * n + y + col] = tile[col][column(col, row)];
}
