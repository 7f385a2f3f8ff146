/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Batcher's odd-even merge sort of records of 12 bytes by two keys, as a block sorts its share
 * before blocks are merged. The number of records is an argument, a power of two up to 512.
 *
 * Partners stand at 2 t - (t & (stride - 1)) and a stride further: 2-way for small strides, and a
 * record is three accesses. By hand: an array for each field (HAND=1); these with a word more after
 * 32 (HAND=2). Idle lanes of the later stages leave little to gain.
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int MOST = 512, THREADS = MOST / 2;

struct Record {
  unsigned key, tie;
  float value;
};

__device__ inline int slot(int i) { return HAND == 2 ? i + i / 32 : i; }

#if HAND
constexpr int ROOM = HAND == 2 ? MOST + MOST / 32 : MOST;
struct Records {
  unsigned key[ROOM], tie[ROOM];
  float value[ROOM];
  __device__ Record get(int i) const { return {key[slot(i)], tie[slot(i)], value[slot(i)]}; }
  __device__ void set(int i, Record r) {
    key[slot(i)] = r.key, tie[slot(i)] = r.tie, value[slot(i)] = r.value;
  }
};
#else
struct Records {
  Record at[MOST];
  __device__ Record get(int i) const { return at[i]; }
  __device__ void set(int i, Record r) { at[i] = r; }
};
#endif

static __device__ __forceinline__ void comparator(Records &all, int low, int high, bool down) {
  Record a = all.get(low), b = all.get(high);
  bool above = a.key != b.key ? a.key > b.key : a.tie > b.tie;
  if (above != down) {
    all.set(low, b);
    all.set(high, a);
  }
}

__global__ void __launch_bounds__(THREADS)
    merge_records(Record *out, const Record *in, int count, bool down) {
  __shared__ Records all;
  int t = threadIdx.x, half = count / 2;
  const Record *from = in + (long long)blockIdx.x * count;
  for (int i = t; i < count; i += THREADS)
    all.set(i, from[i]);
  for (int size = 2; size <= count; size *= 2) {
    int stride = size / 2, offset = t & (stride - 1);
    __syncthreads();
    int at = 2 * t - (t & (stride - 1));
    if (t < half)
      comparator(all, at, at + stride, down);
    for (stride /= 2; stride > 0; stride /= 2) {
      __syncthreads();
      at = 2 * t - (t & (stride - 1));
      if (t < half && offset >= stride)
        comparator(all, at - stride, at, down);
    }
  }
  __syncthreads();
  Record *to = out + (long long)blockIdx.x * count;
  for (int i = t; i < count; i += THREADS)
    to[i] = all.get(i);
}
