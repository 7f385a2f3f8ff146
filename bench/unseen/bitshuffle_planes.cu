/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A lossless coder of samples that shuffles bits (as bitshuffle does): of several predictors, the difference to the sample 1, 2, ... before, the one is kept whose planes of bits
 * have the fewest words that are not all zeros or all ones. A warp transposes 32 words of 32 bits in registers, by shuffles, and its
 * lanes put the words of their planes into shared memory; the costs are added up by atomics there.
 *
 * A lane's plane is a row of 128 bytes: 32-way. By hand: 33 words a plane (HAND=1), word XOR plane (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256, WARPS = THREADS / 32, WORDS = 32, SAMPLES = 32 * WORDS, PREDICTORS = 8, ROW = HAND == 1 ? WORDS + 1 : WORDS;

struct Tile {
  unsigned samples[PREDICTORS + SAMPLES], planes[32][ROW];
  int costs[PREDICTORS];
};

__device__ __forceinline__ int at(int plane, int word) { return HAND == 2 ? word ^ plane : word; }

/* Lane i has row i, and then column i. */
__device__ __forceinline__ unsigned transpose_bits(unsigned row, int lane) {
  unsigned mask = 0x0000ffffu;
#pragma unroll
  for (int step = 16; step; step >>= 1, mask ^= mask << step) {
    unsigned other = __shfl_xor_sync(~0u, row, step);
    row = lane & step ? (row & ~mask) | (other >> step & mask) : (row & mask) | (other << step & ~mask);
  }
  return row;
}

__device__ __forceinline__ void shuffle(Tile &tile, int predictor, int warp, int lane) {
  for (int w = warp; w < WORDS; w += WARPS) {
    const unsigned *sample = tile.samples + PREDICTORS + w * 32 + lane;
    unsigned d = *sample - sample[-predictor - 1];
    d = d << 1 ^ (unsigned)((int)d >> 31);
    tile.planes[lane][at(lane, w)] = transpose_bits(d, lane);
  }
}

__global__ void __launch_bounds__(THREADS) bitshuffle_planes(unsigned *__restrict__ out, int *__restrict__ chosen, const unsigned *__restrict__ samples, int predictors, int tiles) {
  __shared__ Tile tile;
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  for (int k = 0; k < tiles; ++k) {
    const size_t first = ((size_t)blockIdx.x * tiles + k) * SAMPLES;
    /* Samples are a slow walk: some low bits of the input, added to its number. */
    for (int i = t; i < SAMPLES; i += THREADS)
      tile.samples[PREDICTORS + i] = (unsigned)i * 3u + (samples[first + i] & 63u) * ((unsigned)i & 1u);
    if (t < PREDICTORS)
      tile.samples[t] = 0, tile.costs[t] = 0;
    __syncthreads();
    for (int p = 0; p < predictors; ++p) {
      shuffle(tile, p, warp, lane);
      __syncthreads();
      int cost = 0;
      for (int plane = warp; plane < 32; plane += WARPS) {
        unsigned word = tile.planes[plane][at(plane, lane)], before = __shfl_up_sync(~0u, word, 1);
        cost += __popc(__ballot_sync(~0u, word != 0 && word != ~0u && (lane == 0 || word != before)));
      }
      if (lane == 0)
        atomicAdd(&tile.costs[p], cost);
      __syncthreads();
    }
    int best = 0;
    for (int p = 1; p < predictors; ++p)
      if (tile.costs[p] < tile.costs[best])
        best = p;
    shuffle(tile, best, warp, lane);
    __syncthreads();
    for (int plane = warp; plane < 32; plane += WARPS)
      out[first + plane * WORDS + lane] = tile.planes[plane][at(plane, lane)];
    if (t == 0)
      chosen[(size_t)blockIdx.x * tiles + k] = best << 16 | tile.costs[best];
    __syncthreads();
  }
}
