/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The corner turn of a radio correlator's F-engine: voltages of 8+8 bits by time and channel are
 * scaled by the channel's gain, made 4+4 bits and written by channel and time. A tile of the
 * template's channels and times in shared memory; a thread packs four times of a channel.
 *
 * Lanes read 2 bytes each, four rows of 128 bytes apart: 32-way. By hand: rows longer by a word,
 * which leaves 4-way, as four such rows are again a multiple of four words (HAND=1); word XOR time
 * / 4 (HAND=2); longer rows, the four times of a lane in quarters of the tile (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256;

template <int CHANNELS, int TIMES> struct Tile {
  static constexpr int PITCH = HAND & 1 ? CHANNELS + 2 : CHANNELS;
  char2 at[TIMES * PITCH];

  static __device__ __forceinline__ int place(int time, int channel) {
    return HAND == 2   ? time * PITCH + (channel ^ (time >> 2 & (CHANNELS / 2 - 1)) << 1)
           : HAND == 3 ? ((time & 3) * (TIMES / 4) + (time >> 2)) * PITCH + channel
                       : time * PITCH + channel;
  }
};

/* By a function, so that clang knows the alignment of 4 bytes. */
__device__ __forceinline__ char4 *pair(char2 *at) { return (char4 *)at; }

__device__ __forceinline__ unsigned quantised(int x, float gain) {
  return (unsigned)min(max(__float2int_rn((float)x * gain), -7), 7) & 15;
}

template <int CHANNELS, int TIMES>
__global__ void __launch_bounds__(THREADS)
    corner_turn4(unsigned *__restrict__ out, const char2 *__restrict__ in,
                 const float *__restrict__ gains, int channels, int times) {
  __shared__ __align__(16) Tile<CHANNELS, TIMES> tile;
  int t = threadIdx.x, antenna = blockIdx.z;
  int channel0 = blockIdx.x * CHANNELS, time0 = blockIdx.y * TIMES;
  in += ((size_t)antenna * times + time0) * channels + channel0;
  for (int i = t; i < TIMES * CHANNELS / 2; i += THREADS) {
    int time = i / (CHANNELS / 2), channel = i % (CHANNELS / 2) * 2;
    *pair(&tile.at[tile.place(time, channel)]) =
        *(const char4 *)&in[(size_t)time * channels + channel];
  }
  __syncthreads();
  for (int i = t; i < CHANNELS * TIMES / 4; i += THREADS) {
    int channel = i / (TIMES / 4), group = i % (TIMES / 4);
    float gain = gains[antenna * channels + channel0 + channel];
    unsigned packed = 0;
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      char2 v = tile.at[tile.place(group * 4 + j, channel)];
      packed |= (quantised(v.x, gain) << 4 | quantised(v.y, gain)) << 8 * j;
    }
    out[(((size_t)antenna * channels + channel0 + channel) * times + time0) / 4 + group] = packed;
  }
}

template __global__ void corner_turn4<64, 128>(unsigned *, const char2 *, const float *, int, int);
