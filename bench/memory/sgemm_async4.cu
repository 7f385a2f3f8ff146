/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B in floats, 64x64 of C to a block of 256 threads: A is turned word by word on its way
 * into shared memory by cp.async of 4 bytes, B goes by 16, one tile ahead of the arithmetic.
 *
 * A warp copies 16 columns of two rows of A, columns 64 words apart: 16-way, behind the threads'
 * back; reads are clean. By hand: rows of 68 words (HAND=1); the row XOR-ed with the column
 * (HAND=2); both leave 2-way, for reads want four neighbours in a row.
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, DEPTH = 16, SIDE = 4, THREADS = 256;
constexpr int A_WIDTH = HAND == 1 ? TILE + 4 : TILE;

__device__ inline int turned(int k, int row) { return HAND == 2 ? row ^ (k & 7) << 2 : row; }

struct Tile {
  float a[DEPTH][A_WIDTH], b[DEPTH][TILE];
};

__device__ inline void copy(Tile &to, const float *a, const float *b, int n) {
  for (int i = threadIdx.x; i < TILE * DEPTH; i += THREADS) {
    int row = i / DEPTH, k = i % DEPTH;
    cp_async_4(shared_address(&to.a[k][turned(k, row)]), &a[row * n + k]);
  }
  int k = threadIdx.x / 16, col = threadIdx.x % 16 * 4;
  cp_async_16(shared_address(&to.b[k][col]), &b[k * n + col]);
  cp_async_commit();
}

__global__ void sgemm_async4(float *c, const float *a, const float *b, int n) {
  alignas(128) __shared__ Tile tiles[2];
  int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  int row0 = blockIdx.y * TILE, col0 = blockIdx.x * TILE;
  float sum[SIDE][SIDE] = {};
  a += row0 * n;
  b += col0;
  copy(tiles[0], a, b, n);
  for (int k0 = 0, now = 0; k0 < n; k0 += DEPTH, now ^= 1) {
    cp_async_wait<0>();
    __syncthreads();
    if (k0 + DEPTH < n)
      copy(tiles[now ^ 1], a + k0 + DEPTH, b + (k0 + DEPTH) * n, n);
    for (int k = 0; k < DEPTH; ++k) {
      float4 rows = vector_at<float4>(&tiles[now].a[k][turned(k, ty * SIDE)]);
      float4 cols = vector_at<float4>(&tiles[now].b[k][tx * SIDE]);
      float r[SIDE] = {rows.x, rows.y, rows.z, rows.w}, s[SIDE] = {cols.x, cols.y, cols.z, cols.w};
      for (int i = 0; i < SIDE; ++i)
        for (int j = 0; j < SIDE; ++j)
          sum[i][j] += r[i] * s[j];
    }
  }
  for (int i = 0; i < SIDE; ++i) {
    float *four = sum[i];
    *(float4 *)&c[(row0 + ty * SIDE + i) * n + col0 + tx * SIDE] = {four[0], four[1], four[2],
                                                                    four[3]};
  }
}
