/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Ensembles of Lorenz' model of 1996 (16 variables on a ring), as data assimilation is tried with it: a thread has one of 128
 * members, classic Runge-Kutta in registers; states come and go, whole lines at a time, through dynamic shared memory, carved into states, the
 * members' forcings and a byte per member that says whether it stays bounded.
 *
 * Rows of 64 bytes: 16-way by words, 4-way a quarter in vectors, but only before and after all steps: it does not matter. By hand, for
 * nothing: rows of 17 (HAND=1), of 20 (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 16, MEMBERS = 128, ROW = HAND == 1 ? N + 1 : HAND == 2 ? N + 4 : N;

__device__ __forceinline__ void slope(float (&d)[N], const float (&x)[N], float force) {
#pragma unroll
  for (int i = 0; i < N; ++i)
    d[i] = fmaf(x[(i + 1) % N] - x[(i + N - 2) % N], x[(i + N - 1) % N], force - x[i]);
}

__global__ void __launch_bounds__(MEMBERS)
    lorenz96_members(float *__restrict__ after, unsigned char *__restrict__ bounded, const float *__restrict__ before, const float *__restrict__ forcing, float h, int steps) {
  extern __shared__ __align__(16) float pool[];
  float *states = pool, *forces = states + MEMBERS * ROW;
  unsigned char *fine = (unsigned char *)(forces + MEMBERS);
  int t = threadIdx.x;
  size_t first = (size_t)blockIdx.x * MEMBERS;
#pragma unroll
  for (int i = 0; i < N; ++i)
    states[(t + i * MEMBERS) / N * ROW + t % N] = before[first * N + t + i * MEMBERS];
  forces[t] = forcing[first + t];
  __syncthreads();
  float x[N], d[N], y[N], sum[N], force = forces[t];
#pragma unroll
  for (int i = 0; i < N; ++i)
    x[i] = states[t * ROW + i];
  bool all = true;
  for (int s = 0; s < steps; ++s) {
    slope(d, x, force);
#pragma unroll
    for (int i = 0; i < N; ++i)
      sum[i] = d[i], y[i] = fmaf(0.5f * h, d[i], x[i]);
    slope(d, y, force);
#pragma unroll
    for (int i = 0; i < N; ++i)
      sum[i] = fmaf(2.f, d[i], sum[i]), y[i] = fmaf(0.5f * h, d[i], x[i]);
    slope(d, y, force);
#pragma unroll
    for (int i = 0; i < N; ++i)
      sum[i] = fmaf(2.f, d[i], sum[i]), y[i] = fmaf(h, d[i], x[i]);
    slope(d, y, force);
#pragma unroll
    for (int i = 0; i < N; ++i)
      x[i] = fmaf(h / 6.f, sum[i] + d[i], x[i]);
    all = all && fabsf(x[0]) < 30.f;
  }
#pragma unroll
  for (int i = 0; i < N; ++i)
    states[t * ROW + i] = x[i];
  fine[t] = all;
  __syncthreads();
#pragma unroll
  for (int i = 0; i < N; ++i)
    after[first * N + t + i * MEMBERS] = states[(t + i * MEMBERS) / N * ROW + t % N];
  if (t < MEMBERS / 4)
    ((unsigned *)bounded)[first / 4 + t] = ((unsigned *)fine)[t];
}
