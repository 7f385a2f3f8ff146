/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A filter bank of a software radio: sixteen channels of 64 taps, decimated by two. A thread has
 * one time and all channels, its sums in registers, the taps in constant memory; the samples of
 * the block are in shared memory.
 *
 * Lanes read single samples two apart, 2-way, sixteen multiplications for each, so that it is they
 * that bound. The loop is unrolled: offsets are constant, and neighbours may become vectors without
 * conflicts; with a swizzle each load has an address to compute. By hand: even samples, then
 * odd ones (HAND=1), sample XOR line (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128, CHANNELS = 16, TAPS = 64, STEP = 2;
constexpr int SAMPLES = THREADS * STEP + TAPS;

__constant__ float taps[TAPS * CHANNELS];

__device__ __forceinline__ int place(int i) {
  return HAND == 1 ? i / 2 + (i & 1) * (SAMPLES / 2) : HAND == 2 ? i ^ (i >> 5 & 1) : i;
}

__global__ void __launch_bounds__(THREADS)
    fir_bank16(float *__restrict__ out, const float *__restrict__ samples, int times) {
  __shared__ __align__(16) float line[SAMPLES];
  int t = threadIdx.x;
  const float *from = samples + (size_t)blockIdx.x * THREADS * STEP;
  for (int i = t; i < SAMPLES; i += THREADS)
    line[place(i)] = from[i];
  __syncthreads();
  float sums[CHANNELS] = {};
#pragma unroll
  for (int k = 0; k < TAPS; ++k) {
    float x = line[place(t * STEP + k)];
#pragma unroll
    for (int c = 0; c < CHANNELS; ++c)
      sums[c] = fmaf(taps[k * CHANNELS + c], x, sums[c]);
  }
#pragma unroll
  for (int c = 0; c < CHANNELS; ++c)
    out[(size_t)c * times + blockIdx.x * THREADS + t] = sums[c];
}
