/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Minimizers of a genome for an index of seeds: of each window of 16 successive 15-mers the one whose hash is least,
 * by van Herk's and Gil's and Werman's sliding minimum: least from the left and from the right within segments
 * of 16, two reads a window. A thread has a segment, 128 to a block of 128 threads; letters are bytes of 0 to
 * 3 and 15 windows are the next block's.
 *
 * Hash and place are 64 bits, segments 128 bytes: 16-way for each half of a warp, 32 turns instead of 2; bytes at steps
 * of 16 4-way. By hand: an element more a segment (HAND=1), place XOR segment (HAND=2), both keep the rows of
 * windows free.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

typedef unsigned long long Key;
constexpr int W = 16, K = 15, SEGMENTS = 128, TILE = SEGMENTS * W, WINDOWS = TILE - W + 1;

__device__ __forceinline__ int at(int i) {
  return HAND == 1 ? i + i / W : HAND == 2 ? i ^ (i / W & W - 1) : i;
}

__device__ __forceinline__ unsigned mix(unsigned h) {
  h ^= h >> 16, h *= 0x85ebca6bu, h ^= h >> 13, h *= 0xc2b2ae35u;
  return h ^ h >> 16;
}

__global__ void __launch_bounds__(SEGMENTS)
    minimizers_herk(unsigned *__restrict__ places, const unsigned char *__restrict__ letters, int length) {
  __shared__ Key left[TILE + (HAND == 1 ? SEGMENTS : 0)], right[TILE + (HAND == 1 ? SEGMENTS : 0)];
  __shared__ unsigned char text[TILE + K];
  int t = threadIdx.x, first = blockIdx.x * WINDOWS;
  for (int i = t; i < TILE + K - 1; i += SEGMENTS)
    text[i] = first + i < length ? letters[first + i] : 0;
  __syncthreads();
  unsigned word = 0;
  for (int i = 0; i < K - 1; ++i)
    word = word << 2 | text[t * W + i];
  Key least = ~0ull;
#pragma unroll 4
  for (int i = 0; i < W; ++i) {
    word = (word << 2 | text[t * W + i + K - 1]) & ((1u << 2 * K) - 1);
    Key key = (Key)mix(word) << 32 | (unsigned)(first + t * W + i);
    right[at(t * W + i)] = key;
    least = key < least ? key : least;
    left[at(t * W + i)] = least;
  }
  least = ~0ull;
#pragma unroll 4
  for (int i = W - 1; i >= 0; --i) {
    Key key = right[at(t * W + i)];
    least = key < least ? key : least;
    right[at(t * W + i)] = least;
  }
  __syncthreads();
  int last = length - K - W + 1; /* the last window */
  for (int i = t; i < WINDOWS; i += SEGMENTS) {
    if (first + i > last)
      break;
    Key a = right[at(i)], b = left[at(i + W - 1)];
    places[first + i] = (unsigned)(a < b ? a : b);
  }
}
