/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Factors of small matrices of one size that an argument gives, up to 64x64, a matrix to a block
 * and a row to a thread. The array is static, its rows are as long as the matrix is wide.
 *
 * A warp updates one column of 32 rows, 64 words apart: 32-way; of odd sizes none would conflict.
 * By hand: rows of an odd length (HAND=1), for which the array has always had room; column XOR row
 * (HAND=2), for sizes that are multiples of 32.
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int MOST = 64;

__device__ inline int slot(int row, int col, int n) {
  return HAND == 1 ? row * (n | 1) + col : HAND == 2 ? row * n + (col ^ (row & 31)) : row * n + col;
}

__global__ void lu_pitch(float *out, const float *in, int n) {
  __shared__ float a[MOST * (MOST + 1)];
  int t = threadIdx.x, first = blockIdx.x * n * n;
  for (int i = t; i < n * n; i += MOST)
    a[slot(i / n, i % n, n)] = in[first + i] + (i / n == i % n ? n : 0);
  __syncthreads();
  for (int k = 0; k < n - 1; ++k) {
    if (t > k && t < n) {
      float factor = a[slot(t, k, n)] / a[slot(k, k, n)];
      a[slot(t, k, n)] = factor;
      for (int col = k + 1; col < n; ++col)
        a[slot(t, col, n)] -= factor * a[slot(k, col, n)];
    }
    __syncthreads();
  }
  for (int i = t; i < n * n; i += MOST)
    out[first + i] = a[slot(i / n, i % n, n)];
}
