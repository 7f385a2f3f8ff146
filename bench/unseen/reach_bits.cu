/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is reached from where in graphs of 256 nodes, by Warshall's algorithm on rows of 256 bits: a
 * graph to a block of 256 threads, a thread a row, 256 rounds of a barrier each; then how many
 * reach a node. A node has one edge or two.
 *
 * Rows of eight words: 8-way, for the bit that a thread tests and for what it adds. By hand: rows
 * of 9 words (HAND=1); transposed (HAND=2); halves of a row in turn by uint4 (HAND=3), 4-way for
 * the bit and clean for the rest.
 */
#include <cstdint>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int NODES = 256, WORDS = NODES / 32, ROW = HAND == 1 ? WORDS + 1 : WORDS;

__device__ __forceinline__ int place(int node, int word) {
  if (HAND == 2)
    return word * NODES + node;
  return node * ROW + (HAND == 3 ? word ^ (node & 4) : word);
}

__global__ void __launch_bounds__(NODES)
    reach_bits(uint32_t *__restrict__ closure, int *__restrict__ ancestors,
               const uchar2 *__restrict__ edges) {
  __shared__ __align__(16) uint32_t reach[NODES * ROW];
  int t = threadIdx.x;
#pragma unroll
  for (int w = 0; w < WORDS; ++w)
    reach[place(t, w)] = 0;
  uchar2 to = edges[blockIdx.x * NODES + t];
  reach[place(t, to.x >> 5)] |= 1u << (to.x & 31);
  if (to.y < 80)
    reach[place(t, to.y >> 5)] |= 1u << (to.y & 31);
  __syncthreads();
  for (int k = 0; k < NODES; ++k) {
    if (t != k && (reach[place(t, k >> 5)] >> (k & 31) & 1)) {
#if HAND == 3
#pragma unroll
      for (int w = 0; w < WORDS; w += 4) {
        uint4 &mine = *(uint4 *)&reach[place(t, w)], other = *(const uint4 *)&reach[place(k, w)];
        mine = make_uint4(mine.x | other.x, mine.y | other.y, mine.z | other.z, mine.w | other.w);
      }
#else
#pragma unroll
      for (int w = 0; w < WORDS; ++w)
        reach[place(t, w)] |= reach[place(k, w)];
#endif
    }
    __syncthreads();
  }
  int count = 0;
#pragma unroll 8
  for (int n = 0; n < NODES; ++n)
    count += reach[place(n, t >> 5)] >> (t & 31) & 1;
  ancestors[blockIdx.x * NODES + t] = count;
#pragma unroll
  for (int i = t; i < NODES * WORDS; i += NODES)
    closure[(size_t)blockIdx.x * NODES * WORDS + i] = reach[place(i / WORDS, i % WORDS)];
}
