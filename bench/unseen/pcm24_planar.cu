/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Audio of 16 channels, packed as three bytes a sample (24-bit PCM, interleaved), to floats, channel by channel, with a gain and the block's peak of
 * each channel. Frames are copied word by word; a warp then takes channels in turn, its lanes frames. Bound by global memory.
 *
 * Frames of 48 bytes: bytes of one channel are 12 words apart, 4-way. By hand: frames of 52 bytes (HAND=1), the words of a
 * frame 257 words apart (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int CHANNELS = 16, FRAMES = 256, THREADS = 256, FRAME = CHANNELS * 3, WORDS = FRAME / 4;

#if HAND == 1
constexpr int SIZE = FRAMES * (FRAME + 4);
__device__ __forceinline__ int byte_of(int frame, int byte) { return frame * (FRAME + 4) + byte; }
#elif HAND == 2
constexpr int SIZE = WORDS * (FRAMES + 1) * 4;
__device__ __forceinline__ int byte_of(int frame, int byte) { return (byte / 4 * (FRAMES + 1) + frame) * 4 + byte % 4; }
#else
constexpr int SIZE = FRAMES * FRAME;
__device__ __forceinline__ int byte_of(int frame, int byte) { return frame * FRAME + byte; }
#endif

__global__ void __launch_bounds__(THREADS)
    pcm24_planar(float *__restrict__ planar, float *__restrict__ peaks, const unsigned *__restrict__ packed, const float *__restrict__ gains, int frames) {
  __shared__ __align__(16) unsigned char tile[SIZE];
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5, first = blockIdx.x * FRAMES;
  for (int i = t; i < FRAMES * WORDS; i += THREADS)
    *reinterpret_cast<unsigned *>(tile + byte_of(i / WORDS, i % WORDS * 4)) = packed[(size_t)first * WORDS + i];
  __syncthreads();
  for (int channel = warp; channel < CHANNELS; channel += THREADS / 32) {
    float gain = gains[channel], peak = 0;
    for (int f = lane; f < FRAMES; f += 32) {
      int low = tile[byte_of(f, channel * 3)], middle = tile[byte_of(f, channel * 3 + 1)];
      int high = static_cast<signed char>(tile[byte_of(f, channel * 3 + 2)]);
      float sample = static_cast<float>(high << 16 | middle << 8 | low) * (gain * (1.f / 8388608.f));
      peak = fmaxf(peak, fabsf(sample));
      planar[(size_t)channel * frames + first + f] = sample;
    }
    for (int d = 16; d; d /= 2)
      peak = fmaxf(peak, __shfl_xor_sync(~0u, peak, d));
    if (lane == 0)
      peaks[blockIdx.x * CHANNELS + channel] = peak;
  }
}
