/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How far the nodes of a tree are from its root, by pointer jumping: parents and lengths of the
 * branches of 1,024 nodes in two pairs of arrays whose pointers swap; ten rounds of d[i] +=
 * d[p[i]], p[i] = p[p[i]]. Phylogenies, forests of union-find. Parents come before their children.
 *
 * Data decides where lanes read; no layout of these arrays does better than another. By hand:
 * parent and distance as one pair (HAND=1), parents of 16 bits (HAND=2): fewer accesses.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int NODES = 1024, THREADS = 256, EACH = NODES / THREADS, ROUNDS = 10;

#if HAND == 1
struct Nodes {
  int2 all[NODES];
  __device__ int parent(int i) const { return all[i].x; }
  __device__ float distance(int i) const { return __int_as_float(all[i].y); }
  __device__ void put(int i, int p, float d) { all[i] = make_int2(p, __float_as_int(d)); }
};
#else
struct Nodes {
#if HAND == 2
  unsigned short parents[NODES];
#else
  int parents[NODES];
#endif
  float distances[NODES];
  __device__ int parent(int i) const { return parents[i]; }
  __device__ float distance(int i) const { return distances[i]; }
  __device__ void put(int i, int p, float d) { parents[i] = p, distances[i] = d; }
};
#endif

__global__ void __launch_bounds__(THREADS)
    tree_depths(float *__restrict__ out, const unsigned *__restrict__ picks,
                const float *__restrict__ lengths) {
  __shared__ __align__(8) Nodes buffers[2];
  Nodes *now = &buffers[0], *next = &buffers[1];
  int t = threadIdx.x;
  size_t first = (size_t)blockIdx.x * NODES;
#pragma unroll
  for (int k = 0; k < EACH; ++k) {
    int i = t + k * THREADS;
    now->put(i, i ? picks[first + i] % i : 0, i ? lengths[first + i] : 0.0f);
  }
  __syncthreads();
  for (int round = 0; round < ROUNDS; ++round) {
#pragma unroll
    for (int k = 0; k < EACH; ++k) {
      int i = t + k * THREADS, p = now->parent(i);
      float d = now->distance(i);
      next->put(i, now->parent(p), d + now->distance(p));
    }
    __syncthreads();
    Nodes *done = now;
    now = next;
    next = done;
  }
#pragma unroll
  for (int k = 0; k < EACH; ++k)
    out[first + t + k * THREADS] = now->distance(t + k * THREADS);
}
