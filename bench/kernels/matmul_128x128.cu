/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B as tutorials end: 128x128 of C to a block of 256 threads, 8x8 to a thread, 8 deep,
 * float4 everywhere.
 *
 * The tile of A is turned while it is stored, two lanes 4 rows of 128 words apart: 2-way. A thread
 * reads 8 neighbours of `bs` as two float4, its neighbour 8 words on: 2-way as well. By hand: four
 * words more in a row of `as` (HAND=1) cure the store, nothing cures `bs` but another order: a
 * thread takes columns 4 tx and 64 + 4 tx (HAND=2), or the two float4 of a thread change places in
 * every other group of four (HAND=3). It is bound by arithmetic: little is to be gained.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 128, DEPTH = 8, SIDE = 8;
constexpr int A_WIDTH = HAND >= 1 ? TILE + 4 : TILE;

/* Where the tile keeps column `col` of B, the first of four. */
__device__ inline int place(int col) { return HAND == 3 ? col ^ (col >> 5 & 1) << 2 : col; }

/* The column of C that a thread computes as its j-th. */
__device__ inline int column(int tx, int j) {
  return HAND == 2 ? j / 4 * 64 + tx * 4 + j % 4 : tx * SIDE + j;
}

__global__ void matmul_128x128(float *c, const float *a, const float *b, int n) {
  alignas(16) __shared__ float as[DEPTH][A_WIDTH];
  alignas(16) __shared__ float bs[DEPTH][TILE];
  int t = threadIdx.x, tx = t % 16, ty = t / 16;
  int row = blockIdx.y * TILE, col = blockIdx.x * TILE;
  int a_row = t / 2, a_k = t % 2 * 4, b_k = t / 32, b_col = t % 32 * 4;
  float sum[SIDE][SIDE] = {};
  for (int k0 = 0; k0 < n; k0 += DEPTH) {
    float4 four = *(const float4 *)&a[(row + a_row) * n + k0 + a_k];
    as[a_k][a_row] = four.x;
    as[a_k + 1][a_row] = four.y;
    as[a_k + 2][a_row] = four.z;
    as[a_k + 3][a_row] = four.w;
    vector_at<float4>(&bs[b_k][place(b_col)]) = *(const float4 *)&b[(k0 + b_k) * n + col + b_col];
    __syncthreads();
    for (int k = 0; k < DEPTH; ++k) {
      float4 a0 = vector_at<float4>(&as[k][ty * SIDE]),
             a1 = vector_at<float4>(&as[k][ty * SIDE + 4]);
      float4 b0 = vector_at<float4>(&bs[k][place(column(tx, 0))]);
      float4 b1 = vector_at<float4>(&bs[k][place(column(tx, 4))]);
      float rows[SIDE] = {a0.x, a0.y, a0.z, a0.w, a1.x, a1.y, a1.z, a1.w};
      float cols[SIDE] = {b0.x, b0.y, b0.z, b0.w, b1.x, b1.y, b1.z, b1.w};
      for (int i = 0; i < SIDE; ++i)
        for (int j = 0; j < SIDE; ++j)
          sum[i][j] += rows[i] * cols[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < SIDE; ++i)
    for (int j = 0; j < SIDE; j += 4) {
      float4 four;
      four.x = sum[i][j];
      four.y = sum[i][j + 1];
      four.z = sum[i][j + 2];
      four.w = sum[i][j + 3];
      *(float4 *)&c[(row + ty * SIDE + i) * n + col + column(tx, j)] = four;
    }
}
