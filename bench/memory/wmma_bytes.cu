/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B^T in signed bytes by wmma, summed in integers: 64x64 of C to a block of 4 warps, both
 * operands in rows of 128 bytes along the depth.
 *
 * All rows lie in the same banks: 8-way. By hand: 16 bytes more in a row (HAND=1), 32 (HAND=2).
 */
#include "wmma.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, DEPTH = 128, THREADS = 128, WIDTH = DEPTH + 16 * HAND;

__global__ void wmma_bytes(int *c, const signed char *a, const signed char *b, int n, int depth) {
  alignas(128) __shared__ signed char as[TILE][WIDTH];
  alignas(128) __shared__ signed char bs[TILE][WIDTH];
  int t = threadIdx.x, warp = t >> 5;
  int row0 = blockIdx.y * TILE, col0 = blockIdx.x * TILE;
  int warp_row = (warp >> 1) * 32, warp_col = (warp & 1) * 32;
  int sum[2][2][8] = {};
  for (int k0 = 0; k0 < depth; k0 += DEPTH) {
    for (int i = t; i < TILE * DEPTH / 16; i += THREADS) {
      int r = i / (DEPTH / 16), k = i % (DEPTH / 16) * 16;
      move_16(&as[r][k], &a[(row0 + r) * depth + k0 + k]);
      move_16(&bs[r][k], &b[(col0 + r) * depth + k0 + k]);
    }
    __syncthreads();
    for (int k = 0; k < DEPTH; k += 16) {
      int left[2][2], right[2][2];
      for (int i = 0; i < 2; ++i) {
        __imma_m16n16k16_ld_a_s8(left[i], (const int *)&as[warp_row + i * 16][k], WIDTH, ROWS);
        __imma_m16n16k16_ld_b_s8(right[i], (const int *)&bs[warp_col + i * 16][k], WIDTH, COLUMNS);
      }
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j)
          __imma_m16n16k16_mma_s8(sum[i][j], left[i], right[j], sum[i][j], 1, 0);
    }
    __syncthreads();
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j) {
      int *to = &c[(row0 + warp_row + i * 16) * n + col0 + warp_col + j * 16];
      __imma_m16n16k16_st_c_i32(to, sum[i][j], n, ROWS);
    }
}
