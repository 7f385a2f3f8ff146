/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Transposes a matrix of halves, 64x64 to a block of 4 warps: four 8x8 matrices at a time from one
 * tile to another by ldmatrix and stmatrix.trans, whole rows of 128 bytes from and to global
 * memory.
 *
 * The 8 rows of a matrix are 128 bytes apart in both tiles: 8-way. By hand: 8 halves more in a row
 * (HAND=1); 16 bytes XOR-ed with the row (HAND=2).
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 64, THREADS = 128;
constexpr int WIDTH = HAND == 1 ? SIDE + 8 : SIDE;

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ (row & 7) << 3 : col; }

__global__ void transpose_stmatrix(half1 *out, const half1 *in, int n) {
  alignas(128) __shared__ half1 from[SIDE][WIDTH];
  alignas(128) __shared__ half1 to[SIDE][WIDTH];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  int x = blockIdx.x * SIDE, y = blockIdx.y * SIDE;
  for (int i = t; i < SIDE * SIDE / 8; i += THREADS) {
    int r = i / 8, c = i % 8 * 8;
    vector_at<uint4>(&from[r][column(r, c)]) = *(const uint4 *)&in[(y + r) * n + x + c];
  }
  __syncthreads();
  for (int c = 0; c < SIDE; c += 16) {
    unsigned four[4];
    int r = warp * 16 + (lane & 15), left = c + (lane >> 4) * 8;
    ldmatrix_x4(four, shared_address(&from[r][column(r, left)]));
    int s = c + (lane & 7) + (lane >> 4) * 8, down = warp * 16 + (lane >> 3 & 1) * 8;
    stmatrix_x4_trans(shared_address(&to[s][column(s, down)]), four);
  }
  __syncthreads();
  for (int i = t; i < SIDE * SIDE / 8; i += THREADS) {
    int r = i / 8, c = i % 8 * 8;
    *(uint4 *)&out[(x + r) * n + y + c] = vector_at<uint4>(&to[r][column(r, c)]);
  }
}
