/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B with two tiles of each: while one is computed with, the next is fetched into registers
 * and then stored into the other. 128x128 of C to a block of 16x16 threads, 16 deep, 8x8 to a
 * thread, in four quarters so that all reads are clean.
 *
 * The tile of A is turned while it is stored, four lanes to a row of 16 words: 4-way, 32 of the 232
 * wavefronts that a warp takes for a panel. But its 1,024 multiply-adds take 256 cycles, more than
 * all of these, and registers are few: what a layout saves is no gain, and what it adds may cost a
 * resident block. By hand: four words more in a row of A's tiles (HAND=1), or its
 * columns XOR-ed with the row's group of four (HAND=2).
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 128, DEPTH = 16, SIDE = 8, HALF = TILE / 2, SUB = 4;
constexpr int A_WIDTH = HAND == 1 ? TILE + SUB : TILE;
constexpr int FETCHED = TILE * DEPTH / 4 / 256; // float4 of each tile to a thread

__device__ inline int place(int k, int row) { return HAND == 2 ? row ^ (k / SUB & 3) << 3 : row; }

__global__ void matmul_prefetch(float *c, const float *a, const float *b, int n) {
  alignas(16) __shared__ float as[2][DEPTH][A_WIDTH];
  alignas(16) __shared__ float bs[2][DEPTH][TILE];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx;
  int row = blockIdx.y * TILE, col = blockIdx.x * TILE;
  float4 next_a[FETCHED], next_b[FETCHED];
  float sum[SIDE][SIDE] = {};

  auto fetch = [&](int k0) {
    for (int i = 0; i < FETCHED; ++i) {
      int at = t + i * 256;
      next_a[i] = *(const float4 *)&a[(row + at / 4) * n + k0 + at % 4 * 4];
      next_b[i] = *(const float4 *)&b[(k0 + at / 32) * n + col + at % 32 * 4];
    }
  };
  auto store = [&](int buffer) {
    for (int i = 0; i < FETCHED; ++i) {
      int at = t + i * 256, k = at % 4 * 4, m = at / 4;
      as[buffer][k][place(k, m)] = next_a[i].x;
      as[buffer][k + 1][place(k + 1, m)] = next_a[i].y;
      as[buffer][k + 2][place(k + 2, m)] = next_a[i].z;
      as[buffer][k + 3][place(k + 3, m)] = next_a[i].w;
      vector_at<float4>(&bs[buffer][at / 32][at % 32 * 4]) = next_b[i];
    }
  };

  fetch(0);
  store(0);
  __syncthreads();
  for (int k0 = 0; k0 < n; k0 += DEPTH) {
    int buffer = k0 / DEPTH & 1;
    fetch(k0 + DEPTH < n ? k0 + DEPTH : 0); // the last in vain
#pragma unroll
    for (int k = 0; k < DEPTH; ++k) {
      float4 a0 = vector_at<float4>(&as[buffer][k][place(k, ty * SUB)]);
      float4 a1 = vector_at<float4>(&as[buffer][k][place(k, HALF + ty * SUB)]);
      float4 b0 = vector_at<float4>(&bs[buffer][k][tx * SUB]);
      float4 b1 = vector_at<float4>(&bs[buffer][k][HALF + tx * SUB]);
      float rows[SIDE] = {a0.x, a0.y, a0.z, a0.w, a1.x, a1.y, a1.z, a1.w};
      float cols[SIDE] = {b0.x, b0.y, b0.z, b0.w, b1.x, b1.y, b1.z, b1.w};
      for (int i = 0; i < SIDE; ++i)
        for (int j = 0; j < SIDE; ++j)
          sum[i][j] += rows[i] * cols[j];
    }
    store(buffer ^ 1);
    __syncthreads();
  }
  for (int i = 0; i < SIDE; ++i)
    for (int j = 0; j < SIDE; j += SUB) {
      float4 four;
      four.x = sum[i][j];
      four.y = sum[i][j + 1];
      four.z = sum[i][j + 2];
      four.w = sum[i][j + 3];
      int m = i / SUB * HALF + ty * SUB + i % SUB;
      *(float4 *)&c[(row + m) * n + col + j / SUB * HALF + tx * SUB] = four;
    }
}
