/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Seeds of reads by backward search in an FM index of a bucket of the reference: 16,384 symbols of two bits, in checkpoints of 64. A checkpoint is
 * a struct of 32 bytes: how often each base came before, and the two bit planes. The block counts and scans it; then each thread
 * follows its read from the back until the interval is empty, and begins anew.
 *
 * Data picks the checkpoints, which begin in four banks only. By hand: structs of 40 bytes (HAND=1), fields in arrays of their own (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int POINTS = 256, THREADS = 128, SYMBOLS = POINTS * 64;

#if HAND == 2
struct Index {
  unsigned before[4][POINTS];
  uint2 high[POINTS], low[POINTS];
};
#define BEFORE(p, c) index.before[c][p]
#define HIGH(p) index.high[p]
#define LOW(p) index.low[p]
#else
struct Point {
  unsigned before[4];
  uint2 high, low;
#if HAND == 1
  uint2 spare;
#endif
};
struct Index {
  Point points[POINTS];
};
#define BEFORE(p, c) index.points[p].before[c]
#define HIGH(p) index.points[p].high
#define LOW(p) index.points[p].low
#endif

__device__ __forceinline__ uint2 matches(uint2 high, uint2 low, unsigned base) {
  unsigned h = base & 2 ? 0u : ~0u, l = base & 1 ? 0u : ~0u;
  return make_uint2((high.x ^ h) & (low.x ^ l), (high.y ^ h) & (low.y ^ l));
}

__device__ __forceinline__ unsigned rank(const Index &index, unsigned base, unsigned position) {
  unsigned point = position >> 6, bit = position & 63;
  uint2 m = matches(HIGH(point), LOW(point), base);
  unsigned first = bit < 32 ? m.x & ((1u << bit) - 1) : m.x;
  unsigned second = bit < 32 ? 0 : m.y & ((1u << (bit - 32)) - 1);
  return BEFORE(point, base) + __popc(first) + __popc(second);
}

__global__ void __launch_bounds__(THREADS) fm_backward(uint2 *__restrict__ seeds, const uint4 *__restrict__ planes, const unsigned *__restrict__ reads, int words) {
  __shared__ Index index;
  __shared__ unsigned total[4];
  const int t = threadIdx.x, lane = t & 31, base = t >> 5;
  for (int p = t; p < POINTS; p += THREADS) {
    uint4 bits = planes[(blockIdx.x & 15) * POINTS + p];
    HIGH(p) = make_uint2(bits.x, bits.y);
    LOW(p) = make_uint2(bits.z, bits.w);
  }
  __syncthreads();
  unsigned carry = 0; /* a warp scans a base */
  for (int p = lane; p < POINTS; p += 32) {
    uint2 m = matches(HIGH(p), LOW(p), base);
    unsigned own = __popc(m.x) + __popc(m.y), sum = own;
    for (int d = 1; d < 32; d *= 2) {
      unsigned other = __shfl_up_sync(~0u, sum, d);
      sum += lane >= d ? other : 0;
    }
    BEFORE(p, base) = carry + sum - own;
    carry += __shfl_sync(~0u, sum, 31);
  }
  if (lane == 0)
    total[base] = carry;
  __syncthreads();
  unsigned starts[4] = {0, total[0], total[0] + total[1], total[0] + total[1] + total[2]};

  const unsigned *read = reads + (size_t)blockIdx.x * words * THREADS + t;
  unsigned found = 0, places = 0, from = 0, to = SYMBOLS - 1;
  for (int w = words - 1; w >= 0; --w) {
    unsigned symbols = read[w * THREADS];
    for (int s = 0; s < 16; ++s, symbols >>= 2) {
      unsigned c = symbols & 3;
      unsigned start = c & 2 ? (c & 1 ? starts[3] : starts[2]) : (c & 1 ? starts[1] : starts[0]);
      unsigned a = start + rank(index, c, from), b = start + rank(index, c, to);
      if (a >= b) {
        found += 1;
        places += from;
        from = 0, to = SYMBOLS - 1;
      } else {
        from = a, to = min(b, (unsigned)SYMBOLS - 1);
      }
    }
  }
  seeds[(size_t)blockIdx.x * THREADS + t] = make_uint2(found, places);
}
