/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Denoises signals of 2,048 samples by wavelet shrinkage: Haar's transform by lifting, in place, so
 * that coefficients of level l lie 2^l apart; details are softly thresholded; and back. A block of
 * 256 threads has one signal.
 *
 * Pairs 2, 4, 8, ... samples apart: 2-way at first, 32-way from the fifth level on, where fewer and
 * fewer lanes are left. By hand: a word more after 32 (HAND=1), and one more after 1,024 (HAND=2);
 * Mallat's order, averages before details, for which a level reads all before it writes (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 2048, LEVELS = 11, THREADS = 256;

__device__ __forceinline__ int place(int i) {
  return HAND == 1 ? i + (i >> 5) : HAND == 2 ? i + (i >> 5) + (i >> 10) : i;
}

__device__ __forceinline__ float shrink(float d, float limit) {
  float rest = fabsf(d) - limit;
  return rest > 0.0f ? copysignf(rest, d) : 0.0f;
}

__global__ void __launch_bounds__(THREADS)
    haar_denoise(float *__restrict__ out, const float *__restrict__ in, float limit) {
  __shared__ float s[N + (HAND == 1 ? N / 32 : HAND == 2 ? N / 32 + 2 : 0)];
  int t = threadIdx.x;
  const float *from = in + (size_t)blockIdx.x * N;
  float *to = out + (size_t)blockIdx.x * N;
  for (int i = t; i < N; i += THREADS)
    s[place(i)] = from[i];
  __syncthreads();
#if HAND == 3
  for (int level = 0; level < LEVELS; ++level) {
    int pairs = N >> (level + 1);
    float a[4], b[4];
#pragma unroll
    for (int k = 0; k < 4; ++k) {
      int i = t + k * THREADS;
      if (i < pairs)
        a[k] = s[2 * i], b[k] = s[2 * i + 1];
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 4; ++k) {
      int i = t + k * THREADS;
      if (i < pairs)
        s[i] = (a[k] + b[k]) * 0.5f, s[pairs + i] = shrink(a[k] - b[k], limit);
    }
    __syncthreads();
  }
  for (int level = LEVELS - 1; level >= 0; --level) {
    int pairs = N >> (level + 1);
    float a[4], b[4];
#pragma unroll
    for (int k = 0; k < 4; ++k) {
      int i = t + k * THREADS;
      if (i < pairs)
        a[k] = s[i], b[k] = s[pairs + i] * 0.5f;
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 4; ++k) {
      int i = t + k * THREADS;
      if (i < pairs)
        s[2 * i] = a[k] + b[k], s[2 * i + 1] = a[k] - b[k];
    }
    __syncthreads();
  }
#else
  for (int level = 0; level < LEVELS; ++level) {
    for (int i = t; i < N >> (level + 1); i += THREADS) {
      int left = place(2 * i << level), right = place((2 * i + 1) << level);
      float a = s[left], b = s[right];
      s[left] = (a + b) * 0.5f;
      s[right] = shrink(a - b, limit);
    }
    __syncthreads();
  }
  for (int level = LEVELS - 1; level >= 0; --level) {
    for (int i = t; i < N >> (level + 1); i += THREADS) {
      int left = place(2 * i << level), right = place((2 * i + 1) << level);
      float a = s[left], b = s[right] * 0.5f;
      s[left] = a + b;
      s[right] = a - b;
    }
    __syncthreads();
  }
#endif
  for (int i = t; i < N; i += THREADS)
    to[i] = s[place(i)];
}
