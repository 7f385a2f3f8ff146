/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Sparse triangular solves of a block preconditioner, 128 right-hand sides at once: all threads walk the rows of one lower triangle (unit
 * diagonal, as many entries a row as an argument says), each with a right-hand side of its own. Dynamic memory is carved into the
 * unknowns, the values and the columns of 16 bits; how many unknowns there are is an argument.
 *
 * x[t * n + column]: the column is the same for all lanes, so 32-way where n is a multiple of 32. By hand: an odd pitch (HAND=1), unknown
 * by unknown of all threads (HAND=2), in which the copies conflict.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int RHS = 128;

__device__ __forceinline__ int place(int side, int unknown, int n) {
#if HAND == 1
  return side * (n | 1) + unknown;
#elif HAND == 2
  (void)n;
  return unknown * RHS + side;
#else
  return side * n + unknown;
#endif
}

__global__ void __launch_bounds__(RHS)
    sptrsv_rhs(float *__restrict__ solved, const float *__restrict__ sides, const float *__restrict__ entries, const unsigned short *__restrict__ picks, int n, int per_row) {
  extern __shared__ __align__(16) unsigned char pool[];
  float *x = reinterpret_cast<float *>(pool);
#if HAND == 1
  float *values = x + RHS * (n | 1);
#else
  float *values = x + RHS * n;
#endif
  unsigned short *columns = reinterpret_cast<unsigned short *>(values + n * per_row);
  const int t = threadIdx.x;
  const size_t first = (size_t)blockIdx.x * RHS * n;

  for (int i = t; i < n * per_row; i += RHS) {
    int row = i / per_row;
    values[i] = row ? entries[i] : 0.f;
    columns[i] = row ? picks[i] % row : 0;
  }
  for (int i = t; i < RHS * n; i += RHS)
    x[place(i / n, i % n, n)] = sides[first + i];
  __syncthreads();

  for (int row = 1; row < n; ++row) {
    const float *value = values + row * per_row;
    const unsigned short *column = columns + row * per_row;
    float sum = x[place(t, row, n)];
#pragma unroll 4
    for (int k = 0; k < per_row; ++k)
      sum = fmaf(-value[k], x[place(t, column[k], n)], sum);
    x[place(t, row, n)] = sum;
  }
  __syncthreads();

  for (int i = t; i < RHS * n; i += RHS)
    solved[first + i] = x[place(i / n, i % n, n)];
}
