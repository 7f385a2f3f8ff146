/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A transpose as a library has it: a function template with the tile inside, used by kernels for
 * two types.
 *
 * The array of a template belongs to every file that instantiates it (linkonce_odr): no file may
 * change its size alone. A kernel's own copy may. Conflicts and cures as in transpose.cu: a row of
 * one more element by hand (HAND=1).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

template <typename T, int TILE, int ROWS>
__device__ inline void transpose_tile(T *out, const T *in, int n) {
  __shared__ T tile[TILE][HAND == 1 ? TILE + 1 : TILE];
  int tx = threadIdx.x, ty = threadIdx.y;
  int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
  for (int j = 0; j < TILE; j += ROWS)
    tile[ty + j][tx] = in[(y + ty + j) * n + x + tx];
  __syncthreads();
  for (int j = 0; j < TILE; j += ROWS)
    out[(x + ty + j) * n + y + tx] = tile[tx][ty + j];
}

__global__ void transpose_words(unsigned *out, const unsigned *in, int n) {
  transpose_tile<unsigned, 32, 8>(out, in, n);
}

__global__ void transpose_halves(unsigned short *out, const unsigned short *in, int n) {
  transpose_tile<unsigned short, 32, 8>(out, in, n);
}
