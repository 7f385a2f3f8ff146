/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B in floats, C by columns: 64x64 to a block of 256 threads, 4x4 to a thread. Dynamic
 * shared memory is one struct, as in CUTLASS: the tiles of A and B, and in their place, once they
 * are done with, the tile of C that is turned on its way out.
 *
 * Sums are stored 16 bytes at a time, 8 lanes at once 4 rows of 256 bytes apart: 8-way; A is stored
 * turned, 4-way. By hand: 4 words more in the rows of C and of A (HAND=1), with 1 KiB more at the
 * launch, which leaves C 4-way; 16 bytes XOR-ed with a quarter of the row in both (HAND=2).
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, DEPTH = 16, SIDE = 4;
constexpr int PITCH = HAND == 1 ? TILE + 4 : TILE;

struct Storage {
  union {
    struct {
      float a[DEPTH][PITCH], b[DEPTH][TILE];
    } operands;
    float c[TILE][PITCH];
  };
};

extern __shared__ char memory[];

__device__ inline int column(int row, int col) {
  return HAND == 2 ? col ^ (row >> 2 & 7) << 2 : col;
}

__global__ void sgemm_storage(float *c, const float *a, const float *b, int n) {
  Storage &storage = *reinterpret_cast<Storage *>(memory);
  auto &as = storage.operands.a;
  auto &bs = storage.operands.b;
  int t = threadIdx.x, tx = t % 16, ty = t / 16;
  int row0 = blockIdx.y * TILE, col0 = blockIdx.x * TILE;
  int a_row = t / 4, a_k = t % 4 * 4, b_k = t / 16, b_col = t % 16 * 4;
  float sum[SIDE][SIDE] = {};
  for (int k0 = 0; k0 < n; k0 += DEPTH) {
    float4 four = *(const float4 *)&a[(row0 + a_row) * n + k0 + a_k];
    as[a_k][column(a_k, a_row)] = four.x;
    as[a_k + 1][column(a_k, a_row)] = four.y;
    as[a_k + 2][column(a_k, a_row)] = four.z;
    as[a_k + 3][column(a_k, a_row)] = four.w;
    vector_at<float4>(&bs[b_k][b_col]) = *(const float4 *)&b[(k0 + b_k) * n + col0 + b_col];
    __syncthreads();
    for (int k = 0; k < DEPTH; ++k) {
      float4 rows = vector_at<float4>(&as[k][column(k, ty * SIDE)]);
      float4 cols = vector_at<float4>(&bs[k][tx * SIDE]);
      float r[SIDE] = {rows.x, rows.y, rows.z, rows.w}, s[SIDE] = {cols.x, cols.y, cols.z, cols.w};
      for (int i = 0; i < SIDE; ++i)
        for (int j = 0; j < SIDE; ++j)
          sum[j][i] += r[i] * s[j];
    }
    __syncthreads();
  }
  for (int j = 0; j < SIDE; ++j) {
    int col = tx * SIDE + j;
    float4 four = {sum[j][0], sum[j][1], sum[j][2], sum[j][3]};
    vector_at<float4>(&storage.c[col][column(col, ty * SIDE)]) = four;
  }
  __syncthreads();
  for (int i = t; i < TILE * TILE / 4; i += 256) {
    int col = i / 16, row = i % 16 * 4;
    *(float4 *)&c[(col0 + col) * n + row0 + row] =
        vector_at<float4>(&storage.c[col][column(col, row)]);
  }
}
