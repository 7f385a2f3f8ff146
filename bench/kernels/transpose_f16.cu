/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Transposes a matrix of halves, two to a lane in global memory: 64x64 tiles, written as pairs,
 * read as single halves from two rows.
 *
 * Lanes read rows 2 tx and 2 tx + 1, 64 words apart: one bank, 32-way. By hand: one pair more in a
 * row (HAND=1) leaves 2-way conflicts, two rows being 66 words then; the pair XOR-ed with half the
 * row number (HAND=2) is clean; one half more in a row (HAND=3), the habit, splits the pairs and
 * is clean for readers.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, ROWS = 8;
constexpr int WIDTH = HAND == 1 ? TILE + 2 : HAND == 3 ? TILE + 1 : TILE;

__device__ inline int column(int row, int col) {
  return HAND == 2 ? col ^ (row >> 1 & 31) << 1 : col;
}

__global__ void transpose_f16(half1 *out, const half1 *in, int n) {
  alignas(4) __shared__ half1 tile[TILE][WIDTH];
  int tx = 2 * threadIdx.x, ty = threadIdx.y;
  int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
  for (int j = ty; j < TILE; j += ROWS) {
    halves2 pair = *(const halves2 *)&in[(y + j) * n + x + tx];
#if HAND == 3
    tile[j][tx] = pair.at[0];
    tile[j][tx + 1] = pair.at[1];
#else
    vector_at<halves2>(&tile[j][column(j, tx)]) = pair;
#endif
  }
  __syncthreads();
  for (int j = ty; j < TILE; j += ROWS) {
    halves2 pair;
    pair.at[0] = tile[tx][column(tx, j)];
    pair.at[1] = tile[tx + 1][column(tx + 1, j)];
    *(halves2 *)&out[(x + j) * n + y + tx] = pair;
  }
}
