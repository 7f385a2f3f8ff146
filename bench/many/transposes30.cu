/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * 30 transposes: of five types, with tiles of 8x8 to 64x64 and one or several rows at once. */
#include "../../examples/cuda_min.h"

template <class T, int TILE, int ROWS> __global__ void transpose(T *out, const T *in, int n) {
  __shared__ T tile[TILE][TILE];
  int tx = threadIdx.x, ty = threadIdx.y, x = blockIdx.x * TILE, y = blockIdx.y * TILE;
  for (int j = ty; j < TILE; j += ROWS)
    tile[j][tx] = in[(y + j) * n + x + tx];
  __syncthreads();
  for (int j = ty; j < TILE; j += ROWS)
    out[(x + j) * n + y + tx] = tile[tx][j];
}

#define TRANSPOSE(T, TILE, ROWS)                                                                   \
  template __global__ void transpose<T, TILE, ROWS>(T *, const T *, int);
#define ALL(T)                                                                                     \
  TRANSPOSE(T, 8, 8)                                                                               \
  TRANSPOSE(T, 16, 4) TRANSPOSE(T, 16, 16) TRANSPOSE(T, 32, 8) TRANSPOSE(T, 32, 32)                \
      TRANSPOSE(T, 64, 4)
ALL(float) ALL(double) ALL(short) ALL(char) ALL(long long)
