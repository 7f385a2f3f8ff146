/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Sorting networks: 1,024 keys of a block in shared memory, 512 threads, a pair of keys to a
 * thread.
 *
 * While the keys of a pair are less than a warp's width apart, the lanes of a warp take 32 words
 * out of 64, those with one bit of the index clear: 2-way. Of the 55 steps of the bitonic network
 * 40 are such. By hand: one word after every 32 (HAND=1), the usual cure, clears the steps with
 * distance 1 alone; bit 5 of the index flips the five below (HAND=2): whichever bit the lanes lack,
 * bit 5 stands in for it, and no conflict is left.
 *
 * bitonic_sort: keys. bitonic_sort_pairs: keys and values, two arrays. odd_even_merge: Batcher's
 * other network; after the first step of a merge the threads at its start have no pair.
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int COUNT = 1024, THREADS = COUNT / 2;

__device__ constexpr int slot(int i) {
  return HAND == 1 ? i + (i >> 5) : HAND == 2 ? i ^ (31 & -(i >> 5 & 1)) : i;
}

__global__ void bitonic_sort(unsigned *out, const unsigned *in) {
  __shared__ unsigned keys[slot(COUNT)];
  int t = threadIdx.x, first = blockIdx.x * COUNT;
  keys[slot(t)] = in[first + t];
  keys[slot(t + THREADS)] = in[first + t + THREADS];
  for (int size = 2; size <= COUNT; size *= 2) {
    bool down = size < COUNT && (t & (size / 2));
    for (int distance = size / 2; distance > 0; distance /= 2) {
      __syncthreads();
      int low = slot(2 * t - (t & (distance - 1))),
          high = slot(2 * t - (t & (distance - 1)) + distance);
      unsigned a = keys[low], b = keys[high];
      bool swap = (a > b) != down;
      keys[low] = swap ? b : a;
      keys[high] = swap ? a : b;
    }
  }
  __syncthreads();
  out[first + t] = keys[slot(t)];
  out[first + t + THREADS] = keys[slot(t + THREADS)];
}

__global__ void bitonic_sort_pairs(unsigned *out, unsigned *places, const unsigned *in) {
  __shared__ unsigned keys[slot(COUNT)], values[slot(COUNT)];
  int t = threadIdx.x, first = blockIdx.x * COUNT;
  for (int i = t; i < COUNT; i += THREADS) {
    keys[slot(i)] = in[first + i];
    values[slot(i)] = i;
  }
  for (int size = 2; size <= COUNT; size *= 2) {
    bool down = size < COUNT && (t & (size / 2));
    for (int distance = size / 2; distance > 0; distance /= 2) {
      __syncthreads();
      int low = slot(2 * t - (t & (distance - 1))),
          high = slot(2 * t - (t & (distance - 1)) + distance);
      unsigned a = keys[low], b = keys[high], at = values[low], bt = values[high];
      bool swap = (a > b) != down;
      keys[low] = swap ? b : a;
      keys[high] = swap ? a : b;
      values[low] = swap ? bt : at;
      values[high] = swap ? at : bt;
    }
  }
  __syncthreads();
  for (int i = t; i < COUNT; i += THREADS) {
    out[first + i] = keys[slot(i)];
    places[first + i] = values[slot(i)];
  }
}

static __device__ __forceinline__ void order(unsigned *keys, int low, int high) {
  unsigned a = keys[slot(low)], b = keys[slot(high)];
  keys[slot(low)] = a < b ? a : b;
  keys[slot(high)] = a < b ? b : a;
}

__global__ void odd_even_merge(unsigned *out, const unsigned *in) {
  __shared__ unsigned keys[slot(COUNT)];
  int t = threadIdx.x, first = blockIdx.x * COUNT;
  keys[slot(t)] = in[first + t];
  keys[slot(t + THREADS)] = in[first + t + THREADS];
  for (int size = 2; size <= COUNT; size *= 2) {
    int half = size / 2, place = t & (half - 1);
    __syncthreads();
    order(keys, 2 * t - place, 2 * t - place + half);
    for (int distance = half / 2; distance > 0; distance /= 2) {
      __syncthreads();
      int low = 2 * t - (t & (distance - 1));
      if (place >= distance)
        order(keys, low - distance, low);
    }
  }
  __syncthreads();
  out[first + t] = keys[slot(t)];
  out[first + t + THREADS] = keys[slot(t + THREADS)];
}
