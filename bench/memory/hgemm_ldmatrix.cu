/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B^T in halves on tensor cores, summed in floats: 64x64 of C to a block of 4 warps, 32x32
 * to a warp; fragments of both operands by ldmatrix, of four and of two matrices.
 *
 * Rows of 32 halves are 64 bytes, so that of the 8 rows of a matrix every other one lies in the
 * same banks: 4-way. By hand: 8 halves more in a row (HAND=1); the 16 bytes XOR-ed with half the
 * row (HAND=2).
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, DEPTH = 32, THREADS = 128;
constexpr int WIDTH = HAND == 1 ? DEPTH + 8 : DEPTH;

__device__ inline int column(int row, int col) {
  return HAND == 2 ? col ^ (row >> 1 & 3) << 3 : col;
}

__global__ void hgemm_ldmatrix(float *c, const half1 *a, const half1 *b, int n, int depth) {
  alignas(128) __shared__ half1 as[TILE][WIDTH];
  alignas(128) __shared__ half1 bs[TILE][WIDTH];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  int row0 = blockIdx.y * TILE, col0 = blockIdx.x * TILE;
  int warp_row = (warp >> 1) * 32, warp_col = (warp & 1) * 32;
  float sum[2][4][4] = {};
  for (int k0 = 0; k0 < depth; k0 += DEPTH) {
    for (int i = t; i < TILE * DEPTH / 8; i += THREADS) {
      int r = i / (DEPTH / 8), k = i % (DEPTH / 8) * 8;
      vector_at<uint4>(&as[r][column(r, k)]) = *(const uint4 *)&a[(row0 + r) * depth + k0 + k];
      vector_at<uint4>(&bs[r][column(r, k)]) = *(const uint4 *)&b[(col0 + r) * depth + k0 + k];
    }
    __syncthreads();
    for (int k = 0; k < DEPTH; k += 16) {
      unsigned left[2][4], right[4][2];
      for (int i = 0; i < 2; ++i) {
        int r = warp_row + i * 16 + (lane & 15);
        ldmatrix_x4(left[i], shared_address(&as[r][column(r, k + (lane >> 4) * 8)]));
      }
      for (int j = 0; j < 4; ++j) {
        int r = warp_col + j * 8 + (lane & 7);
        ldmatrix_x2(right[j], shared_address(&bs[r][column(r, k + (lane >> 3 & 1) * 8)]));
      }
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 4; ++j)
          mma_f16(sum[i][j], left[i], right[j][0], right[j][1]);
    }
    __syncthreads();
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 4; ++j)
      for (int half = 0; half < 2; ++half) {
        int row = row0 + warp_row + i * 16 + half * 8 + lane / 4;
        int col = col0 + warp_col + j * 8 + lane % 4 * 2;
        *(float2 *)&c[row * n + col] = {sum[i][j][half * 2], sum[i][j][half * 2 + 1]};
      }
}
