/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Triangles through each vertex of a graph, by hashing, as TRUST counts them: a block of 128
 * threads puts a vertex's neighbours into 32 buckets in shared memory, then its warps look the
 * neighbours' neighbours up. Lists have up to 64 entries, at a fixed pitch; a bucket could hold a
 * whole list.
 *
 * The first entries of all buckets lie side by side, then the second ones, so that a bucket is a
 * bank, and lanes meet as numbers at random do: what only data says. By hand: bucket after bucket
 * (HAND=1), which puts all beginnings into one bank; buckets of 65 words (HAND=2), as good as side
 * by side; 64 buckets (HAND=3), of which each is half as long.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128, LIST = 64, BUCKETS = HAND == 3 ? 64 : 32;
constexpr int SIZE = HAND == 2 ? BUCKETS * (LIST + 1) : BUCKETS * LIST;

__device__ __forceinline__ int place(int bucket, int slot) {
  return HAND == 1   ? bucket * LIST + slot
         : HAND == 2 ? bucket * (LIST + 1) + slot
                     : slot * BUCKETS + bucket;
}

__global__ void __launch_bounds__(THREADS)
    triangle_hash(int *__restrict__ out, const int *__restrict__ lists,
                  const int *__restrict__ lengths) {
  __shared__ int table[SIZE];
  __shared__ int used[BUCKETS];
  __shared__ int total;
  int t = threadIdx.x, lane = t % 32, vertex = blockIdx.x, length = lengths[vertex];
  for (int i = t; i < BUCKETS; i += THREADS)
    used[i] = 0;
  if (t == 0)
    total = 0;
  __syncthreads();
  for (int i = t; i < length; i += THREADS) {
    int neighbour = lists[vertex * LIST + i], bucket = neighbour % BUCKETS;
    table[place(bucket, atomicAdd(&used[bucket], 1))] = neighbour;
  }
  __syncthreads();
  int found = 0;
  for (int i = t / 32; i < length; i += THREADS / 32) {
    int neighbour = lists[vertex * LIST + i], others = lengths[neighbour];
    for (int k = lane; k < others; k += 32) {
      int other = lists[neighbour * LIST + k], bucket = other % BUCKETS, n = used[bucket];
      for (int slot = 0; slot < n; ++slot)
        if (table[place(bucket, slot)] == other) {
          ++found;
          break;
        }
    }
  }
  atomicAdd(&total, found);
  __syncthreads();
  if (t == 0)
    out[vertex] = total;
}
