/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B by the tensor cores as nvcuda::wmma offers them, here by clang's builtins of its
 * functions: four warps to a tile of 64 x 64, slices of 64 halves of A and B in shared memory.
 *
 * load_matrix_sync reads 8 rows at once that lie a leading dimension apart, 128 bytes: 8-way. The
 * leading dimension is the only thing that can be changed. By hand: 8 halves more (HAND=1), or 16
 * (HAND=2).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, DEPTH = 64, STEP = 16, WARP_TILE = 32, THREADS = 128;
constexpr int LEADING = DEPTH + 8 * HAND;

typedef unsigned short half; /* only moved here; the tensor cores alone know what it is */

typedef unsigned eight __attribute__((vector_size(16))); /* halves */

__device__ inline void move(half *to, const half *from) { *(eight *)to = *(const eight *)from; }

__global__ void wmma(float *c, const half *a, const half *b, int n) {
  alignas(32) __shared__ half as[TILE][LEADING];
  alignas(32) __shared__ half bs[DEPTH][LEADING];
  int thread = threadIdx.x, warp = thread / 32;
  int row = warp / 2 * WARP_TILE, column = warp % 2 * WARP_TILE;
  const half *rows = a + blockIdx.y * TILE * n, *columns = b + blockIdx.x * TILE;
  float sum[2][2][8] = {};
  for (int k = 0; k < n; k += DEPTH) {
    for (int i = thread; i < TILE * DEPTH / 8; i += THREADS) {
      int line = i / (DEPTH / 8), place = i % (DEPTH / 8) * 8;
      move(&as[line][place], &rows[line * n + k + place]);
      move(&bs[line][place], &columns[(k + line) * n + place]);
    }
    __syncthreads();
    for (int s = 0; s < DEPTH; s += STEP) {
      int left[2][8], right[2][8];
      for (int i = 0; i < 2; i++) {
        __hmma_m16n16k16_ld_a(left[i], (const int *)&as[row + 16 * i][s], LEADING, 0);
        __hmma_m16n16k16_ld_b(right[i], (const int *)&bs[s][column + 16 * i], LEADING, 0);
      }
      for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
          __hmma_m16n16k16_mma_f32f32(sum[i][j], left[i], right[j], sum[i][j], 0, 0);
    }
    __syncthreads();
  }
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++) {
      int at = (blockIdx.y * TILE + row + 16 * i) * n + blockIdx.x * TILE + column + 16 * j;
      __hmma_m16n16k16_st_c_f32(c + at, sum[i][j], n, 0);
    }
}
