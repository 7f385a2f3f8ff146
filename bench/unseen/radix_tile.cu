/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Sorts tiles of 512 keys of 32 bits with payloads of 16, the first half of many a GPU sort: eight
 * passes of 4 bits, each thread counting the digits of its four keys in 16 counters of its own, a
 * scan over all counters, and a scatter. Keys, payloads, counters and warp sums of three types come
 * from one dynamic array by a getter.
 *
 * In the scan a thread takes 16 counters in order, 32 bytes: lanes are 8 words apart, so that
 * 16-byte reads are 2-way and narrower ones 8-way. HAND=1 puts 2 counters of padding behind every
 * 16; HAND=2 scans words of two counters each instead; HAND=3 XORs the word with the row. What
 * scatters, data decides.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

template <typename T> struct SharedMemory {
  static __device__ T *at(size_t bytes) {
    extern __shared__ __align__(16) unsigned char radix_smem[];
    return reinterpret_cast<T *>(radix_smem + bytes);
  }
};

constexpr int THREADS = 128, ITEMS = 4, TILE = THREADS * ITEMS, DIGITS = 16;
typedef unsigned short u16;

static __device__ __forceinline__ int slot(int i) {
#if HAND == 1
  return i + (i >> 4) * 2;
#elif HAND == 3
  return i ^ ((i >> 6 & 7) << 1);
#else
  return i;
#endif
}

template <bool DESCENDING>
__global__ void __launch_bounds__(THREADS)
    radix_tile(unsigned *__restrict__ keys, u16 *__restrict__ values, int n, int bits) {
  unsigned *sKeys = SharedMemory<unsigned>::at(0);
  u16 *sValues = SharedMemory<u16>::at(TILE * sizeof(unsigned));
  u16 *sCount = SharedMemory<u16>::at(TILE * (sizeof(unsigned) + sizeof(u16)));
  unsigned *sWarp =
      SharedMemory<unsigned>::at(TILE * (sizeof(unsigned) + sizeof(u16)) +
                                 (DIGITS + (HAND == 1 ? 2 : 0)) * THREADS * sizeof(u16));
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  const long base = (long)blockIdx.x * TILE;
  unsigned key[ITEMS];
  u16 value[ITEMS];
#pragma unroll
  for (int i = 0; i < ITEMS; i++) {
    long at = base + t * ITEMS + i;
    key[i] = at < n ? keys[at] : 0xffffffffu;
    value[i] = at < n ? values[at] : 0;
    if (DESCENDING)
      key[i] = ~key[i];
  }
  for (int shift = 0; shift < bits; shift += 4) {
#pragma unroll
    for (int d = 0; d < DIGITS; d++)
      sCount[slot(d * THREADS + t)] = 0;
    u16 before[ITEMS];
#pragma unroll
    for (int i = 0; i < ITEMS; i++) {
      int c = slot((key[i] >> shift & 15) * THREADS + t);
      before[i] = sCount[c];
      sCount[c] = before[i] + 1;
    }
    __syncthreads();
    unsigned run[DIGITS], sum = 0;
#if HAND == 2
    unsigned *words = reinterpret_cast<unsigned *>(sCount) + t * (DIGITS / 2);
#pragma unroll
    for (int d = 0; d < DIGITS / 2; d++) {
      unsigned two = words[d];
      run[2 * d] = sum;
      sum += two & 0xffff;
      run[2 * d + 1] = sum;
      sum += two >> 16;
    }
#else
#pragma unroll
    for (int d = 0; d < DIGITS; d++) {
      run[d] = sum;
      sum += sCount[slot(t * DIGITS + d)];
    }
#endif
    unsigned inclusive = sum;
    for (int off = 1; off < 32; off <<= 1) {
      unsigned v = __shfl_up_sync(0xffffffffu, inclusive, off);
      if (lane >= off)
        inclusive += v;
    }
    if (lane == 31)
      sWarp[warp] = inclusive;
    __syncthreads();
    unsigned start = inclusive - sum;
    for (int w = 0; w < warp; w++)
      start += sWarp[w];
#if HAND == 2
#pragma unroll
    for (int d = 0; d < DIGITS / 2; d++)
      words[d] = (run[2 * d] + start) | (run[2 * d + 1] + start) << 16;
#else
#pragma unroll
    for (int d = 0; d < DIGITS; d++)
      sCount[slot(t * DIGITS + d)] = (u16)(run[d] + start);
#endif
    __syncthreads();
#pragma unroll
    for (int i = 0; i < ITEMS; i++) {
      unsigned rank = before[i] + sCount[slot((key[i] >> shift & 15) * THREADS + t)];
      sKeys[rank] = key[i];
      sValues[rank] = value[i];
    }
    __syncthreads();
#pragma unroll
    for (int i = 0; i < ITEMS; i++) {
      key[i] = sKeys[t * ITEMS + i];
      value[i] = sValues[t * ITEMS + i];
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < ITEMS; i++) {
    long at = base + t * ITEMS + i;
    if (at < n) {
      keys[at] = DESCENDING ? ~key[i] : key[i];
      values[at] = value[i];
    }
  }
}

template __global__ void radix_tile<false>(unsigned *, u16 *, int, int);
