/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * MMSE detection of a receiver with eight antennas: for each subcarrier a Hermitian system of 8x8 complex
 * floats, by Cholesky in place and two substitutions. A thread has a system, a block is one warp with 32
 * systems, 16 KiB and 2 KiB of right sides in shared memory, so that few warps fit on an SM.
 *
 * Systems are 512 bytes apart: 16-way of half warps; right sides 64: 8-way. By hand: systems of 65 and
 * right sides of 9 numbers (HAND=1); numbers of all systems side by side, rows of 33 (HAND=2); number XOR
 * thread (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 8, THREADS = 32;

template <int COUNT> struct Numbers {
  float2 at[HAND == 1 ? THREADS * (COUNT + 1) : HAND == 2 ? COUNT * (THREADS + 1) : THREADS * COUNT];
  __device__ float2 &of(int t, int e) {
    return at[HAND == 1   ? t * (COUNT + 1) + e
              : HAND == 2 ? e * (THREADS + 1) + t
              : HAND == 3 ? t * COUNT + (COUNT == 8 ? e ^ (t >> 1 & 7) : e ^ (t & 15))
                          : t * COUNT + e];
  }
};

/* sum - a * conj(b), and sum - a * b */
__device__ __forceinline__ float2 less_conj(float2 sum, float2 a, float2 b) {
  sum.x = fmaf(-a.x, b.x, sum.x), sum.x = fmaf(-a.y, b.y, sum.x);
  sum.y = fmaf(-a.y, b.x, sum.y), sum.y = fmaf(a.x, b.y, sum.y);
  return sum;
}
__device__ __forceinline__ float2 less(float2 sum, float2 a, float2 b) {
  sum.x = fmaf(-a.x, b.x, sum.x), sum.x = fmaf(a.y, b.y, sum.x);
  sum.y = fmaf(-a.x, b.y, sum.y), sum.y = fmaf(-a.y, b.x, sum.y);
  return sum;
}

__global__ void __launch_bounds__(THREADS)
    mimo_cholesky8(float2 *__restrict__ out, const float2 *__restrict__ systems, const float2 *__restrict__ right,
                   float noise) {
  __shared__ __align__(16) Numbers<N * N> a;
  __shared__ __align__(16) Numbers<N> b;
  int t = threadIdx.x;
  const float2 *from = systems + (size_t)blockIdx.x * THREADS * N * N;
#pragma unroll 8
  for (int i = t; i < THREADS * N * N; i += THREADS)
    a.of(i / (N * N), i % (N * N)) = from[i];
  for (int i = t; i < THREADS * N; i += THREADS)
    b.of(i / N, i % N) = right[(size_t)blockIdx.x * THREADS * N + i];
  __syncwarp();
#pragma unroll 1
  for (int j = 0; j < N; ++j) {
    float pivot = a.of(t, j * N + j).x + noise;
    for (int k = 0; k < j; ++k) {
      float2 l = a.of(t, j * N + k);
      pivot = fmaf(-l.x, l.x, fmaf(-l.y, l.y, pivot));
    }
    float over = rsqrtf(fmaxf(pivot, 0.125f));
    a.of(t, j * N + j) = make_float2(over, 0);
    float2 y = b.of(t, j);
    for (int k = 0; k < j; ++k)
      y = less(y, a.of(t, j * N + k), b.of(t, k));
    b.of(t, j) = make_float2(y.x * over, y.y * over);
    for (int i = j + 1; i < N; ++i) {
      float2 sum = a.of(t, i * N + j);
      for (int k = 0; k < j; ++k)
        sum = less_conj(sum, a.of(t, i * N + k), a.of(t, j * N + k));
      a.of(t, i * N + j) = make_float2(sum.x * over, sum.y * over);
    }
  }
#pragma unroll 1
  for (int j = N - 1; j >= 0; --j) {
    float over = a.of(t, j * N + j).x;
    float2 x = b.of(t, j);
    for (int i = j + 1; i < N; ++i) {
      float2 l = a.of(t, i * N + j);
      x = less(x, make_float2(l.x, -l.y), b.of(t, i));
    }
    b.of(t, j) = make_float2(x.x * over, x.y * over);
  }
  __syncwarp();
  for (int i = t; i < THREADS * N; i += THREADS)
    out[(size_t)blockIdx.x * THREADS * N + i] = b.of(i / N, i % N);
}
