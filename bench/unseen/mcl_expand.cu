/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Markov clustering of graphs of 48 nodes, one to a block of 16x16 threads: a column-stochastic matrix is squared into the other of two shared
 * buffers, whose pointers change places, its elements are squared, columns are normalised; some rounds. x is the row, as in
 * the Fortran that it comes from; 3x3 elements to a thread.
 *
 * Rows of 192 bytes, lanes 16 rows: 8-way loads and stores. By hand: rows of 49 (HAND=1), x the column (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 48, ROW = HAND == 1 ? N + 1 : N;

__global__ void __launch_bounds__(256)
    mcl_expand(float *__restrict__ clusters, const float *__restrict__ graphs, int rounds) {
  __shared__ float one[N * ROW], two[N * ROW], sums[N];
  float *now = one, *next = two;
#if HAND == 2
  int i0 = threadIdx.y, j0 = threadIdx.x;
#else
  int i0 = threadIdx.x, j0 = threadIdx.y;
#endif
  int t = threadIdx.y * 16 + threadIdx.x;
  size_t first = (size_t)blockIdx.x * N * N;
  for (int i = t; i < N * N; i += 256)
    now[i / N * ROW + i % N] = graphs[first + i];
  __syncthreads();
  for (int r = 0; r < rounds; ++r) {
    float sum[3][3] = {};
#pragma unroll 4
    for (int k = 0; k < N; ++k) {
      float a[3], b[3];
#pragma unroll
      for (int e = 0; e < 3; ++e)
        a[e] = now[(i0 + 16 * e) * ROW + k], b[e] = now[k * ROW + j0 + 16 * e];
#pragma unroll
      for (int e = 0; e < 3; ++e)
#pragma unroll
        for (int f = 0; f < 3; ++f)
          sum[e][f] = fmaf(a[e], b[f], sum[e][f]);
    }
#pragma unroll
    for (int e = 0; e < 3; ++e)
#pragma unroll
      for (int f = 0; f < 3; ++f)
        next[(i0 + 16 * e) * ROW + j0 + 16 * f] = sum[e][f] * sum[e][f];
    __syncthreads();
    if (t < N) {
      float s = 1e-20f;
#pragma unroll 8
      for (int i = 0; i < N; ++i)
        s += next[i * ROW + t];
      sums[t] = __frcp_rn(s);
    }
    __syncthreads();
#pragma unroll
    for (int e = 0; e < 3; ++e)
#pragma unroll
      for (int f = 0; f < 3; ++f)
        next[(i0 + 16 * e) * ROW + j0 + 16 * f] *= sums[j0 + 16 * f];
    __syncthreads();
    float *swap = now;
    now = next, next = swap;
  }
  for (int i = t; i < N * N; i += 256)
    clusters[first + i] = now[i / N * ROW + i % N];
}
