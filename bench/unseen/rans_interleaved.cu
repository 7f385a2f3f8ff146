/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Decoder of rANS as entropy coders on GPUs interleave it: 32 states to a warp, which share one
 * stream of 16-bit words; a lane that needs one counts the lanes before it that do. The table of
 * 2,048 slots (symbol, frequency, distance, packed into a word) is in shared memory.
 *
 * Nothing to gain, or nearly: data says which slot a lane wants, 3.5 wavefronts for words at random
 * whatever the order. By hand, in vain: a word more after 32 (HAND=1); symbols apart in bytes
 * (HAND=2), two look-ups for one; two tables side by side, a lane's by its parity (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256, BITS = 11, SLOTS = 1 << BITS, WORDS = 4096; /* words of a stream */

struct Table {
#if HAND == 1
  unsigned slot[SLOTS + SLOTS / 32];
  __device__ unsigned get(int s) const { return slot[s + (s >> 5)]; }
  __device__ void put(int s, unsigned v) { slot[s + (s >> 5)] = v; }
#elif HAND == 2
  unsigned slot[SLOTS];
  unsigned char symbol[SLOTS];
  __device__ unsigned get(int s) const { return slot[s] | (unsigned)symbol[s] << 24; }
  __device__ void put(int s, unsigned v) { slot[s] = v & 0xffffffu, symbol[s] = v >> 24; }
#elif HAND == 3
  unsigned slot[SLOTS * 2];
  __device__ unsigned get(int s) const { return slot[s * 2 + (threadIdx.x & 1)]; }
  __device__ void put(int s, unsigned v) { slot[s * 2] = v, slot[s * 2 + 1] = v; }
#else
  unsigned slot[SLOTS];
  __device__ unsigned get(int s) const { return slot[s]; }
  __device__ void put(int s, unsigned v) { slot[s] = v; }
#endif
};

__global__ void __launch_bounds__(THREADS)
    rans_interleaved(unsigned *__restrict__ out, const unsigned *__restrict__ slots,
                     const unsigned short *__restrict__ streams, const unsigned *__restrict__ states,
                     int quads) {
  __shared__ Table table;
  int t = threadIdx.x, lane = t & 31, warp = blockIdx.x * (THREADS / 32) + t / 32;
  for (int i = t; i < SLOTS; i += THREADS)
    table.put(i, slots[i]);
  __syncthreads();
  const unsigned short *stream = streams + (size_t)warp * WORDS;
  unsigned x = states[blockIdx.x * THREADS + t] | 0x10000u;
  int at = 0;
  for (int q = 0; q < quads; ++q) {
    unsigned four = 0;
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      unsigned low = x & (SLOTS - 1), v = table.get(low);
      four |= (v >> 24) << (8 * i);
      x = ((v & 0x7ffu) | 1u) * (x >> BITS) + (v >> 12 & 0x7ffu);
      bool wants = x < 0x10000u;
      unsigned who = __ballot_sync(0xffffffffu, wants);
      if (wants)
        x = x << 16 | stream[(at + __popc(who & ((1u << lane) - 1))) & (WORDS - 1)];
      at += __popc(who);
    }
    out[((size_t)warp * quads + q) * 32 + lane] = four;
  }
}
