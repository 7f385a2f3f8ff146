/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Stationary covariances of linear systems (discrete Lyapunov equation, X = A X A^T + Q) by doubling: X <- X + A X A^T, A <- A A. 32 x 32 floats, a system a
 * block; products are functions that are not inlined and get pointers to three of four arrays of shared memory, which change places.
 *
 * In the product with a transpose, lanes go down the rows: 32-way. By hand: rows of 33 (HAND=1), column XOR row (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 32, ROWS = 8, ROW = HAND == 1 ? N + 1 : N;

__device__ __forceinline__ int at(int r, int c) { return r * ROW + (HAND == 2 ? c ^ r : c); }

__device__ __noinline__ void times(float *to, const float *a, const float *b, const float *add) {
  const int c = threadIdx.x;
  for (int r = threadIdx.y; r < N; r += ROWS) {
    float sum = add ? add[at(r, c)] : 0.f;
    for (int k = 0; k < N; ++k)
      sum = fmaf(a[at(r, k)], b[at(k, c)], sum);
    to[at(r, c)] = sum;
  }
  __syncthreads();
}

__device__ __noinline__ void times_transposed(float *to, const float *a, const float *b) {
  const int c = threadIdx.x;
  for (int r = threadIdx.y; r < N; r += ROWS) {
    float sum = 0;
    for (int k = 0; k < N; ++k)
      sum = fmaf(a[at(r, k)], b[at(c, k)], sum);
    to[at(r, c)] = sum;
  }
  __syncthreads();
}

__global__ void __launch_bounds__(N *ROWS) lyapunov_double(float *__restrict__ covariances, const float *__restrict__ systems, const float *__restrict__ noises, int steps) {
  __shared__ float one[N * ROW], two[N * ROW], three[N * ROW], four[N * ROW];
  const int c = threadIdx.x;
  const size_t first = (size_t)blockIdx.x * N * N;
  float *a = one, *x = two, *half = three, *next = four;
  for (int r = threadIdx.y; r < N; r += ROWS) {
    a[at(r, c)] = systems[first + r * N + c];
    x[at(r, c)] = noises[first + min(r, c) * N + max(r, c)] + (r == c ? 4.f : 0.f);
  }
  __syncthreads();
  for (int step = 0; step < steps; ++step) {
    times_transposed(half, x, a);
    times(next, a, half, x);
    times(half, a, a, nullptr);
    float *old = x;
    x = next;
    next = old;
    old = a;
    a = half;
    half = old;
  }
  for (int r = threadIdx.y; r < N; r += ROWS)
    covariances[first + r * N + c] = x[at(r, c)];
}
