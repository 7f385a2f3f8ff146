/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which calendar interval each sample of a uniform clock falls in: a static tree of sixteen keys a
 * node in dynamic memory, built by the block from the sorted ends of the intervals; as many levels
 * as an argument says.
 *
 * Building stores one key of 32 nodes at a time, 16-way, once. Searching is a chain of loads, and
 * as samples are sorted nearly all lanes read one word. By hand: rows of 17 (HAND=1), key XOR node
 * (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256, KEYS = 16, PITCH = HAND == 1 ? KEYS + 1 : KEYS;

__device__ __forceinline__ int place(int node, int key) {
  return HAND == 2 ? node * PITCH + (key ^ (node >> 1 & 15)) : node * PITCH + key;
}

__global__ void __launch_bounds__(THREADS)
    btree_sorted(unsigned short *__restrict__ out, const int *__restrict__ ends, int levels,
                 int each, int shift) {
  extern __shared__ int tree[];
  int t = threadIdx.x;
  for (int level = 0, first = 0; level < levels; ++level) {
    int nodes = 1 << 4 * level, below = 1 << 4 * (levels - 1 - level);
    for (int key = 0; key < KEYS; ++key)
      for (int n = t; n < nodes; n += THREADS)
        tree[place(first + n, key)] = ends[(n * KEYS + key + 1) * below - 1];
    first += nodes;
  }
  __syncthreads();
  size_t start = (size_t)blockIdx.x * THREADS * each + t;
  for (int i = 0; i < each; ++i) {
    size_t sample = start + (size_t)i * THREADS;
    int query = (int)(sample >> shift), n = 0;
    for (int level = 0, first = 0; level < levels; ++level) {
      int at = 0;
#pragma unroll
      for (int half = KEYS / 2; half; half >>= 1)
        at += tree[place(first + n, at + half - 1)] < query ? half : 0;
      first += 1 << 4 * level;
      n = n * KEYS + at;
    }
    out[sample] = (unsigned short)n;
  }
}
