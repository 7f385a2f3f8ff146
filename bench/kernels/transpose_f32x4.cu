/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Transposes with 16-byte accesses to global memory: 64x64 tiles, written as float4, read as single
 * words from four rows.
 *
 * A lane reads rows 4 tx to 4 tx + 3, 256 words apart from its neighbour's: 16-way. Writer and
 * readers want different things. By hand: one word more in a row (HAND=1) makes both 2-way and
 * splits the float4 into words; four words more (HAND=2) keep the float4 and leave readers 8-way;
 * the float4 in the row XOR-ed with the group of rows (HAND=3) keeps them, too, readers 2-way: no
 * layout that keeps 16 bytes together does better, for a warp takes 2 words of each.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, THREADS = 16;
constexpr int WIDTH = HAND == 1 ? TILE + 1 : HAND == 2 ? TILE + 4 : TILE;

__device__ inline int column(int row, int col) {
  return HAND == 3 ? col ^ (row >> 2 & 15) << 2 : col;
}

__global__ void transpose_f32x4(float *out, const float *in, int n) {
  alignas(16) __shared__ float tile[TILE][WIDTH];
  int tx = 4 * threadIdx.x, ty = threadIdx.y;
  int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
  for (int j = ty; j < TILE; j += THREADS) {
    float4 four = *(const float4 *)&in[(y + j) * n + x + tx];
#if HAND == 1
    tile[j][tx] = four.x;
    tile[j][tx + 1] = four.y;
    tile[j][tx + 2] = four.z;
    tile[j][tx + 3] = four.w;
#else
    vector_at<float4>(&tile[j][column(j, tx)]) = four;
#endif
  }
  __syncthreads();
  for (int j = ty; j < TILE; j += THREADS) {
    float4 four;
    four.x = tile[tx][column(tx, j)];
    four.y = tile[tx + 1][column(tx + 1, j)];
    four.z = tile[tx + 2][column(tx + 2, j)];
    four.w = tile[tx + 3][column(tx + 3, j)];
    *(float4 *)&out[(x + j) * n + y + tx] = four;
  }
}
