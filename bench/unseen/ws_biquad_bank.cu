/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A bank of audio channels through two biquads in series, warps specialised: two warps load tiles of 64
 * channels by 32 samples into a ring of four, two filter them in place, a lane a channel, two store them;
 * named barriers say when a tile is full, filtered, free.
 *
 * Who filters reads rows, 32 words apart: 32-way, or 8-way in vectors. By hand: rows of 33 (HAND=1), of
 * 36 (HAND=2); sample XOR channel (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int CHANNELS = 64, SAMPLES = 32, STAGES = 4, TEAM = 64;
constexpr int ROW = HAND == 1 ? SAMPLES + 1 : HAND == 2 ? SAMPLES + 4 : SAMPLES;

__device__ __forceinline__ int place(int channel, int sample) {
  return channel * ROW + (HAND == 3 ? sample ^ (channel & 31) : sample);
}
__device__ __forceinline__ void wait_at(int barrier) {
  asm volatile("bar.sync %0, %1;" ::"r"(barrier), "n"(2 * TEAM) : "memory");
}
__device__ __forceinline__ void arrive_at(int barrier) {
  asm volatile("bar.arrive %0, %1;" ::"r"(barrier), "n"(2 * TEAM) : "memory");
}

struct Biquad {
  float b0, b1, b2, a1, a2, s1, s2;
  __device__ __forceinline__ float next(float x) {
    float y = fmaf(b0, x, s1);
    s1 = fmaf(b1, x, fmaf(-a1, y, s2));
    s2 = fmaf(b2, x, -a2 * y);
    return y;
  }
};

__global__ void __launch_bounds__(3 * TEAM)
    ws_biquad_bank(float *__restrict__ out, const float *__restrict__ in, const float *__restrict__ filters,
                   int length) {
  __shared__ __align__(16) float ring[STAGES][CHANNELS * ROW];
  int team = threadIdx.x / TEAM, t = threadIdx.x % TEAM, lane = t % 32, half = t / 32;
  int tiles = length / SAMPLES;
  size_t first = (size_t)blockIdx.x * CHANNELS;
  if (team == 0) {
    for (int i = 0; i < tiles; ++i) {
      int s = i % STAGES;
      float own[CHANNELS / 2];
#pragma unroll
      for (int c = 0; c < CHANNELS / 2; ++c)
        own[c] = in[(first + c * 2 + half) * length + i * SAMPLES + lane];
      if (i >= STAGES)
        wait_at(1 + 2 * STAGES + s); /* free */
#pragma unroll
      for (int c = 0; c < CHANNELS / 2; ++c)
        ring[s][place(c * 2 + half, lane)] = own[c];
      __threadfence_block();
      arrive_at(1 + s); /* full */
    }
  } else if (team == 1) {
    Biquad q[2];
    const float *f = filters + (first + t) * 10;
#pragma unroll
    for (int i = 0; i < 2; ++i)
      q[i] = {f[i * 5], f[i * 5 + 1], f[i * 5 + 2], f[i * 5 + 3], f[i * 5 + 4], 0, 0};
    for (int i = 0; i < tiles; ++i) {
      int s = i % STAGES;
      wait_at(1 + s);
#pragma unroll 8
      for (int k = 0; k < SAMPLES; ++k)
        ring[s][place(t, k)] = q[1].next(q[0].next(ring[s][place(t, k)]));
      __threadfence_block();
      arrive_at(1 + STAGES + s); /* filtered */
    }
  } else {
    for (int i = 0; i < tiles; ++i) {
      int s = i % STAGES;
      wait_at(1 + STAGES + s);
#pragma unroll 8
      for (int c = half; c < CHANNELS; c += 2)
        out[(first + c) * length + i * SAMPLES + lane] = ring[s][place(c, lane)];
      if (i + STAGES < tiles)
        arrive_at(1 + 2 * STAGES + s);
    }
  }
}
