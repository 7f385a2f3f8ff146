/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B for square matrices, one 32x32 tile of C to a block.
 *
 * Nothing conflicts: the lanes of a warp read `as` at one address and `bs` along a row. Padding
 * both (HAND=1), which habit suggests, only costs `as` its 16-byte loads.
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 32;
constexpr int TILE_WIDTH = HAND == 1 ? TILE + 1 : TILE;

__global__ void ab(float *c, const float *a, const float *b, int n) {
  __shared__ float as[TILE][TILE_WIDTH];
  __shared__ float bs[TILE][TILE_WIDTH];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * TILE, col = blockIdx.x * TILE;
  float sum = 0;
  for (int k = 0; k < n; k += TILE) {
    as[ty][tx] = a[(row + ty) * n + k + tx];
    bs[ty][tx] = b[(k + ty) * n + col + tx];
    __syncthreads();
    for (int i = 0; i < TILE; ++i)
      sum += as[ty][i] * bs[i][tx];
    __syncthreads();
  }
  c[(row + ty) * n + col + tx] = sum;
}
