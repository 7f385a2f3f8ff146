/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Cholesky factors of 96x96 matrices of doubles, a matrix to a block and a row to a thread: 72 KiB
 * of dynamic shared memory, more than a kernel may have without asking.
 *
 * Rows are 768 bytes apart, a multiple of 128, and each half of a warp reads and writes one column
 * of 16 rows: 16-way. By hand: one double more in a row (HAND=1), with 768 bytes more at the
 * launch; column XOR row (HAND=2).
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 96;
constexpr int PITCH = HAND == 1 ? SIDE + 1 : SIDE;

extern __shared__ double a[];

__device__ inline int slot(int row, int col) {
  return row * PITCH + (HAND == 2 ? col ^ (row & 15) : col);
}

__global__ void cholesky_large(double *out, const double *in) {
  int t = threadIdx.x;
  for (int row = 0; row < SIDE; ++row)
    a[slot(row, t)] = in[(blockIdx.x * SIDE + row) * SIDE + t] + (row == t ? SIDE : 0);
  for (int k = 0; k < SIDE; ++k) {
    __syncthreads();
    double pivot = square_root(a[slot(k, k)]);
    __syncthreads();
    if (t >= k)
      a[slot(t, k)] = t == k ? pivot : a[slot(t, k)] / pivot;
    __syncthreads();
    for (int col = k + 1; col < SIDE; ++col)
      if (t >= col)
        a[slot(t, col)] -= a[slot(t, k)] * a[slot(col, k)];
  }
  __syncthreads();
  for (int row = 0; row < SIDE; ++row)
    out[(blockIdx.x * SIDE + row) * SIDE + t] = t <= row ? a[slot(row, t)] : 0;
}
