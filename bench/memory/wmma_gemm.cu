/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B in halves by wmma, summed in floats: 64x64 of C to a block of 4 warps, 32x32 to a warp.
 *
 * Rows of 64 halves are 128 bytes, all in the same banks: 8-way. By hand: 8 halves more in a row
 * (HAND=1), 16 (HAND=2).
 */
#include "wmma.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, DEPTH = 64, THREADS = 128, WIDTH = 64 + 8 * HAND;

__global__ void wmma_gemm(float *c, const half1 *a, const half1 *b, int n, int depth) {
  alignas(128) __shared__ half1 as[TILE][WIDTH];
  alignas(128) __shared__ half1 bs[DEPTH][WIDTH];
  int t = threadIdx.x, warp = t >> 5;
  int row0 = blockIdx.y * TILE, col0 = blockIdx.x * TILE;
  int warp_row = (warp >> 1) * 32, warp_col = (warp & 1) * 32;
  float sum[2][2][8] = {};
  for (int k0 = 0; k0 < depth; k0 += DEPTH) {
    for (int i = t; i < TILE * DEPTH / 8; i += THREADS) {
      int r = i / (DEPTH / 8), k = i % (DEPTH / 8) * 8;
      move_16(&as[r][k], &a[(row0 + r) * depth + k0 + k]);
      move_16(&bs[r][k], &b[(k0 + r) * n + col0 + k]);
    }
    __syncthreads();
    for (int k = 0; k < DEPTH; k += 16) {
      int left[2][8], right[2][8];
      for (int i = 0; i < 2; ++i) {
        load_a(left[i], &as[warp_row + i * 16][k], WIDTH);
        load_b(right[i], &bs[k][warp_col + i * 16], WIDTH);
      }
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j)
          multiply(sum[i][j], left[i], right[j]);
    }
    __syncthreads();
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      store_rows(&c[(row0 + warp_row + i * 16) * n + col0 + warp_col + j * 16], sum[i][j], n);
}
