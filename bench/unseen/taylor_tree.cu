/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Dispersed pulses of pulsars by Taylor's tree: 64 channels of as many samples as an argument says; six stages, each of which merges pairs of rows for a delay and the next one,
 * from one buffer into the other, a warp a pair, a lane a sample. Samples come with channels fastest, and are stored turned. At the end the peak of each delay.
 *
 * A trap: 112 samples make the store, once a round, 16-way, and all else has no conflicts. Two buffers take 56 KiB, and four blocks all there is: one more word a
 * row leaves three. By hand: that word (HAND=1); sample XOR channel within 16, which takes no memory (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int CHANNELS = 64, THREADS = 256, WARPS = THREADS / 32;

__global__ void __launch_bounds__(THREADS)
    taylor_tree(float *__restrict__ peaks, const float *__restrict__ samples, int times, int rounds) {
  extern __shared__ float memory[];
#if HAND == 1
  const int pitch = times + 1;
#define AT(c, n) ((c) * pitch + (n))
#elif HAND == 2
  const int pitch = times;
#define AT(c, n) ((c) * pitch + ((n) ^ ((c) & 15)))
#else
  const int pitch = times;
#define AT(c, n) ((c) * pitch + (n))
#endif
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  for (int round = 0; round < rounds; ++round) {
    const float *from = samples + ((size_t)blockIdx.x * rounds + round) * times * CHANNELS;
    float *now = memory, *next = memory + CHANNELS * pitch;
    for (int n = t / CHANNELS; n < times; n += THREADS / CHANNELS)
      now[AT(t % CHANNELS, n)] = from[n * CHANNELS + t % CHANNELS];
    __syncthreads();
    for (int half = 1; half < CHANNELS; half *= 2) {
      for (int pair = warp; pair < CHANNELS / 2; pair += WARPS) {
        const int i = pair & (half - 1), group = (pair - i) * 2, a = group + i, b = a + half, low = group + 2 * i;
        for (int n = lane; n < times; n += 32) {
          int later = n + i, last = later + 1;
          later -= later >= times ? times : 0;
          last -= last >= times ? times : 0;
          float x = now[AT(a, n)];
          next[AT(low, n)] = x + now[AT(b, later)];
          next[AT(low + 1, n)] = x + now[AT(b, last)];
        }
      }
      __syncthreads();
      float *other = now;
      now = next, next = other;
    }
    for (int c = warp; c < CHANNELS; c += WARPS) {
      float peak = -1e30f;
      for (int n = lane; n < times; n += 32)
        peak = fmaxf(peak, now[AT(c, n)]);
      for (int o = 16; o; o >>= 1)
        peak = fmaxf(peak, __shfl_xor_sync(~0u, peak, o));
      if (lane == 0)
        peaks[((size_t)blockIdx.x * rounds + round) * CHANNELS + c] = peak;
    }
    __syncthreads();
  }
}
