/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Entropic optimal transport between pairs of histograms by Sinkhorn's iteration: u = a / (K v), v
 * = b / (K^T u), some times, K a matrix of n x n floats in dynamic shared memory beside u and v; n
 * is an argument. A block of 128 threads has one pair, a thread a row and a column.
 *
 * K v reads rows, n words apart, 32-way where n is a multiple of 32. By hand: rows of n | 1
 * (HAND=1), column XOR row (HAND=2), rows of n + 4 read 16 bytes at a time (HAND=3). With n = 96
 * six blocks fit on an SM as long as nothing is padded, else five.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

__device__ __forceinline__ int place(int row, int column, int n) {
  return HAND == 1   ? row * (n | 1) + column
         : HAND == 2 ? row * n + (column ^ (row & 31))
         : HAND == 3 ? row * (n + 4) + column
                     : row * n + column;
}

__global__ void __launch_bounds__(128)
    sinkhorn_pitch(float *__restrict__ out, const float *__restrict__ kernels,
                   const float *__restrict__ left, const float *__restrict__ right, int n,
                   int rounds) {
  extern __shared__ __align__(16) float memory[];
  float *u = memory, *v = u + n, *k = v + n;
  int t = threadIdx.x;
  const float *from = kernels + (size_t)blockIdx.x * n * n;
  for (int i = t; i < n * n; i += 128)
    k[place(i / n, i % n, n)] = from[i];
  float a = 0, b = 0;
  if (t < n) {
    a = left[blockIdx.x * n + t];
    b = right[blockIdx.x * n + t];
    v[t] = 1.0f;
  }
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    if (t < n) {
      float sum = 0;
#if HAND == 3
      for (int j = 0; j < n; j += 4) {
        float4 x = *(const float4 *)&k[place(t, j, n)], y = *(const float4 *)&v[j];
        sum += x.x * y.x;
        sum += x.y * y.y;
        sum += x.z * y.z;
        sum += x.w * y.w;
      }
#else
      for (int j = 0; j < n; ++j)
        sum += k[place(t, j, n)] * v[j];
#endif
      u[t] = a / sum;
    }
    __syncthreads();
    if (t < n) {
      float sum = 0;
      for (int i = 0; i < n; ++i)
        sum += k[place(i, t, n)] * u[i];
      v[t] = b / sum;
    }
    __syncthreads();
  }
  if (t < n) {
    out[(size_t)blockIdx.x * 2 * n + t] = u[t];
    out[(size_t)blockIdx.x * 2 * n + n + t] = v[t];
  }
}
