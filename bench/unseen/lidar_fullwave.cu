/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Full-waveform lidar: each pulse has 32 samples of amplitude and noise; a thread takes a pulse, finds its strongest echo, then centroid and width around it.
 * Pulses come by cp.async of 8 bytes into one of two stages, and are read by ld.shared.v2 through 32-bit addresses that walk along
 * the row.
 *
 * Rows of 256 bytes, 8 bytes at a time: 16-way. By hand: rows of 33 samples (HAND=1), sample XOR pulse within 16 (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int PULSES = 64, SAMPLES = 32, STEP = 8, ROW = HAND == 1 ? SAMPLES + 1 : SAMPLES;

__device__ __forceinline__ unsigned at(unsigned base, int pulse, int sample) { return base + (pulse * ROW + (HAND == 2 ? sample ^ (pulse & 15) : sample)) * STEP; }

__device__ __forceinline__ void bring(unsigned base, const float2 *from) {
  for (int i = threadIdx.x; i < PULSES * SAMPLES; i += PULSES)
    asm volatile("cp.async.ca.shared.global [%0], [%1], 8;" ::"r"(at(base, i / SAMPLES, i % SAMPLES)), "l"(from + i) : "memory");
  asm volatile("cp.async.commit_group;" ::: "memory");
}

__device__ __forceinline__ float2 sample_at(unsigned address) {
  float2 v;
  asm volatile("ld.shared.v2.f32 {%0, %1}, [%2];" : "=f"(v.x), "=f"(v.y) : "r"(address) : "memory");
  return v;
}

__global__ void __launch_bounds__(PULSES) lidar_fullwave(float4 *__restrict__ echoes, const float2 *__restrict__ pulses, float threshold, int batches) {
  __shared__ __align__(16) float2 stages[2][PULSES * ROW];
  const int t = threadIdx.x;
  const unsigned base = (unsigned)__cvta_generic_to_shared(stages), size = PULSES * ROW * STEP;
  pulses += (size_t)blockIdx.x * batches * PULSES * SAMPLES;
  bring(base, pulses);
  for (int batch = 0; batch < batches; ++batch) {
    const unsigned now = base + (batch & 1) * size;
    if (batch + 1 < batches)
      bring(base + (~batch & 1) * size, pulses + (size_t)(batch + 1) * PULSES * SAMPLES);
    else
      asm volatile("cp.async.commit_group;" ::: "memory");
    asm volatile("cp.async.wait_group 1;" ::: "memory");
    __syncthreads();
    float most = 0;
    int peak = -1;
#if HAND == 2
    for (int i = 0; i < SAMPLES; ++i) {
      float2 v = sample_at(at(now, t, i));
#else
    unsigned address = at(now, t, 0);
    for (int i = 0; i < SAMPLES; ++i, address += STEP) {
      float2 v = sample_at(address);
#endif
      float strength = v.x - threshold * v.y;
      if (strength > most)
        most = strength, peak = i;
    }
    float sum = 0, first = 0, second = 0;
    for (int i = max(peak - 3, 0); i <= min(peak + 3, SAMPLES - 1); ++i) {
      float2 v = sample_at(at(now, t, i));
      float d = i - peak, a = fmaxf(v.x - v.y, 0.f);
      sum += a;
      first = fmaf(d, a, first);
      second = fmaf(d * d, a, second);
    }
    float middle = first / (sum + 1e-6f);
    echoes[((size_t)blockIdx.x * batches + batch) * PULSES + t] = make_float4(most, peak + middle, second / (sum + 1e-6f) - middle * middle, sum);
    __syncthreads();
  }
}
