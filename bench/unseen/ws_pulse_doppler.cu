/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Doppler processing of a radar: of each range gate a transform of 32 points over the pulses of a burst, and its power. Warps are specialised: two of them
 * bring pulses, weight them and turn the corner, two transform 64 gates in registers. The two groups hand two arrays to
 * each other by named barriers; which of the two is a select in each turn. Powers go back through the rows that were read.
 *
 * Rows of 256 bytes: 16-way for float2, written and read, and 32-way for powers. By hand: rows of 33 (HAND=1), pulse XOR gate (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int PULSES = 32, GATES = 64, ROW = HAND == 1 ? PULSES + 1 : PULSES;
constexpr int FULL = 1, EMPTY = 3, OUT = 5;

__device__ __forceinline__ int at(int gate, int pulse) { return gate * ROW + (HAND == 2 ? pulse ^ (gate & 15) : pulse); }
__device__ __forceinline__ int power_at(int gate, int bin) { return gate * (2 * ROW) + (HAND == 2 ? bin ^ (gate & 31) : HAND == 1 ? bin + gate / 16 % 2 : bin); }
__device__ __forceinline__ void wait(int barrier, int threads) { asm volatile("bar.sync %0, %1;" ::"r"(barrier), "r"(threads) : "memory"); }
__device__ __forceinline__ void arrive(int barrier, int threads) { asm volatile("bar.arrive %0, %1;" ::"r"(barrier), "r"(threads) : "memory"); }

__device__ __forceinline__ void transform(float2 (&x)[PULSES]) {
  constexpr float COS[16] = {1.f, 0.98078528f, 0.923879533f, 0.831469612f, 0.707106781f, 0.555570233f, 0.382683432f, 0.195090322f,
                             0.f, -0.195090322f, -0.382683432f, -0.555570233f, -0.707106781f, -0.831469612f, -0.923879533f, -0.98078528f};
  constexpr float SIN[16] = {0.f, -0.195090322f, -0.382683432f, -0.555570233f, -0.707106781f, -0.831469612f, -0.923879533f, -0.98078528f,
                             -1.f, -0.98078528f, -0.923879533f, -0.831469612f, -0.707106781f, -0.555570233f, -0.382683432f, -0.195090322f};
#pragma unroll
  for (int half = 16; half > 0; half /= 2) /* decimation in frequency: bins come out in reversed order */
#pragma unroll
    for (int k = 0; k < 16; ++k) {
      int j = k % half, low = k / half * 2 * half + j, high = low + half, w = j * (16 / half);
      float re = x[low].x - x[high].x, im = x[low].y - x[high].y;
      x[low] = make_float2(x[low].x + x[high].x, x[low].y + x[high].y);
      x[high] = make_float2(fmaf(re, COS[w], -(im * SIN[w])), fmaf(re, SIN[w], im * COS[w]));
    }
}

__global__ void __launch_bounds__(128) ws_pulse_doppler(float *__restrict__ map, const float2 *__restrict__ echoes, const float *__restrict__ taper, int bursts, int gates) {
  __shared__ __align__(16) float2 even[GATES * ROW], odd[GATES * ROW];
  const int role = threadIdx.x / 64, t = threadIdx.x % 64, first = blockIdx.x * GATES;
  if (role == 0) {
    for (int burst = 0; burst < bursts; ++burst) {
      int stage = burst & 1;
      float2 *rows = stage ? odd : even;
      if (burst > 1)
        wait(EMPTY + stage, 128);
#pragma unroll 8
      for (int pulse = 0; pulse < PULSES; ++pulse) {
        float2 echo = echoes[((size_t)burst * PULSES + pulse) * gates + first + t];
        float weight = taper[pulse];
        rows[at(t, pulse)] = make_float2(echo.x * weight, echo.y * weight);
      }
      arrive(FULL + stage, 128);
    }
  } else {
    for (int burst = 0; burst < bursts; ++burst) {
      int stage = burst & 1;
      float2 *rows = stage ? odd : even;
      float *powers = reinterpret_cast<float *>(rows);
      wait(FULL + stage, 128);
      float2 x[PULSES];
#pragma unroll
      for (int pulse = 0; pulse < PULSES; ++pulse)
        x[pulse] = rows[at(t, pulse)];
      transform(x);
#pragma unroll
      for (int k = 0; k < PULSES; ++k) {
        int bin = (k & 1) << 4 | (k & 2) << 2 | (k & 4) | (k & 8) >> 2 | (k & 16) >> 4;
        powers[power_at(t, bin)] = fmaf(x[k].x, x[k].x, x[k].y * x[k].y);
      }
      wait(OUT, 64);
      for (int i = t; i < GATES * PULSES; i += 64)
        map[((size_t)burst * gates + first) * PULSES + i] = powers[power_at(i / PULSES, i % PULSES)];
      if (burst + 2 < bursts)
        arrive(EMPTY + stage, 128);
    }
  }
}
