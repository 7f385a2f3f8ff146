/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B in bfloat16 on tensor cores, both operands as C lies: 128x64 of C to a block of 8
 * warps, tiles of A and B copied ahead of the arithmetic by cp.async into two halves of dynamic
 * shared memory, B turned on its way into registers by ldmatrix.trans.
 *
 * The 8 rows of a matrix are 64 bytes apart in A, 4-way, and 128 in B, 8-way. By hand: 8 elements
 * more in the rows of both (HAND=1), with 5,120 bytes more at the launch; 16 bytes XOR-ed with half
 * the row in A, with the row in B (HAND=2).
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 128, COLS = 64, DEPTH = 32, THREADS = 256;
constexpr int PAD = HAND == 1 ? 8 : 0;
constexpr int A_WIDTH = DEPTH + PAD, B_WIDTH = COLS + PAD;
constexpr int STAGE = ROWS * A_WIDTH + DEPTH * B_WIDTH;

typedef unsigned short bfloat;

__device__ inline int a_slot(int row, int col) {
  return row * A_WIDTH + (HAND == 2 ? col ^ (row >> 1 & 3) << 3 : col);
}
__device__ inline int b_slot(int row, int col) {
  return row * B_WIDTH + (HAND == 2 ? col ^ (row & 7) << 3 : col);
}

extern __shared__ uint4 smem[];

struct Tile {
  unsigned a, b;
  __device__ Tile(int stage) : a(shared_address(smem) + stage * STAGE * 2) {
    b = a + ROWS * A_WIDTH * 2;
  }
  __device__ void copy(const bfloat *from_a, const bfloat *from_b, int depth, int n) const {
    for (int i = threadIdx.x; i < ROWS * DEPTH / 8; i += THREADS) {
      int r = i / (DEPTH / 8), k = i % (DEPTH / 8) * 8;
      cp_async_16(a + a_slot(r, k) * 2, &from_a[r * depth + k]);
    }
    for (int i = threadIdx.x; i < DEPTH * COLS / 8; i += THREADS) {
      int k = i / (COLS / 8), col = i % (COLS / 8) * 8;
      cp_async_16(b + b_slot(k, col) * 2, &from_b[k * n + col]);
    }
  }
};

__global__ void bgemm_async(float *c, const bfloat *a, const bfloat *b, int n, int depth) {
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  int row0 = blockIdx.y * ROWS, col0 = blockIdx.x * COLS;
  int warp_row = (warp >> 1) * 32, warp_col = (warp & 1) * 32;
  float sum[2][4][4] = {};
  a += row0 * depth;
  b += col0;
  Tile(0).copy(a, b, depth, n);
  cp_async_commit();
  for (int k0 = 0, stage = 0; k0 < depth; k0 += DEPTH, stage ^= 1) {
    if (k0 + DEPTH < depth)
      Tile(stage ^ 1).copy(a + k0 + DEPTH, b + (k0 + DEPTH) * n, depth, n);
    cp_async_commit();
    cp_async_wait<1>();
    __syncthreads();
    Tile tile(stage);
    for (int k = 0; k < DEPTH; k += 16) {
      unsigned left[2][4], right[2][4];
      for (int i = 0; i < 2; ++i)
        ldmatrix_x4(left[i],
                    tile.a + a_slot(warp_row + i * 16 + (lane & 15), k + (lane >> 4) * 8) * 2);
      for (int j = 0; j < 2; ++j)
        ldmatrix_x4_trans(
            right[j], tile.b + b_slot(k + (lane & 15), warp_col + j * 16 + (lane >> 4) * 8) * 2);
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 4; ++j)
          mma_bf16(sum[i][j], left[i], right[j / 2][j % 2 * 2], right[j / 2][j % 2 * 2 + 1]);
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
