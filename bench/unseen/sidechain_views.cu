/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A side-chain compressor for many channels: the envelope of each voice lowers its music. Half of the threads follow the voices, half filter the music, each a
 * channel of a block of 64 samples at a time; what a thread works on is a view, a struct with the address of its channel's samples and its
 * state, given by reference to a function that is not inlined.
 *
 * Channels are 256 bytes apart: 32-way. By hand: 65 a channel (HAND=1), sample XOR channel (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int CHANNELS = 32, SAMPLES = 64, ROW = HAND == 1 ? SAMPLES + 1 : SAMPLES;

struct View {
  float *samples;
  int channel;
  float state, rise, fall;
};

__device__ __forceinline__ int at(int channel, int sample) { return HAND == 2 ? sample ^ channel : sample; }

__device__ __noinline__ void follow(View &view) {
  float state = view.state;
  for (int i = 0; i < SAMPLES; ++i) {
    float x = view.samples[at(view.channel, i)];
    state = fmaf(fabsf(x) > state ? view.rise : view.fall, fabsf(x) - state, state);
    view.samples[at(view.channel, i)] = copysignf(state, x);
  }
  view.state = state;
}

__global__ void __launch_bounds__(2 * CHANNELS) sidechain_views(float *__restrict__ out, const float *__restrict__ music, const float *__restrict__ voice, float ratio, int blocks) {
  __shared__ float tunes[CHANNELS][ROW], words[CHANNELS][ROW];
  const int t = threadIdx.x, channel = t % CHANNELS;
  const size_t length = (size_t)blocks * SAMPLES, first = (size_t)blockIdx.x * CHANNELS * length;
  View view;
  view.samples = t < CHANNELS ? tunes[channel] : words[channel];
  view.channel = channel;
  view.state = 0;
  view.rise = t < CHANNELS ? 0.9f : 0.5f;
  view.fall = t < CHANNELS ? 0.8f : 0.05f;
  for (int block = 0; block < blocks; ++block) {
    for (int c = 0; c < CHANNELS; ++c) {
      tunes[c][at(c, t)] = music[first + c * length + block * SAMPLES + t];
      words[c][at(c, t)] = voice[first + c * length + block * SAMPLES + t];
    }
    __syncthreads();
    follow(view);
    __syncthreads();
    for (int c = 0; c < CHANNELS; ++c)
      out[first + c * length + block * SAMPLES + t] = tunes[c][at(c, t)] / fmaf(ratio, fabsf(words[c][at(c, t)]), 1.f);
    __syncthreads();
  }
}
