/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A spectral convolution layer in one dimension (Fourier neural operator): the first `modes`
 * Fourier coefficients of 16 channels, each mode's 16x16 complex matrix over channels, and back.
 * Transforms are by definition, as so few modes make them cheap. A block of 256 threads has one
 * sample; dynamic memory is carved at run time into roots of unity (n), the signal (16 x n), and
 * coefficients before and after (16 x modes each).
 *
 * Mode m reads root m * i mod n: strides of all sizes in both transforms, up to 16-way; rows of the
 * signal meet 2-way. By hand: one root more behind 16, and a word more in a row of the signal
 * (HAND=1); roots XOR-ed with their number / 16 (HAND=2): both help some strides and harm others; a
 * warp has two modes of 16 channels in the forward transform, so that few roots are read, and rows
 * of the signal are padded (HAND=3: ought to win).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int CHANNELS = 16, THREADS = 256;

__device__ __forceinline__ int root_at(int i) {
  return HAND == 1 ? i + (i >> 4) : HAND == 2 ? i ^ (i >> 4 & 15) : i;
}

__global__ void __launch_bounds__(THREADS)
    spectral_conv1d(float *__restrict__ out, const float *__restrict__ in,
                    const float2 *__restrict__ weights, const float2 *__restrict__ table, int n,
                    int modes) {
  extern __shared__ __align__(16) float2 carved[];
  int pitch = HAND == 1 || HAND == 3 ? n + 1 : n;
  float2 *roots = carved;
  float2 *before = roots + (HAND == 1 ? n + n / 16 : n);
  float2 *after = before + CHANNELS * modes;
  float *signal = (float *)(after + CHANNELS * modes);
  int t = threadIdx.x;
  const float *from = in + (size_t)blockIdx.x * CHANNELS * n;
  for (int i = t; i < n; i += THREADS)
    roots[root_at(i)] = table[i];
  for (int i = t; i < CHANNELS * n; i += THREADS)
    signal[i / n * pitch + i % n] = from[i];
  __syncthreads();
  for (int i = t; i < CHANNELS * modes; i += THREADS) {
    int c = HAND == 3 ? i % CHANNELS : i / modes, m = HAND == 3 ? i / CHANNELS : i % modes;
    float re = 0, im = 0;
    for (int x = 0; x < n; ++x) {
      float2 w = roots[root_at(m * x & (n - 1))];
      float s = signal[c * pitch + x];
      re += s * w.x;
      im += s * w.y;
    }
    before[c * modes + m] = make_float2(re, im);
  }
  __syncthreads();
  for (int i = t; i < CHANNELS * modes; i += THREADS) {
    int o = i / modes, m = i % modes;
    float re = 0, im = 0;
    for (int c = 0; c < CHANNELS; ++c) {
      float2 a = before[c * modes + m], b = weights[(c * CHANNELS + o) * modes + m];
      re += a.x * b.x - a.y * b.y;
      im += a.x * b.y + a.y * b.x;
    }
    after[i] = make_float2(re, im);
  }
  __syncthreads();
  float *to = out + (size_t)blockIdx.x * CHANNELS * n;
  float inverse = 1.0f / n;
  for (int i = t; i < CHANNELS * n; i += THREADS) {
    int c = i / n, x = i % n;
    float sum = 0.5f * after[c * modes].x;
    for (int m = 1; m < modes; ++m) {
      float2 w = roots[root_at(m * x & (n - 1))], y = after[c * modes + m];
      sum += y.x * w.x + y.y * w.y;
    }
    to[i] = 2.0f * inverse * sum;
  }
}
