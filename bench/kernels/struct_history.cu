/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A filter of 8 taps on many channels, one channel to a thread: every thread keeps its last 8
 * samples in a ring of 8 floats in shared memory, for the place of the newest moves on.
 *
 * Rings are 8 words apart: 8-way at every tap, and the place in the ring, the same for all lanes,
 * is known at run time only, so that taps stay accesses of one word. By hand: rings of 9 words
 * (HAND=1), the array turned so that a channel is a column (HAND=2), or the place XOR-ed with the
 * channel (HAND=3).
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TAPS = 8, THREADS = 128;
constexpr int RING = HAND == 1 ? TAPS + 1 : TAPS;

__device__ inline int slot(int channel, int place) {
  return HAND == 2   ? place * THREADS + channel
         : HAND == 3 ? channel * RING + (place ^ (channel >> 2 & 7))
                     : channel * RING + place;
}

__global__ void struct_history(float *out, const float *in, const float *taps, int samples,
                               int channels) {
  __shared__ float rings[THREADS * RING];
  int t = threadIdx.x, channel = blockIdx.x * THREADS + t;
  for (int place = 0; place < TAPS; ++place)
    rings[slot(t, place)] = 0;
  for (int n = 0; n < samples; ++n) {
    rings[slot(t, n % TAPS)] = in[n * channels + channel];
    float sum = 0;
    for (int k = 0; k < TAPS; ++k)
      sum += taps[k] * rings[slot(t, (n + TAPS - k) % TAPS)];
    out[n * channels + channel] = sum;
  }
}
