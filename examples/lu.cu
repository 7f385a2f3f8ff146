/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * LU decomposition (Doolittle, no pivoting) of one 32x32 tile by one warp, a row to a lane.
 *
 * In step k the lanes below the pivot (`row > k`) update the rest of their rows, a triangle that
 * shrinks. They walk down a column of `m`: as many lanes as are active share a bank. By hand: a row
 * of 33 words (HAND=1).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 32;
constexpr int TILE_WIDTH = HAND == 1 ? TILE + 1 : TILE;

__global__ void lu(float *out, const float *in) {
  __shared__ float m[TILE][TILE_WIDTH];
  int row = threadIdx.x, first = blockIdx.x * TILE * TILE;
  for (int i = 0; i < TILE; ++i) // a dominant diagonal keeps the pivots away from zero
    m[i][row] = in[first + i * TILE + row] + (i == row ? 2 * TILE : 0);
  __syncthreads();

  for (int k = 0; k < TILE - 1; ++k) {
    if (row > k) {
      m[row][k] /= m[k][k];
      for (int j = k + 1; j < TILE; ++j)
        m[row][j] -= m[row][k] * m[k][j];
    }
    __syncthreads();
  }
  for (int i = 0; i < TILE; ++i)
    out[first + i * TILE + row] = m[i][row];
}
