/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Batched triangular solve from the right, X L^T = B, in double precision: 64 rows of B and L, of a
 * dimension that is an argument, in dynamic shared memory; a thread has a row of B and eliminates
 * along it, right-looking.
 *
 * Rows of 32 doubles: 16-way. By hand: rows of odd length (HAND=1); B turned (HAND=2), which
 * conflicts when it is loaded and stored; columns XOR row, for multiples of 16 (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 64;

__device__ __forceinline__ int place(int row, int k, int n) {
  return HAND == 1   ? row * (n | 1) + k
         : HAND == 2 ? k * ROWS + row
         : HAND == 3 ? row * n + (k ^ (row & 15))
                     : row * n + k;
}

__device__ void solve_row(double *b, const double *l, int row, int n) {
  for (int k = 0; k < n; ++k) {
    double x = b[place(row, k, n)] * l[k * n + k];
    b[place(row, k, n)] = x;
    for (int j = k + 1; j < n; ++j)
      b[place(row, j, n)] -= x * l[j * n + k];
  }
}

__global__ void __launch_bounds__(ROWS)
    dtrsm_right(double *__restrict__ x, const double *__restrict__ rhs,
                const double *__restrict__ lower, int n) {
  extern __shared__ double memory[];
  double *l = memory, *b = l + n * n;
  int t = threadIdx.x;
  const double *from = rhs + (size_t)blockIdx.x * ROWS * n;
  const double *tri = lower + (size_t)blockIdx.x * n * n;
  for (int i = t; i < n * n; i += ROWS) {
    double v = tri[i];
    l[i] = i / n == i % n ? 1.0 / (1.0 + v) : v;
  }
  for (int i = t; i < ROWS * n; i += ROWS)
    b[place(i / n, i % n, n)] = from[i];
  __syncthreads();
  solve_row(b, l, t, n);
  __syncthreads();
  double *to = x + (size_t)blockIdx.x * ROWS * n;
  for (int i = t; i < ROWS * n; i += ROWS)
    to[i] = b[place(i / n, i % n, n)];
}
