/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Gaussian elimination of small systems of one size that an argument gives, a system to a block, rows
 * spread over the threads. The matrix, the multipliers of a column and the right-hand side are carved
 * out of dynamic shared memory.
 *
 * A warp walks down columns: of sizes that are multiples of 32 all lanes meet in one bank. By hand:
 * rows of an odd length (HAND=1), with room for these at the launch; column XOR row (HAND=2), for
 * sizes that are multiples of 32.
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

__device__ inline int slot(int row, int col, int n) {
  return HAND == 1 ? row * (n | 1) + col : HAND == 2 ? row * n + (col ^ (row & 31)) : row * n + col;
}

__global__ void eliminate_carved(float *out, const float *in, int n) {
  extern __shared__ float memory[];
  float *a = memory, *factors = memory + n * (HAND == 1 ? n | 1 : n), *right = factors + n;
  const int t = threadIdx.x, first = blockIdx.x * n * n;
  for (int row = 0; row < n; ++row)
    for (int col = t; col < n; col += 64)
      a[slot(row, col, n)] = in[first + row * n + col] + (row == col ? n : 0);
  for (int row = t; row < n; row += 64)
    right[row] = row;
  __syncthreads();
  for (int k = 0; k < n; ++k) {
    for (int row = t; row < n; row += 64)
      factors[row] = a[slot(row, k, n)] / a[slot(k, k, n)];
    __syncthreads();
    for (int row = t; row < n; row += 64)
      if (row > k) {
        const float factor = factors[row];
        for (int col = k; col < n; ++col)
          a[slot(row, col, n)] -= factor * a[slot(k, col, n)];
        right[row] -= factor * right[k];
      }
    __syncthreads();
  }
  for (int row = 0; row < n; ++row)
    for (int col = t; col < n; col += 64)
      out[first + row * n + col] = a[slot(row, col, n)] + right[col];
}
