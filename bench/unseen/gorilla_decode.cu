/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Time stamps of a database of time series, as Facebook's Gorilla compresses them: differences of differences
 * in 1, 9, 12, 16 or 36 bits. A thread decodes a series of 64 words, 64 to a block, which are staged in dynamic
 * shared memory, and makes what a query wants of it: how many, the last, the longest gap and how many of its values
 * lie between two bounds.
 *
 * Each lane is at its own bit of its row of 256 bytes: 32-way as they begin, then as data has it. By hand:
 * rows of 65 words (HAND=1), word by word of all rows (HAND=2), where reads are free whatever data says and
 * stores of the stage are not, word XOR row (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SERIES = 64, WORDS = 64;

__device__ __forceinline__ int at(int series, int word) {
  return HAND == 1   ? series * (WORDS + 1) + word
         : HAND == 2 ? word * SERIES + series
         : HAND == 3 ? series * WORDS + (word ^ (series & 31))
                     : series * WORDS + word;
}

__global__ void __launch_bounds__(SERIES)
    gorilla_decode(long long *__restrict__ found, const unsigned *__restrict__ words, int limit, long long from,
                   long long to) {
  extern __shared__ unsigned bits[];
  int t = threadIdx.x;
  size_t first = (size_t)blockIdx.x * SERIES;
#pragma unroll 8
  for (int i = t; i < SERIES * WORDS; i += SERIES)
    bits[at(i / WORDS, i % WORDS)] = words[first * WORDS + i];
  __syncthreads();
  long long time = bits[at(t, 0)] & 0xffff, delta = bits[at(t, 1)] & 0xff, gap = 0;
  int place = 64, count = 0, inside = 0;
  while (count < limit) {
    int word = place >> 5, off = place & 31;
    if (word + 2 >= WORDS)
      break;
    unsigned a = bits[at(t, word)], b = bits[at(t, word + 1)];
    unsigned head = __funnelshift_l(b, a, off);
    int ones = __clz(~(head & 0xf0000000u)), second = 0;
    if (ones == 0) {
      place += 1;
    } else if (ones == 1) {
      second = (int)(head << 2) >> 25;
      place += 9;
    } else if (ones == 2) {
      second = (int)(head << 3) >> 23;
      place += 12;
    } else if (ones == 3) {
      second = (int)(head << 4) >> 20;
      place += 16;
    } else {
      unsigned c = bits[at(t, word + 2)];
      second = (int)(off <= 28 ? __funnelshift_l(b, a, off + 4) : __funnelshift_l(c, b, off - 28)) >> 12;
      place += 36;
    }
    delta += second;
    time += delta;
    gap = delta > gap ? delta : gap;
    inside += time >= from && time < to;
    ++count;
  }
  longlong2 *out = (longlong2 *)found + (first + t) * 2;
  out[0] = make_longlong2(count, time);
  out[1] = make_longlong2(gap, inside);
}
