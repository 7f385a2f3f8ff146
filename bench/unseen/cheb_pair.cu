/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Divergences of two vector fields on boxes of 32x32 Chebyshev nodes by the dense differentiation matrix, one box to a block of 256 threads: even
 * warps have one field's box, odd warps the other's, by a pointer that the warp selects. First along x, a lane a row, in a function that is not inlined, so
 * that the passes do not share registers; its result goes to a second pair of boxes. Then along y, a lane a column; eight nodes to a thread, the matrix is
 * a broadcast.
 *
 * Rows of 128 bytes: along x 32-way loads and stores, 8-way a quarter in vectors; along y clean. By hand: rows of 33 (HAND=1), node XOR row
 * (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 32, ROW = HAND == 1 ? N + 1 : N;

__device__ __forceinline__ int at(int y, int x) { return y * ROW + (HAND == 2 ? x ^ y : x); }

__device__ __noinline__ void along_x(float *to, const float *f, const float (*d)[N], int lane, int n0) {
  float sum[8] = {};
#pragma unroll 4
  for (int k = 0; k < N; ++k) {
    float x = f[at(lane, k)];
#pragma unroll
    for (int i = 0; i < 8; ++i)
      sum[i] = fmaf(d[n0 + i][k], x, sum[i]);
  }
#pragma unroll
  for (int i = 0; i < 8; ++i)
    to[at(lane, n0 + i)] = sum[i];
}

__global__ void __launch_bounds__(256)
    cheb_pair(float *__restrict__ out, const float *__restrict__ first, const float *__restrict__ second, const float *__restrict__ matrix, int fields) {
  __shared__ float u[N * ROW], v[N * ROW], du[N * ROW], dv[N * ROW], d[N][N];
  int t = threadIdx.x, lane = t % 32, warp = t / 32, n0 = warp / 2 * 8;
  float *f = warp & 1 ? v : u, *g = warp & 1 ? dv : du;
  const float *from = warp & 1 ? second : first;
  for (int i = t; i < N * N; i += 256)
    d[i / N][i % N] = matrix[i];
  for (int b = blockIdx.x; b < fields; b += gridDim.x) {
    __syncthreads();
#pragma unroll
    for (int i = 0; i < 8; ++i)
      f[at(n0 + i, lane)] = from[((size_t)b * N + n0 + i) * N + lane];
    __syncthreads();
    along_x(g, f, d, lane, n0);
    __syncthreads();
    float sum[8];
#pragma unroll
    for (int i = 0; i < 8; ++i)
      sum[i] = g[at(n0 + i, lane)];
#pragma unroll 4
    for (int k = 0; k < N; ++k) {
      float x = f[at(k, lane)];
#pragma unroll
      for (int i = 0; i < 8; ++i)
        sum[i] = fmaf(d[n0 + i][k], x, sum[i]);
    }
#pragma unroll
    for (int i = 0; i < 8; ++i)
      out[(((size_t)b * 2 + (warp & 1)) * N + n0 + i) * N + lane] = sum[i];
  }
}
