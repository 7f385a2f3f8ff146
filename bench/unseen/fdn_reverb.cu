/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A reverberator with a feedback delay network of 32 lines, mixed by a Hadamard matrix: a warp has
 * one voice, a lane one delay line of 256 halves in shared memory, a ring; delays differ by line
 * and voice.
 *
 * All lanes write at one place of their rings, 512 bytes apart: 32-way. Where they read, the delays
 * decide. By hand: rings of 258 (HAND=1), which cures the writes; place XOR line (HAND=2), the
 * same; lines side by side (HAND=3), with which the reads, too, are free of conflicts whatever the
 * delays.
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int LINES = 32, VOICES = 2;

template <int LENGTH> __device__ __forceinline__ int place(int line, int at) {
  return HAND == 1   ? line * (LENGTH + 2) + at
         : HAND == 2 ? line * LENGTH + (at ^ line << 1)
         : HAND == 3 ? at * LINES + line
                     : line * LENGTH + at;
}

template <int LENGTH>
__global__ void __launch_bounds__(LINES *VOICES)
    fdn_reverb(float *__restrict__ out, const float *__restrict__ in,
               const unsigned char *__restrict__ delays, const float *__restrict__ gains,
               int samples) {
  __shared__ __half rings[VOICES][LINES * (HAND == 1 ? LENGTH + 2 : LENGTH)];
  int line = threadIdx.x, voice = blockIdx.x * VOICES + threadIdx.y;
  __half *ring = rings[threadIdx.y];
  for (int i = 0; i < LENGTH; ++i)
    ring[place<LENGTH>(line, i)] = __float2half(0.0f);
  int delay = delays[voice * LINES + line];
  float gain = gains[voice * LINES + line];
  for (int start = 0; start < samples; start += 32) {
    float dry = in[(size_t)voice * samples + start + line], wet = 0;
    for (int i = 0; i < 32; ++i) {
      int at = (start + i) & (LENGTH - 1);
      float x = __half2float(ring[place<LENGTH>(line, (at - delay) & (LENGTH - 1))]);
      x = __fmul_rn(gain, x);
#pragma unroll
      for (int step = 1; step < LINES; step *= 2) {
        float other = __shfl_xor_sync(0xffffffffu, x, step);
        x = line & step ? other - x : x + other;
      }
      x = __fmul_rn(x, 0.17677669f);
      float now = __shfl_sync(0xffffffffu, dry, i), sum = __shfl_sync(0xffffffffu, x, 0);
      ring[place<LENGTH>(line, at)] = __float2half(__fadd_rn(now, x));
      if (line == i)
        wet = sum;
    }
    out[(size_t)voice * samples + start + line] = wet;
  }
}

template __global__ void fdn_reverb<256>(float *, const float *, const unsigned char *,
                                         const float *, int);
