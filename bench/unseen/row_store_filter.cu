/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Selection and projection over a row store (a database's pages): tuples of as many words as an argument says; which columns are tested and which
 * are kept are arguments, too. A block takes tile after tile of 128 tuples, a thread tests one; those that pass are numbered in order, and a list
 * of 16-bit numbers in shared memory leads to the columns that are kept. Bound by global memory.
 *
 * tuples[t * width + column]: 16-way or 32-way for 16 or 32 words. By hand: an odd pitch (HAND=1), columns side by side, 129
 * words apart (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int TUPLES = 128;

__device__ __forceinline__ int place(int tuple, int column, int width) {
#if HAND == 1
  return tuple * (width | 1) + column;
#elif HAND == 2
  (void)width;
  return column * (TUPLES + 1) + tuple;
#else
  return tuple * width + column;
#endif
}

__global__ void __launch_bounds__(TUPLES) row_store_filter(uint2 *__restrict__ kept, int *__restrict__ counts, const unsigned *__restrict__ pages, int tiles, int width,
                                                           int tested, int masked, int key, int value, unsigned low, unsigned high, unsigned mask) {
  extern __shared__ unsigned pool[];
#if HAND == 1
  unsigned *tuples = pool, *passed = tuples + TUPLES * (width | 1);
#elif HAND == 2
  unsigned *tuples = pool, *passed = tuples + (TUPLES + 1) * width;
#else
  unsigned *tuples = pool, *passed = tuples + TUPLES * width;
#endif
  unsigned short *list = reinterpret_cast<unsigned short *>(passed + TUPLES / 32);
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  const unsigned *page = pages + (size_t)blockIdx.x * tiles * TUPLES * width;
  uint2 *to = kept + (size_t)blockIdx.x * tiles * TUPLES;
  int done = 0;
  for (int tile = 0; tile < tiles; ++tile, page += TUPLES * width) {
    for (int i = t; i < TUPLES * width; i += TUPLES)
      tuples[place(i / width, i % width, width)] = page[i];
    __syncthreads();
    unsigned field = tuples[place(t, tested, width)];
    bool good = field >= low && field < high && (tuples[place(t, masked, width)] & mask);
    unsigned votes = __ballot_sync(~0u, good);
    if (lane == 0)
      passed[warp] = __popc(votes);
    __syncthreads();
    int before = 0, all = 0;
#pragma unroll
    for (int w = 0; w < TUPLES / 32; ++w) {
      int n = passed[w];
      before += w < warp ? n : 0;
      all += n;
    }
    if (good)
      list[before + __popc(votes & ((1u << lane) - 1))] = t;
    __syncthreads();
    if (t < all) {
      int tuple = list[t];
      to[done + t] = make_uint2(tuples[place(tuple, key, width)], tuples[place(tuple, value, width)]);
    }
    done += all;
    __syncthreads();
  }
  if (t == 0)
    counts[blockIdx.x] = done;
}
