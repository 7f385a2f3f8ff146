/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Mersenne Twisters (MT19937), one a block: a ring of 624 words in shared memory, of which 224
 * threads renew as many at a time, tempered and written in lines.
 *
 * Nothing to gain: lanes take neighbours, and only the warp in which the ring ends has conflicts.
 * By hand: a word more after 32 (HAND=1), which costs a shift and an addition an access; a ring of
 * 1,024 words with a mask (HAND=2), in which nobody overwrites what others read, so that one
 * barrier is enough.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 624, M = 397, THREADS = 224, RING = HAND == 2 ? 1024 : N;

__device__ __forceinline__ int place(int i) {
  i = HAND == 2 ? i & (RING - 1) : i >= N ? i - N : i;
  return HAND == 1 ? i + (i >> 5) : i;
}

__global__ void __launch_bounds__(THREADS)
    mt_ring(unsigned *__restrict__ out, const unsigned *__restrict__ seeds, int rounds) {
  __shared__ unsigned ring[HAND == 1 ? RING + RING / 32 + 1 : RING];
  int t = threadIdx.x, begin = 0;
  for (int i = t; i < N; i += THREADS)
    ring[place(i)] = seeds[(size_t)blockIdx.x * N + i];
  unsigned *to = out + (size_t)blockIdx.x * rounds * THREADS;
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    int i = begin + t;
#if HAND != 2
    i = i >= N ? i - N : i;
#endif
    unsigned x = (ring[place(i)] & 0x80000000u) | (ring[place(i + 1)] & 0x7fffffffu);
    unsigned y = ring[place(i + M)] ^ x >> 1 ^ (x & 1 ? 0x9908b0dfu : 0);
#if HAND == 2
    ring[place(i + N)] = y;
    begin += THREADS;
#else
    __syncthreads();
    ring[place(i)] = y;
    begin += THREADS;
    begin = begin >= N ? begin - N : begin;
#endif
    y ^= y >> 11;
    y ^= y << 7 & 0x9d2c5680u;
    y ^= y << 15 & 0xefc60000u;
    y ^= y >> 18;
    to[round * THREADS + t] = y;
    __syncthreads();
  }
}
