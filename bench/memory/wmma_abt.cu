/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B^T in halves by wmma: 128x128 of C to a block of 8 warps, 64x32 to a warp, both operands
 * in rows of 32 halves along the depth.
 *
 * Rows of 64 bytes: of the 8 that are read at once every other one lies in the same banks, 4-way.
 * By hand: 8 halves more in a row (HAND=1), 16 (HAND=2).
 */
#include "wmma.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 128, DEPTH = 32, THREADS = 256, WIDTH = DEPTH + 8 * HAND;

__global__ void wmma_abt(float *c, const half1 *a, const half1 *b, int n, int depth) {
  alignas(128) __shared__ half1 as[TILE][WIDTH];
  alignas(128) __shared__ half1 bs[TILE][WIDTH];
  int t = threadIdx.x, warp = t >> 5;
  int row0 = blockIdx.y * TILE, col0 = blockIdx.x * TILE;
  int warp_row = (warp >> 2) * 64, warp_col = (warp & 3) * 32;
  float sum[4][2][8] = {};
  for (int k0 = 0; k0 < depth; k0 += DEPTH) {
    for (int i = t; i < TILE * DEPTH / 8; i += THREADS) {
      int r = i / (DEPTH / 8), k = i % (DEPTH / 8) * 8;
      move_16(&as[r][k], &a[(row0 + r) * depth + k0 + k]);
      move_16(&bs[r][k], &b[(col0 + r) * depth + k0 + k]);
    }
    __syncthreads();
    for (int k = 0; k < DEPTH; k += 16) {
      int left[4][8], right[2][8];
      for (int i = 0; i < 4; ++i)
        load_a(left[i], &as[warp_row + i * 16][k], WIDTH);
      for (int j = 0; j < 2; ++j)
        load_b_transposed(right[j], &bs[warp_col + j * 16][k], WIDTH);
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 2; ++j)
          multiply_transposed(sum[i][j], left[i], right[j]);
    }
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 2; ++j)
      store_rows(&c[(row0 + warp_row + i * 16) * n + col0 + warp_col + j * 16], sum[i][j], n);
}
