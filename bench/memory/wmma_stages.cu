/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B in halves by wmma, in two stages: while one slice of A and B is multiplied, the next is
 * stored beside it.
 *
 * Rows of 128 bytes of A, of B 128 bytes, too: 8-way. By hand: 8 halves more in a row (HAND=1), 16
 * (HAND=2).
 */
#include "wmma.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, DEPTH = 64, THREADS = 128, WIDTH = 64 + 8 * HAND;
constexpr int PIECES = TILE * DEPTH / 8 / THREADS;

__global__ void wmma_stages(float *c, const half1 *a, const half1 *b, int n, int depth) {
  alignas(128) __shared__ half1 as[2][TILE][WIDTH];
  alignas(128) __shared__ half1 bs[2][DEPTH][WIDTH];
  int t = threadIdx.x, warp = t >> 5;
  int row0 = blockIdx.y * TILE, col0 = blockIdx.x * TILE;
  int warp_row = (warp >> 1) * 32, warp_col = (warp & 1) * 32;
  float sum[2][2][8] = {};
  for (int i = 0; i < PIECES; i++) {
    int r = (i * THREADS + t) / (DEPTH / 8), k = t % (DEPTH / 8) * 8;
    move_16(&as[0][r][k], &a[(row0 + r) * depth + k]);
    move_16(&bs[0][r][k], &b[r * n + col0 + k]);
  }
  __syncthreads();
  for (int k0 = 0, stage = 0; k0 < depth; k0 += DEPTH, stage ^= 1) {
    uint4 next_a[PIECES], next_b[PIECES];
    bool more = k0 + DEPTH < depth;
    for (int i = 0; more && i < PIECES; i++) {
      int r = (i * THREADS + t) / (DEPTH / 8), k = t % (DEPTH / 8) * 8;
      next_a[i] = *(const uint4 *)&a[(row0 + r) * depth + k0 + DEPTH + k];
      next_b[i] = *(const uint4 *)&b[(k0 + DEPTH + r) * n + col0 + k];
    }
    for (int k = 0; k < DEPTH; k += 16) {
      int left[2][8], right[2][8];
      for (int i = 0; i < 2; ++i) {
        load_a(left[i], &as[stage][warp_row + i * 16][k], WIDTH);
        load_b(right[i], &bs[stage][k][warp_col + i * 16], WIDTH);
      }
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j)
          multiply(sum[i][j], left[i], right[j]);
    }
    for (int i = 0; more && i < PIECES; i++) {
      int r = (i * THREADS + t) / (DEPTH / 8), k = t % (DEPTH / 8) * 8;
      move_16(&as[stage ^ 1][r][k], &next_a[i]);
      move_16(&bs[stage ^ 1][r][k], &next_b[i]);
    }
    __syncthreads();
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      store_rows(&c[(row0 + warp_row + i * 16) * n + col0 + warp_col + j * 16], sum[i][j], n);
}
