/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A radio receiver's filter of 64 taps that keeps one sample of eight: one warp of a block of 128 fetches the
 * next 824 samples while three others filter those of the other buffer, a thread an output.
 *
 * Lanes are 8 words apart: 8-way, or 2-way where loads are 16 bytes wide. By hand: the eight phases apart, rows
 * of 108 (HAND=1); four words of padding after eight (HAND=2), still read 16 bytes wide; a word after 32
 * (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int TAPS = 64, STEP = 8, OUTPUTS = 96, SAMPLES = OUTPUTS * STEP, NEEDED = SAMPLES + TAPS - STEP;

__device__ __forceinline__ constexpr int place(int i) {
  return HAND == 1   ? (i & 7) * 108 + (i >> 3)
         : HAND == 2 ? i + (i >> 3) * 4
         : HAND == 3 ? i + (i >> 5)
                     : i;
}
constexpr int ROOM = HAND == 1 ? 8 * 108 : HAND == 2 ? NEEDED / 8 * 12 : HAND == 3 ? NEEDED + NEEDED / 32 + 1 : NEEDED;

__global__ void __launch_bounds__(128)
    ws_decimate8(float *__restrict__ out, const float *__restrict__ in, const float *__restrict__ taps, int chunks) {
  __shared__ __align__(16) float ring[2][ROOM];
  __shared__ __align__(16) float h[TAPS];
  int t = threadIdx.x, lane = t & 31;
  bool producer = t < 32;
  const float *samples = in + (size_t)blockIdx.x * (chunks * SAMPLES + TAPS);
  float *mine = out + (size_t)blockIdx.x * chunks * OUTPUTS;
  auto fetch = [&](int chunk, float *to) {
    const float *from = samples + (size_t)chunk * SAMPLES;
#pragma unroll
    for (int i = 0; i < NEEDED / 32; ++i)
      to[place(i * 32 + lane)] = from[i * 32 + lane];
    if (lane < NEEDED % 32)
      to[place(NEEDED / 32 * 32 + lane)] = from[NEEDED / 32 * 32 + lane];
  };
  if (producer) {
    h[lane] = taps[lane], h[lane + 32] = taps[lane + 32];
    fetch(0, ring[0]);
  }
  __syncthreads();
  for (int chunk = 0; chunk < chunks; ++chunk) {
    if (producer) {
      if (chunk + 1 < chunks)
        fetch(chunk + 1, ring[~chunk & 1]);
    } else {
      const float *x = ring[chunk & 1];
      int o = t - 32;
      float sum = 0;
#pragma unroll
      for (int k = 0; k < TAPS; k += 4) {
#if HAND == 2
        float4 f = *(const float4 *)&x[place(o * STEP + k)];
        sum = fmaf(f.x, h[k], sum), sum = fmaf(f.y, h[k + 1], sum);
        sum = fmaf(f.z, h[k + 2], sum), sum = fmaf(f.w, h[k + 3], sum);
#else
#pragma unroll
        for (int i = 0; i < 4; ++i)
          sum = fmaf(x[place(o * STEP + k + i)], h[k + i], sum);
#endif
      }
      mine[(size_t)chunk * OUTPUTS + o] = sum;
    }
    __syncthreads();
  }
}
