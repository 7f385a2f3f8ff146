/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Scalar products of all rows of two matrices, 16 rows of each to a block. Both tiles lie in one
 * block of dynamic shared memory, the second where the first ends: how long rows are, and so where
 * that is, an argument says.
 *
 * 16 lanes read one column of `bs`: with rows of 64 words 16-way; `as` is read at two rows by a
 * warp. By hand: one word more in the rows of `bs` (HAND=1), for which the launch gives 64 bytes
 * more; column XOR row (HAND=2), for rows of a multiple of 16 words.
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 16;

extern __shared__ float memory[];

__device__ inline int slot(int row, int col, int width) {
  return HAND == 1   ? row * (width + 1) + col
         : HAND == 2 ? row * width + (col ^ row)
                     : row * width + col;
}

__global__ void dynamic_carved(float *out, const float *a, const float *b, int n, int width) {
  float *as = memory, *bs = memory + ROWS * width;
  int tx = threadIdx.x, ty = threadIdx.y;
  int row0 = blockIdx.y * ROWS, col0 = blockIdx.x * ROWS;
  for (int k = tx; k < width; k += ROWS) {
    as[ty * width + k] = a[(row0 + ty) * width + k];
    bs[slot(ty, k, width)] = b[(col0 + ty) * width + k];
  }
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < width; ++k)
    sum += as[ty * width + k] * bs[slot(tx, k, width)];
  out[(row0 + ty) * n + col0 + tx] = sum;
}
