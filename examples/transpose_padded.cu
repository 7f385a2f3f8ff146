/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A transpose whose author padded the tile: 33 words to a row. Columns run over all banks, nothing
 * is left to gain.
 */
#include "cuda_min.h"

constexpr int TILE = 32, ROWS = 8;

__global__ void transpose_padded(float *out, const float *in, int n) {
  __shared__ float tile[TILE][TILE + 1];
  int tx = threadIdx.x, ty = threadIdx.y;
  int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
  for (int j = 0; j < TILE; j += ROWS)
    tile[ty + j][tx] = in[(y + ty + j) * n + x + tx];
  __syncthreads();
  for (int j = 0; j < TILE; j += ROWS)
    out[(x + ty + j) * n + y + tx] = tile[tx][ty + j];
}
