/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B in floats: 64x64 of C to a block of 256 threads, 4x4 to a thread, both tiles carved out
 * of dynamic shared memory at constant offsets; A is turned on its way in, so that both are read 16
 * bytes at a time.
 *
 * A warp stores 4 columns of 8 rows of A, columns 4 * 64 words apart: 4-way. By hand: rows of 68
 * words (HAND=1), with 256 bytes more at the launch, 2-way; the row XOR-ed with the column's group
 * (HAND=2), clean.
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, DEPTH = 16, SIDE = 4;
constexpr int A_WIDTH = HAND == 1 ? TILE + 4 : TILE;

extern __shared__ float memory[];

__device__ inline int a_slot(int k, int row) {
  return k * A_WIDTH + (HAND == 2 ? row ^ (k >> 2 & 3) << 3 : row);
}

__global__ void sgemm_carved(float *c, const float *a, const float *b, int n) {
  float *as = memory, *bs = memory + DEPTH * A_WIDTH;
  int t = threadIdx.x, tx = t % 16, ty = t / 16;
  int row0 = blockIdx.y * TILE, col0 = blockIdx.x * TILE;
  int a_row = t / 4, a_k = t % 4 * 4, b_k = t / 16, b_col = t % 16 * 4;
  float sum[SIDE][SIDE] = {};
  for (int k0 = 0; k0 < n; k0 += DEPTH) {
    float4 four = *(const float4 *)&a[(row0 + a_row) * n + k0 + a_k];
    as[a_slot(a_k, a_row)] = four.x;
    as[a_slot(a_k + 1, a_row)] = four.y;
    as[a_slot(a_k + 2, a_row)] = four.z;
    as[a_slot(a_k + 3, a_row)] = four.w;
    vector_at<float4>(&bs[b_k * TILE + b_col]) = *(const float4 *)&b[(k0 + b_k) * n + col0 + b_col];
    __syncthreads();
    for (int k = 0; k < DEPTH; ++k) {
      float4 rows = vector_at<float4>(&as[a_slot(k, ty * SIDE)]);
      float4 cols = vector_at<float4>(&bs[k * TILE + tx * SIDE]);
      float r[SIDE] = {rows.x, rows.y, rows.z, rows.w}, s[SIDE] = {cols.x, cols.y, cols.z, cols.w};
      for (int i = 0; i < SIDE; ++i)
        for (int j = 0; j < SIDE; ++j)
          sum[i][j] += r[i] * s[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < SIDE; ++i) {
    float *four = sum[i];
    *(float4 *)&c[(row0 + ty * SIDE + i) * n + col0 + tx * SIDE] = {four[0], four[1], four[2],
                                                                    four[3]};
  }
}
