/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Additive synthesis of sound: a thread is a voice of sixteen partials, each with its ratio and its
 * amplitude, that turn at their frequencies and die away, the higher ones sooner; stereo. A row
 * has pitch and pan, then the ratios, then the amplitudes: 34 words.
 *
 * Lanes at the same place of rows of 34 words: 2-way, hidden behind four special functions a
 * partial. 64 rows are 8,704 bytes, of which 24 blocks fill an SM, and the launch is one wave. By
 * hand: rows of 35, 23 blocks (HAND=1), place XOR a bit of the voice (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int VOICES = 64, PARTIALS = 16, WORDS = 2 + 2 * PARTIALS,
              PITCH = HAND == 1 ? WORDS + 1 : WORDS;

__device__ __forceinline__ int place(int voice, int at) {
  return HAND == 2 ? voice * PITCH + (at ^ (voice >> 4 & 1)) : voice * PITCH + at;
}

__global__ void __launch_bounds__(VOICES, 24)
    additive_synth(float2 *__restrict__ out, const float *__restrict__ patches, int samples,
                   float rate, float damping) {
  __shared__ float rows[VOICES * PITCH];
  int t = threadIdx.x;
  const float *from = patches + (size_t)blockIdx.x * VOICES * WORDS;
  for (int i = t; i < VOICES * WORDS; i += VOICES)
    rows[place(i / WORDS, i % WORDS)] = from[i];
  __syncthreads();
  float pitch = rows[place(t, 0)] * rate, pan = rows[place(t, 1)];
  for (int s = 0; s < samples; ++s) {
    float time = (float)s, turns = pitch * time, left = 0, right = 0;
#pragma unroll 1
    for (int p = 0; p < PARTIALS; ++p) {
      float ratio = rows[place(t, 2 + p)], amplitude = rows[place(t, 2 + PARTIALS + p)];
      float phase = turns * ratio;
      phase = (phase - floorf(phase)) * 6.2831853f;
      float size = amplitude * exp2f(-damping * ratio * time);
      left = fmaf(size, __sinf(phase), left);
      right = fmaf(size, __cosf(phase), right);
    }
    out[((size_t)blockIdx.x * samples + s) * VOICES + t] =
        make_float2(left * pan, right * (1.0f - pan));
  }
}
