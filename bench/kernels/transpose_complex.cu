/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Transposes a matrix of complex numbers, 8 bytes each: the step between the two passes of a 2-D
 * FFT.
 *
 * Half a warp at a time, 16 lanes read a column of 64-word rows: 16 pairs of words in one pair of
 * banks, 32 wavefronts in place of 2. By hand: one element more in a row (HAND=1); column XOR row
 * (HAND=2); one float more in a row (HAND=3), with two arrays for real and imaginary parts, as
 * older code has it, costs twice the instructions.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 32, ROWS = 8;
constexpr int WIDTH = HAND == 1 || HAND == 3 ? TILE + 1 : TILE;

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ row : col; }

__global__ void transpose_complex(float2 *out, const float2 *in, int n) {
#if HAND == 3
  __shared__ float re[TILE][WIDTH], im[TILE][WIDTH];
#else
  __shared__ float2 tile[TILE][WIDTH];
#endif
  int tx = threadIdx.x, ty = threadIdx.y;
  int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
  for (int j = ty; j < TILE; j += ROWS) {
    float2 value = in[(y + j) * n + x + tx];
#if HAND == 3
    re[j][tx] = value.x;
    im[j][tx] = value.y;
#else
    tile[j][column(j, tx)] = value;
#endif
  }
  __syncthreads();
  for (int j = ty; j < TILE; j += ROWS) {
#if HAND == 3
    float2 value;
    value.x = re[tx][j];
    value.y = im[tx][j];
#else
    float2 value = tile[tx][column(tx, j)];
#endif
    out[(x + j) * n + y + tx] = value;
  }
}
