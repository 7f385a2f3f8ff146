/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Transposes in tiles of 64x64 words, four neighbouring rows to a thread.
 *
 * The four words that a lane reads lie beside each other: one access of 16 bytes. Eight lanes at a
 * time take a column of 64-word rows: 8-way, 32 wavefronts in place of 4. By hand: four words more
 * in a row (HAND=1) or the group of four XOR-ed with the row (HAND=2) keep the 16 bytes; one word
 * more (HAND=3), the habit, turns them into four accesses, clean as well.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, ROWS = 4;
constexpr int WIDTH = HAND == 1 ? TILE + 4 : HAND == 3 ? TILE + 1 : TILE;

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ (row & 7) << 2 : col; }

__global__ void transpose_4rows(float *out, const float *in, int n) {
  alignas(16) __shared__ float tile[TILE][WIDTH];
  int tx = threadIdx.x, ty = ROWS * threadIdx.y;
  int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
  for (int k = 0; k < ROWS; ++k)
    tile[ty + k][column(ty + k, tx)] = in[(y + ty + k) * n + x + tx];
  __syncthreads();
  int first = column(tx, ty);
  for (int k = 0; k < ROWS; ++k)
    out[(x + ty + k) * n + y + tx] = tile[tx][first + k];
}
