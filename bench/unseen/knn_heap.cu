/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The 16 nearest of all points for each query, a query a thread: points go through shared memory in
 * tiles of 128 that all lanes read at once; each thread keeps a heap of distance and number, the
 * farthest on top, in shared memory, too.
 *
 * Heaps of 16 entries of 8 bytes lie one after the other: 32 words apart. By hand: two arrays with
 * the entries of all threads side by side (HAND=1); two arrays of 17 (HAND=2); heaps of 17 entries
 * (HAND=3), which stays 2-way for words.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128, NEAREST = 16;

struct Entry {
  float distance;
  int point;
};

#if HAND == 1 || HAND == 2
constexpr int PITCH = NEAREST + 1;
struct Heaps {
  float distance[THREADS * PITCH];
  int point[THREADS * PITCH];
};
__device__ __forceinline__ int at(int i) {
  return HAND == 1 ? i * THREADS + threadIdx.x : threadIdx.x * PITCH + i;
}
#define DISTANCE(heaps, i) (heaps)->distance[at(i)]
#define POINT(heaps, i) (heaps)->point[at(i)]
#else
constexpr int PITCH = HAND == 3 ? NEAREST + 1 : NEAREST;
struct Heaps {
  Entry entry[THREADS][PITCH];
};
#define DISTANCE(heaps, i) (heaps)->entry[threadIdx.x][i].distance
#define POINT(heaps, i) (heaps)->entry[threadIdx.x][i].point
#endif

/* Puts an entry where the top was, and down to its place. */
__device__ void replace_top(Heaps *heaps, int size, float distance, int point) {
  int i = 0;
  for (;;) {
    int child = 2 * i + 1;
    if (child >= size)
      break;
    float d = DISTANCE(heaps, child);
    if (child + 1 < size) {
      float other = DISTANCE(heaps, child + 1);
      if (other > d) {
        d = other;
        ++child;
      }
    }
    if (d <= distance)
      break;
    DISTANCE(heaps, i) = d;
    POINT(heaps, i) = POINT(heaps, child);
    i = child;
  }
  DISTANCE(heaps, i) = distance;
  POINT(heaps, i) = point;
}

__global__ void __launch_bounds__(THREADS)
    knn_heap(int *__restrict__ nearest, float *__restrict__ distances,
             const float4 *__restrict__ queries, const float4 *__restrict__ points, int count) {
  __shared__ Heaps heaps;
  __shared__ float4 tile[THREADS];
  int t = threadIdx.x, query = blockIdx.x * THREADS + t;
  float4 q = queries[query];
  for (int i = 0; i < NEAREST; ++i) {
    DISTANCE(&heaps, i) = 3.0e38f;
    POINT(&heaps, i) = -1;
  }
  float worst = 3.0e38f;
  for (int first = 0; first < count; first += THREADS) {
    __syncthreads();
    tile[t] = points[min(first + t, count - 1)];
    __syncthreads();
    int many = min(THREADS, count - first);
    for (int i = 0; i < many; ++i) {
      float4 p = tile[i];
      float x = p.x - q.x, y = p.y - q.y, z = p.z - q.z, w = p.w - q.w;
      float d = x * x + y * y + z * z + w * w;
      if (d < worst) {
        replace_top(&heaps, NEAREST, d, first + i);
        worst = DISTANCE(&heaps, 0);
      }
    }
  }
  /* Take the farthest off, one by one. */
  for (int size = NEAREST; size > 0; --size) {
    distances[query * NEAREST + size - 1] = DISTANCE(&heaps, 0);
    nearest[query * NEAREST + size - 1] = POINT(&heaps, 0);
    float d = DISTANCE(&heaps, size - 1);
    int p = POINT(&heaps, size - 1);
    replace_top(&heaps, size - 1, d, p);
  }
}
