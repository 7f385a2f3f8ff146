/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A transpose through 16x16 tiles, one thread to an element.
 *
 * A warp covers two rows of threads. Its column reads of `tile` step by 16 words: 8 lanes on each
 * of four banks. One word of padding (HAND=1), the habit, leaves the two rows of a warp in each
 * other's way: 2-way conflicts, on reads and on writes. Swapping pairs of columns by the pair of
 * rows (HAND=2) has none.
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 16;
constexpr int TILE_WIDTH = HAND == 1 ? TILE + 1 : TILE;

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ (row & ~1) : col; }

__global__ void transpose_16x16(float *out, const float *in, int n) {
  __shared__ float tile[TILE][TILE_WIDTH];
  int tx = threadIdx.x, ty = threadIdx.y;
  int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
  tile[ty][column(ty, tx)] = in[(y + ty) * n + x + tx];
  __syncthreads();
  out[(x + ty) * n + y + tx] = tile[tx][column(tx, ty)];
}
