/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A transpose through tiles of 16 rows and 32 columns, one tile to a block of any shape: elements
 * are dealt to threads by their running number.
 *
 * A warp reads two columns of `tile` at once, 16 lanes on one bank each. One word of padding or
 * `col ^ row` leave 2-way conflicts. Clean by hand: two words of padding (HAND=1) or `col ^ 2 *
 * row` (HAND=2).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 16, COLUMNS = 32;
constexpr int TILE_WIDTH = HAND == 1 ? COLUMNS + 2 : COLUMNS;

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ 2 * row : col; }

__global__ void transpose_16x32(float *out, const float *in, int n) {
  __shared__ float tile[ROWS][TILE_WIDTH];
  int x = blockIdx.x * COLUMNS, y = blockIdx.y * ROWS;
  int threads = blockDim.x * blockDim.y;
  int thread = threadIdx.y * blockDim.x + threadIdx.x;
  for (int i = thread; i < ROWS * COLUMNS; i += threads) {
    int row = i / COLUMNS, col = i % COLUMNS;
    tile[row][column(row, col)] = in[(y + row) * n + x + col];
  }
  __syncthreads();
  for (int i = thread; i < ROWS * COLUMNS; i += threads) {
    int row = i % ROWS, col = i / ROWS;
    out[(x + col) * n + y + row] = tile[row][column(row, col)];
  }
}
