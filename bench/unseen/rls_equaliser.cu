/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Adaptive equalisers by recursive least squares, 15 taps, a channel a thread: the inverse of the correlation matrix is
 * symmetric, so its lower triangle lies packed in shared memory, 120 floats a thread, 64 threads; taps and the window of the signal
 * are in registers, loops unrolled.
 *
 * Rows of 480 bytes: 8-way word by word, 2-way in vectors of 16 bytes. By hand: rows of 121 (HAND=1), element by element of all
 * threads (HAND=2), rows of 124, which vectors can read (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int TAPS = 15, PACKED = TAPS * (TAPS + 1) / 2, CHANNELS = 64;
constexpr int ROW = HAND == 1 ? PACKED + 1 : HAND == 3 ? PACKED + 4 : PACKED;

__device__ __forceinline__ int at(int t, int i, int j) {
  int e = i >= j ? i * (i + 1) / 2 + j : j * (j + 1) / 2 + i;
  return HAND == 2 ? e * CHANNELS + t : t * ROW + e;
}

__global__ void __launch_bounds__(CHANNELS)
    rls_equaliser(float *__restrict__ errors, const float *__restrict__ received, const float *__restrict__ sent, int samples, int channels) {
  __shared__ __align__(16) float inverse[CHANNELS * ROW];
  int t = threadIdx.x, channel = blockIdx.x * CHANNELS + t;
#pragma unroll
  for (int i = 0; i < TAPS; ++i)
#pragma unroll
    for (int j = 0; j <= i; ++j)
      inverse[at(t, i, j)] = i == j ? 100.f : 0.f;
  float w[TAPS] = {}, x[TAPS] = {};
  for (int n = 0; n < samples; ++n) {
#pragma unroll
    for (int i = TAPS - 1; i > 0; --i)
      x[i] = x[i - 1];
    x[0] = received[(size_t)n * channels + channel];
    float k[TAPS], power = 0.99f, error = sent[(size_t)n * channels + channel];
#pragma unroll
    for (int i = 0; i < TAPS; ++i) {
      k[i] = 0;
#pragma unroll
      for (int j = 0; j < TAPS; ++j)
        k[i] = fmaf(inverse[at(t, i, j)], x[j], k[i]);
      power = fmaf(x[i], k[i], power);
      error = fmaf(-w[i], x[i], error);
    }
    float gain = __frcp_rn(power);
#pragma unroll
    for (int i = 0; i < TAPS; ++i) {
      float g = k[i] * gain;
      w[i] = fmaf(g, error, w[i]);
#pragma unroll
      for (int j = 0; j <= i; ++j)
        inverse[at(t, i, j)] = fmaf(-g, k[j], inverse[at(t, i, j)]) * 1.010101f;
    }
    errors[(size_t)n * channels + channel] = error;
  }
}
