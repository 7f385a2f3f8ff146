/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Predictions of the covariances of Kalman filters with 32 states in doubles, P = F P F^T + Q, some
 * steps: two filters to a block of 32x8x2, each with F, P and T = F P in shared memory, 48 KiB to
 * the byte, which leaves no room for a pad.
 *
 * The second product reads F by columns, 256 bytes apart, in vectors of two: 8-way; all else is
 * clean. By hand: column XOR row in F (HAND=1); F is kept turned, as the first product takes it
 * from one place for all lanes anyway (HAND=2); T stays in registers until P may be overwritten, a
 * fourth barrier, and F has rows of 33 in a third less memory (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 32, FILTERS = 2, HIGH = 8, EACH = N / HIGH, PITCH = HAND == 3 ? N + 1 : N;

__device__ __forceinline__ int place(int row, int column) {
  return HAND == 1   ? row * N + (column ^ (row & 15))
         : HAND == 2 ? column * N + row
                     : row * PITCH + column;
}

__global__ void __launch_bounds__(N * HIGH * FILTERS)
    kalman_48k(double *__restrict__ out, const double *__restrict__ start,
               const double *__restrict__ moves, const double *__restrict__ noise, int steps) {
  __shared__ double fs[FILTERS][N * PITCH], ps[FILTERS][N * N];
#if HAND == 3
  double (&ts)[FILTERS][N * N] = ps;
#else
  __shared__ double ts[FILTERS][N * N];
#endif
  int j = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
  size_t first = ((size_t)blockIdx.x * FILTERS + z) * N * N;
  double *f = fs[z], *p = ps[z], *t = ts[z], q[EACH];
#pragma unroll
  for (int r = 0; r < EACH; ++r) {
    int i = y + r * HIGH;
    p[i * N + j] = start[first + i * N + j];
    f[place(i, j)] = moves[first + i * N + j];
    q[r] = noise[i * N + j];
  }
  __syncthreads();
  for (int step = 0; step < steps; ++step) {
    double sum[EACH] = {};
#pragma unroll 4
    for (int k = 0; k < N; ++k) {
      double x = p[k * N + j];
#pragma unroll
      for (int r = 0; r < EACH; ++r)
        sum[r] += f[place(y + r * HIGH, k)] * x;
    }
    if (HAND == 3)
      __syncthreads();
#pragma unroll
    for (int r = 0; r < EACH; ++r)
      t[(y + r * HIGH) * N + j] = sum[r], sum[r] = q[r];
    __syncthreads();
#pragma unroll 4
    for (int k = 0; k < N; ++k) {
      double x = f[place(j, k)];
#pragma unroll
      for (int r = 0; r < EACH; ++r)
        sum[r] += t[(y + r * HIGH) * N + k] * x;
    }
    if (HAND == 3)
      __syncthreads();
#pragma unroll
    for (int r = 0; r < EACH; ++r)
      p[(y + r * HIGH) * N + j] = sum[r];
    __syncthreads();
  }
#pragma unroll
  for (int r = 0; r < EACH; ++r)
    out[first + (y + r * HIGH) * N + j] = p[(y + r * HIGH) * N + j];
}
