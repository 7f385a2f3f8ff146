/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Covariance of an extended Kalman filter with 32 states, step by step: P = A P A' + Q, made symmetric. A thread has a row and four columns; each step has three readers: rows of P by 16
 * bytes, rows of A and of the product by words of four rows a warp, and A and P across, down eight times four rows.
 *
 * 4-way and 8-way. An odd pitch suits A, but would split the 16 bytes of P, which 144 bytes leave 4-way across. By hand: A and the product 33
 * and P 36 words a row (HAND=1), A and the product 33 and P with chunk XOR row / 4 (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 32, THREADS = 256, ROW = HAND ? N + 1 : N, P_ROW = HAND == 1 ? N + 4 : N;

struct Filter {
  __align__(16) float p[N][P_ROW];
  __align__(16) float a[N][ROW], product[N][ROW];
};

__device__ __forceinline__ int at(int r, int c) { return HAND == 2 ? c ^ (r >> 2 & 7) << 2 : c; }

__device__ __forceinline__ float4 *four(Filter &filter, int r, int c) { return reinterpret_cast<float4 *>(&filter.p[r][at(r, c)]); }

__device__ __forceinline__ void madd(float4 &sum, float a, float4 b) {
  sum.x = fmaf(a, b.x, sum.x), sum.y = fmaf(a, b.y, sum.y), sum.z = fmaf(a, b.z, sum.z), sum.w = fmaf(a, b.w, sum.w);
}

__global__ void __launch_bounds__(THREADS) ekf_propagate(float4 *__restrict__ out, const float *__restrict__ models, const float4 *__restrict__ starts, float noise, int steps) {
  __shared__ Filter filter;
  const int t = threadIdx.x, i = t >> 3, j = (t & 7) * 4;
  models += (size_t)blockIdx.x * N * N;
  for (int k = t; k < N * N; k += THREADS)
    filter.a[k / N][k % N] = models[k];
  *four(filter, i, j) = starts[(size_t)blockIdx.x * THREADS + t];
  for (int step = 0; step < steps; ++step) {
    __syncthreads();
    float4 sum = make_float4(0, 0, 0, 0);
#pragma unroll 8
    for (int k = 0; k < N; ++k)
      madd(sum, filter.a[i][k], *four(filter, k, j));
#if HAND
    filter.product[i][j] = sum.x, filter.product[i][j + 1] = sum.y, filter.product[i][j + 2] = sum.z, filter.product[i][j + 3] = sum.w;
#else
    *reinterpret_cast<float4 *>(&filter.product[i][j]) = sum;
#endif
    __syncthreads();
    sum = make_float4(i == j ? noise : 0, i == j + 1 ? noise : 0, i == j + 2 ? noise : 0, i == j + 3 ? noise : 0);
#pragma unroll 8
    for (int k = 0; k < N; ++k)
      madd(sum, filter.product[i][k], make_float4(filter.a[j][k], filter.a[j + 1][k], filter.a[j + 2][k], filter.a[j + 3][k]));
    *four(filter, i, j) = sum;
    __syncthreads();
    sum.x = 0.5f * (sum.x + filter.p[j][at(j, i)]), sum.y = 0.5f * (sum.y + filter.p[j + 1][at(j + 1, i)]);
    sum.z = 0.5f * (sum.z + filter.p[j + 2][at(j + 2, i)]), sum.w = 0.5f * (sum.w + filter.p[j + 3][at(j + 3, i)]);
    __syncthreads();
    *four(filter, i, j) = sum;
  }
  out[(size_t)blockIdx.x * THREADS + t] = *four(filter, i, j);
}
