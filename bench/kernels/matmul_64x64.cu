/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B, 64x64 of C to a block of 16x16 threads, 4x4 to a thread: the tile of A is turned while
 * it is stored, so that a thread reads its four rows as one float4.
 *
 * A lane loads four neighbours of a row of A and stores them into four rows of `as`; the lanes of
 * one row of A are 4 rows, 256 words, apart: 4-way. By hand: four words more in a row (HAND=1)
 * leave the store 2-way; the column XOR-ed with the group of four rows, by eights (HAND=2), is
 * clean; one word more (HAND=3), the habit, leaves it 2-way as well and splits the float4 that
 * readers take.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, DEPTH = 16, SIDE = 4;
constexpr int A_WIDTH = HAND == 1 ? TILE + 4 : HAND == 3 ? TILE + 1 : TILE;

__device__ inline int column(int k, int row) { return HAND == 2 ? row ^ (k >> 2 & 3) << 3 : row; }

__global__ void matmul_64x64(float *c, const float *a, const float *b, int n) {
  alignas(16) __shared__ float as[DEPTH][A_WIDTH];
  alignas(16) __shared__ float bs[DEPTH][TILE];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx;
  int row = blockIdx.y * TILE, col = blockIdx.x * TILE;
  int a_row = t / 4, a_k = t % 4 * 4, b_k = t / 16, b_col = t % 16 * 4;
  float sum[SIDE][SIDE] = {};
  for (int k0 = 0; k0 < n; k0 += DEPTH) {
    float4 four = *(const float4 *)&a[(row + a_row) * n + k0 + a_k];
    as[a_k][column(a_k, a_row)] = four.x;
    as[a_k + 1][column(a_k + 1, a_row)] = four.y;
    as[a_k + 2][column(a_k + 2, a_row)] = four.z;
    as[a_k + 3][column(a_k + 3, a_row)] = four.w;
    *(float4 *)&bs[b_k][b_col] = *(const float4 *)&b[(k0 + b_k) * n + col + b_col];
    __syncthreads();
    for (int k = 0; k < DEPTH; ++k) {
      const float *rows = &as[k][column(k, ty * SIDE)], *cols = &bs[k][tx * SIDE];
      for (int i = 0; i < SIDE; ++i)
        for (int j = 0; j < SIDE; ++j)
          sum[i][j] += rows[i] * cols[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < SIDE; ++i)
    for (int j = 0; j < SIDE; ++j)
      c[(row + ty * SIDE + i) * n + col + tx * SIDE + j] = sum[i][j];
}
