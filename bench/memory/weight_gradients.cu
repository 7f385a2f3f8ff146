/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Gradients of a layer's weights, X^T * G in bfloat16 on tensor cores: 64x64 of them to a block of
 * 4 warps, both operands turned by ldmatrix.trans, of four and of two matrices; the result is
 * rounded and goes through shared memory by stmatrix of two.
 *
 * The 8 rows of a matrix are 128 bytes apart in all three tiles: 8-way. By hand: 8 elements more in
 * a row (HAND=1); 16 bytes XOR-ed with the row (HAND=2).
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 64, DEPTH = 32, THREADS = 128;
constexpr int WIDTH = HAND == 1 ? SIDE + 8 : SIDE;

typedef unsigned short bfloat;

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ (row & 7) << 3 : col; }

__device__ inline void load(bfloat (&to)[DEPTH][WIDTH], const bfloat *from, int width) {
  for (int i = threadIdx.x; i < DEPTH * SIDE / 8; i += THREADS) {
    int r = i / (SIDE / 8), c = i % (SIDE / 8) * 8;
    vector_at<uint4>(&to[r][column(r, c)]) = *(const uint4 *)&from[r * width + c];
  }
}

__global__ void weight_gradients(bfloat *out, const bfloat *x, const bfloat *g, int inputs,
                                 int outputs, int batch) {
  alignas(128) __shared__ bfloat xs[DEPTH][WIDTH];
  alignas(128) __shared__ bfloat gs[DEPTH][WIDTH];
  alignas(128) __shared__ bfloat results[SIDE][WIDTH];
  int t = threadIdx.x, lane = t & 31, warp_row = (t >> 5) * 16;
  int row0 = blockIdx.y * SIDE, col0 = blockIdx.x * SIDE;
  float sum[8][4] = {};
  for (int k0 = 0; k0 < batch; k0 += DEPTH) {
    load(xs, &x[k0 * inputs + row0], inputs);
    load(gs, &g[k0 * outputs + col0], outputs);
    __syncthreads();
#pragma unroll
    for (int k = 0; k < DEPTH; k += 16) {
      unsigned left[4], right[2];
      int r = k + (lane & 7) + (lane >> 4) * 8, s = k + (lane & 15);
      ldmatrix_x4_trans(left, shared_address(&xs[r][column(r, warp_row + (lane >> 3 & 1) * 8)]));
#pragma unroll
      for (int j = 0; j < 8; ++j) {
        ldmatrix_x2_trans(right, shared_address(&gs[s][column(s, j * 8)]));
        mma_bf16(sum[j], left, right[0], right[1]);
      }
    }
    __syncthreads();
  }
#pragma unroll
  for (int j = 0; j < 8; ++j) {
    int r = warp_row + (lane & 15);
    stmatrix_x2(shared_address(&results[r][column(r, j * 8)]), pack_bf16(sum[j][0], sum[j][1]),
                pack_bf16(sum[j][2], sum[j][3]));
  }
  __syncthreads();
  for (int i = t; i < SIDE * SIDE / 8; i += THREADS) {
    int r = i / 8, c = i % 8 * 8;
    *(uint4 *)&out[(row0 + r) * outputs + col0 + c] = vector_at<uint4>(&results[r][column(r, c)]);
  }
}
