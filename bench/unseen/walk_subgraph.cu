/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Random walks for node embeddings (DeepWalk) on a partition that fits in shared memory: eight
 * sampled neighbours of each node, as numbers of 16 bits, in dynamic memory; a thread walks alone.
 *
 * The sampler hands over neighbours slot by slot, so that storing them is 4-way: once. A step of a
 * walk is a load whose address is the result of the one before, at random places: what a swizzle
 * adds, it adds to that chain. By hand: rows of 9 (HAND=1), slot XOR node (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64, SLOTS = 8, PITCH = HAND == 1 ? SLOTS + 1 : SLOTS;

__device__ __forceinline__ unsigned place(unsigned node, unsigned slot) {
  return HAND == 2 ? node * PITCH + (slot ^ (node >> 3 & 7)) : node * PITCH + slot;
}

__global__ void __launch_bounds__(THREADS)
    walk_subgraph(unsigned *__restrict__ out, const unsigned short *__restrict__ sampled, int nodes,
                  int steps, unsigned seed) {
  extern __shared__ unsigned short neighbours[];
  int t = threadIdx.x;
  for (int slot = 0; slot < SLOTS; ++slot)
    for (int node = t; node < nodes; node += THREADS)
      neighbours[place(node, slot)] = sampled[slot * nodes + node] % nodes;
  __syncthreads();
  unsigned walk = blockIdx.x * THREADS + t;
  unsigned random = (walk + 1) * 2654435761u ^ seed, node = walk % nodes, context = 0;
  random += random == 0;
  for (int i = 0; i < steps; ++i) {
    random ^= random << 13;
    random ^= random >> 17;
    random ^= random << 5;
    node = neighbours[place(node, random >> 29)];
    context = context * 31 + node;
  }
  out[walk] = context;
}
