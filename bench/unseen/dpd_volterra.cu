/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Predistortion of power amplifiers: a memory polynomial of complex samples, five odd orders on each of 8 taps. The stream is in a ring of 2,048 samples,
 * from which every second one is computed (the observation path has half the rate), so each access wraps by a mask.
 *
 * Lanes two words apart: 2-way, beside about fifty arithmetic instructions a tap. By hand, none of which need pay: a word more after 32
 * (HAND=1), lowest bit XOR bit five (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128, RING = 2048, TAPS = 8, ORDERS = 5;

__device__ __forceinline__ int at(int i) { return HAND == 1 ? i + (i >> 5) : HAND == 2 ? i ^ (i >> 5 & 1) : i; }

__global__ void __launch_bounds__(THREADS) dpd_volterra(float2 *__restrict__ out, const float *__restrict__ in, const float2 *__restrict__ weights, int chunks) {
  __shared__ float re[HAND == 1 ? RING + RING / 32 : RING], im[HAND == 1 ? RING + RING / 32 : RING];
  __shared__ float2 w[TAPS * ORDERS];
  const int t = threadIdx.x;
  const size_t samples = (size_t)chunks * 2 * THREADS;
  const float *real = in + (size_t)blockIdx.x * 2 * samples, *imaginary = real + samples;
  for (int i = t; i < TAPS * ORDERS; i += THREADS)
    w[i] = weights[i];
  for (int i = t; i < RING; i += THREADS)
    re[at(i)] = im[at(i)] = 0;
  __syncthreads();
  int head = 0;
  for (int chunk = 0; chunk < chunks; ++chunk) {
#pragma unroll
    for (int k = 0; k < 2; ++k) {
      int i = k * THREADS + t, place = at((head + i) & (RING - 1));
      re[place] = real[chunk * 2 * THREADS + i];
      im[place] = imaginary[chunk * 2 * THREADS + i];
    }
    __syncthreads();
    float x = 0, y = 0;
#pragma unroll
    for (int tap = 0; tap < TAPS; ++tap) {
      int place = at((head + 2 * t - tap * 3) & (RING - 1));
      float a = re[place], b = im[place], power = fmaf(a, a, b * b), c = 0, d = 0;
#pragma unroll
      for (int order = ORDERS - 1; order >= 0; --order) {
        float2 f = w[tap * ORDERS + order];
        float g = __fdividef(1.0f, 1.0f + fabsf(c) * power);
        c = fmaf(c * g, power, f.x);
        d = fmaf(d * g, power, f.y);
      }
      x = fmaf(a, c, fmaf(-b, d, x));
      y = fmaf(a, d, fmaf(b, c, y));
    }
    out[((size_t)blockIdx.x * chunks + chunk) * THREADS + t] = make_float2(x, y);
    head = (head + 2 * THREADS) & (RING - 1);
    __syncthreads();
  }
}
