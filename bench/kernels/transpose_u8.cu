/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Transposes a grey picture: 64x64 tiles of bytes, one byte to a lane and to an access.
 *
 * A column of the tile is read at a stride of 64 bytes, 16 words: two banks for a warp, 16-way. By
 * hand: one byte more in a row, the habit (HAND=1), which leaves 2-way conflicts, for rows r and
 * r + 2 then share a bank; one word more (HAND=2), or the word in the row XOR-ed with half the row
 * number (HAND=3), which are clean.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, ROWS = 8;
constexpr int WIDTH = HAND == 1 ? TILE + 1 : HAND == 2 ? TILE + 4 : TILE;

__device__ inline int column(int row, int col) {
  return HAND == 3 ? col ^ (row >> 1 & 15) << 2 : col;
}

__global__ void transpose_u8(unsigned char *out, const unsigned char *in, int n) {
  __shared__ unsigned char tile[TILE][WIDTH];
  int tx = threadIdx.x, ty = threadIdx.y;
  int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
  for (int j = ty; j < TILE; j += ROWS)
    tile[j][column(j, tx)] = in[(y + j) * n + x + tx];
  __syncthreads();
  for (int j = ty; j < TILE; j += ROWS)
    out[(x + j) * n + y + tx] = tile[tx][column(tx, j)];
}
