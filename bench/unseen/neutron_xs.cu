/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Cross sections in Monte Carlo transport of neutrons: energies of 511 points of a unionised grid in the order of a breadth-first search tree (Eytzinger), so that
 * the first steps of a search touch neighbouring words, and four nuclides' cross sections, interpolated where the search ends.
 *
 * A trap: what conflicts there are come from random words, which no layout makes fewer. By hand, for nothing: a word for each 32 (HAND=1),
 * XOR by the line (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int LEVELS = 9, NODES = 1 << LEVELS, NUCLIDES = 4, THREADS = 128;
constexpr int LENGTH = HAND == 1 ? NODES + NODES / 32 : NODES;

__device__ __forceinline__ int at(int i) { return HAND == 1 ? i + i / 32 : HAND == 2 ? i ^ (i / 32 & 15) : i; }

__global__ void __launch_bounds__(THREADS)
    neutron_xs(float *__restrict__ rates, const float *__restrict__ jitter, const float *__restrict__ sections, const unsigned *__restrict__ seeds, int collisions) {
  __shared__ float tree[LENGTH], grid[LENGTH], xs[NUCLIDES][LENGTH];
  const int t = threadIdx.x;
  for (int i = t; i < NODES; i += THREADS) {
    grid[at(i)] = i ? (i - 1 + jitter[i]) : 0.f; /* rising, interval i begins at grid[i] */
#pragma unroll
    for (int n = 0; n < NUCLIDES; ++n)
      xs[n][at(i)] = sections[n * NODES + i];
  }
  __syncthreads();
  for (int node = t; node < NODES; node += THREADS) {
    int level = 31 - __clz(node | 1), place = node - (1 << level);
    int sorted = node ? (place << (LEVELS - level)) + (1 << (LEVELS - level - 1)) : 0;
    tree[at(node)] = grid[at(sorted)];
  }
  __syncthreads();
  unsigned state = seeds[blockIdx.x * THREADS + t] | 1u;
  float sum[NUCLIDES] = {};
  for (int c = 0; c < collisions; ++c) {
    state = state * 1664525u + 1013904223u;
    float energy = __fmul_rn((float)(state >> 8), (NODES - 2) * 0x1p-24f);
    int node = 1;
#pragma unroll
    for (int level = 0; level < LEVELS; ++level)
      node = 2 * node + (tree[at(node)] <= energy);
    int interval = min(node - NODES, NODES - 2);
    float low = grid[at(interval)], high = grid[at(interval + 1)];
    float share = __fdividef(energy - low, high - low);
#pragma unroll
    for (int n = 0; n < NUCLIDES; ++n) {
      float a = xs[n][at(interval)], b = xs[n][at(interval + 1)];
      sum[n] += fmaf(share, b - a, a);
    }
  }
#pragma unroll
  for (int n = 0; n < NUCLIDES; ++n)
    rates[((size_t)blockIdx.x * NUCLIDES + n) * THREADS + t] = sum[n];
}
