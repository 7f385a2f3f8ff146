/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Label propagation on a graph whose vertices have few neighbours: a thread a vertex, which counts the labels of its neighbours, weighted, in a little hash table of its own
 * (open addressing) and takes the heaviest. How many slots a table has, a power of two, an argument says; labels and weights are carved
 * out of dynamic memory.
 *
 * Clearing and looking through tables are 32-way, probing is as the labels have it. By hand: an odd pitch (HAND=1), the same slot of all
 * tables side by side (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64;

__global__ void __launch_bounds__(THREADS) labelprop_hash(unsigned *__restrict__ labels, unsigned *__restrict__ weight, const unsigned *__restrict__ old, const unsigned short *__restrict__ neighbours,
                                                          const unsigned char *__restrict__ strengths, int slots, int degree, int vertices) {
  extern __shared__ unsigned memory[];
#if HAND == 2
  const int step = THREADS, first = threadIdx.x, size = THREADS * slots;
#elif HAND == 1
  const int step = 1, first = threadIdx.x * (slots + 1), size = THREADS * (slots + 1);
#else
  const int step = 1, first = threadIdx.x * slots, size = THREADS * slots;
#endif
  unsigned *keys = memory + first, *sums = memory + size + first;
  const int shift = 32 - (31 - __clz(slots));
  for (int v = 0; v < vertices; ++v) {
    const size_t base = ((size_t)blockIdx.x * vertices + v) * THREADS;
    for (int i = 0; i < slots; ++i)
      keys[i * step] = ~0u;
    for (int e = 0; e < degree; ++e) {
      size_t edge = base * degree + (size_t)e * THREADS + threadIdx.x;
      unsigned label = old[neighbours[edge]], slot = label * 0x9e3779b1u >> shift, found;
      while ((found = keys[slot * step]) != label && found != ~0u)
        slot = (slot + 1) & (slots - 1);
      if (found == label)
        sums[slot * step] += strengths[edge];
      else
        keys[slot * step] = label, sums[slot * step] = strengths[edge];
    }
    unsigned best = ~0u, most = 0;
    for (int i = 0; i < slots; ++i) {
      unsigned label = keys[i * step];
      if (label == ~0u)
        continue;
      unsigned sum = sums[i * step];
      if (sum > most || (sum == most && label < best))
        most = sum, best = label;
    }
    labels[base + threadIdx.x] = best;
    weight[base + threadIdx.x] = most;
  }
}
