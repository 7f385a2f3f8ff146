/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B^T, 64x64 of C to a block of 16x16 threads, 4x4 to a thread, both operands read by
 * float4 along their rows, with a swizzle that its author wrote: the float4 in the row XOR-ed with
 * the row.
 *
 * Eight lanes read eight rows of 32 words, each at another group of banks: clean. It must be left
 * alone. In place of the swizzle: rows of 36 words (HAND=1), clean, too.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, DEPTH = 32, SIDE = 4, THREADS = 16;
constexpr int WIDTH = HAND == 1 ? DEPTH + 4 : DEPTH;

__device__ inline int column(int row, int col) { return HAND == 0 ? col ^ (row & 7) << 2 : col; }

__global__ void matmul_swizzled(float *c, const float *a, const float *b, int n) {
  alignas(16) __shared__ float as[TILE][WIDTH];
  alignas(16) __shared__ float bs[TILE][WIDTH];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * THREADS + tx;
  int row = blockIdx.y * TILE, col = blockIdx.x * TILE;
  float sum[SIDE][SIDE] = {};
  for (int k0 = 0; k0 < n; k0 += DEPTH) {
    for (int i = 4 * t; i < TILE * DEPTH; i += 4 * THREADS * THREADS) {
      int r = i / DEPTH, k = i % DEPTH, to = column(r, k);
      vector_at<float4>(&as[r][to]) = *(const float4 *)&a[(row + r) * n + k0 + k];
      vector_at<float4>(&bs[r][to]) = *(const float4 *)&b[(col + r) * n + k0 + k];
    }
    __syncthreads();
    for (int k = 0; k < DEPTH; k += 4) {
      float4 rows[SIDE], cols[SIDE];
      for (int i = 0; i < SIDE; ++i) {
        int r = ty + THREADS * i, s = tx + THREADS * i;
        rows[i] = vector_at<float4>(&as[r][column(r, k)]);
        cols[i] = vector_at<float4>(&bs[s][column(s, k)]);
      }
      for (int i = 0; i < SIDE; ++i)
        for (int j = 0; j < SIDE; ++j)
          sum[i][j] = dot(rows[i], cols[j], sum[i][j]);
    }
    __syncthreads();
  }
  for (int i = 0; i < SIDE; ++i)
    for (int j = 0; j < SIDE; ++j)
      c[(row + ty + THREADS * i) * n + col + tx + THREADS * j] = sum[i][j];
}
