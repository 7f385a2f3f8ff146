/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B^T in doubles: 32x32 of C to a block of 16x16 threads, 2x2 to a thread, tiles copied by
 * cp.async of 8 bytes into two stages of dynamic shared memory.
 *
 * The 16 lanes of half a warp read one column of 16 rows of B of 128 bytes: 16-way; A is read at
 * one row by all. By hand: one double more in a row (HAND=1), with 1 KiB more at the launch; column
 * XOR row (HAND=2).
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 32, DEPTH = 16, SIDE = 16, THREADS = SIDE * SIDE;
constexpr int PITCH = HAND == 1 ? DEPTH + 1 : DEPTH;

extern __shared__ double tiles[];

__device__ inline int slot(int row, int k) {
  return row * PITCH + (HAND == 2 ? k ^ (row & 15) : k);
}

__device__ inline void copy(double *to, const double *from, int depth) {
  for (int i = threadIdx.y * SIDE + threadIdx.x; i < TILE * DEPTH; i += THREADS)
    cp_async_8(shared_address(&to[slot(i / DEPTH, i % DEPTH)]),
               &from[i / DEPTH * depth + i % DEPTH]);
}

__global__ void dgemm_async8(double *c, const double *a, const double *b, int n, int depth) {
  int tx = threadIdx.x, ty = threadIdx.y;
  int row0 = blockIdx.y * TILE, col0 = blockIdx.x * TILE;
  double sum[2][2] = {};
  a += row0 * depth;
  b += col0 * depth;
  copy(tiles, a, depth);
  copy(tiles + TILE * PITCH, b, depth);
  cp_async_commit();
  for (int k0 = 0, stage = 0; k0 < depth; k0 += DEPTH, stage ^= 1) {
    cp_async_wait<0>();
    __syncthreads();
    if (k0 + DEPTH < depth) {
      double *next = tiles + (stage ^ 1) * 2 * TILE * PITCH;
      copy(next, a + k0 + DEPTH, depth);
      copy(next + TILE * PITCH, b + k0 + DEPTH, depth);
      cp_async_commit();
    }
    const double *as = tiles + stage * 2 * TILE * PITCH, *bs = as + TILE * PITCH;
    for (int k = 0; k < DEPTH; ++k)
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j)
          sum[i][j] += as[slot(ty + i * SIDE, k)] * bs[slot(tx + j * SIDE, k)];
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      c[(row0 + ty + i * SIDE) * n + col0 + tx + j * SIDE] = sum[i][j];
}
