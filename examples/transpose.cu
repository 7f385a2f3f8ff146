/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Transposes a matrix through a 32x32 tile, so that both the reads and the writes of global memory
 * run along rows.
 *
 * `tile` is written by rows and read by columns. Words of a column are 32 words apart: one bank, 32
 * wavefronts where one would do. By hand: a row of 33 words (HAND=1), or the column XOR-ed with the
 * row (HAND=2).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 32, ROWS = 8; // ROWS: rows of threads in a block
constexpr int TILE_WIDTH = HAND == 1 ? TILE + 1 : TILE;

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ row : col; }

__global__ void transpose(float *out, const float *in, int n) {
  __shared__ float tile[TILE][TILE_WIDTH];
  int tx = threadIdx.x, ty = threadIdx.y;
  int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
  for (int j = 0; j < TILE; j += ROWS)
    tile[ty + j][column(ty + j, tx)] = in[(y + ty + j) * n + x + tx];
  __syncthreads();
  for (int j = 0; j < TILE; j += ROWS)
    out[(x + ty + j) * n + y + tx] = tile[tx][column(tx, ty + j)];
}
