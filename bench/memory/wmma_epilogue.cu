/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A linear layer's activations: relu(A * B + bias) in halves by wmma. The depth is short, 64, and
 * the sums go through shared memory, as only there is known which column a value belongs to.
 *
 * Rows of 128 bytes of A and B, of 256 bytes of the sums: 8-way. By hand: 16 bytes more in each
 * row (HAND=1), 32 (HAND=2).
 */
#include "wmma.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, DEPTH = 64, LENGTH = 256, THREADS = 128;
constexpr int WIDTH = DEPTH + 8 * HAND, SUMS = TILE + 4 * HAND;

__global__ void wmma_epilogue(float *c, const half1 *a, const half1 *b, const float *bias, int n) {
  alignas(128) __shared__ half1 as[TILE][WIDTH];
  alignas(128) __shared__ half1 bs[DEPTH][WIDTH];
  alignas(128) __shared__ float cs[TILE][SUMS];
  int t = threadIdx.x, warp = t >> 5;
  int row0 = blockIdx.y * TILE, col0 = blockIdx.x * TILE;
  int warp_row = (warp >> 1) * 32, warp_col = (warp & 1) * 32;
  float sum[2][2][8] = {};
  for (int k0 = 0; k0 < LENGTH; k0 += DEPTH) {
    for (int i = t; i < TILE * DEPTH / 8; i += THREADS) {
      int r = i / (DEPTH / 8), k = i % (DEPTH / 8) * 8;
      move_16(&as[r][k], &a[(row0 + r) * LENGTH + k0 + k]);
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
      store_rows(&cs[warp_row + i * 16][warp_col + j * 16], sum[i][j], SUMS);
  __syncthreads();
  for (int i = t; i < TILE * TILE; i += THREADS) {
    int r = i / TILE, col = i % TILE;
    float x = cs[r][col] + bias[col0 + col];
    c[(row0 + r) * n + col0 + col] = x > 0 ? x : 0;
  }
}
