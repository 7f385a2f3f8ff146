/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The nearest K of up to 512 ray-triangle hits of a ray, in order: Batcher's odd-even merge sort in
 * shared memory over structs of 20 bytes (t, barycentrics, triangle, instance), by t and then by
 * triangle. A block has one ray, 256 threads; blocks without hits leave at once, the network is as
 * large as the hits need.
 *
 * Elements of 5 words lie well for runs of neighbours, but strides of 1 to 16 leave gaps: 2-way in
 * most steps. By hand: five arrays (HAND=1: as many conflicts); one word more behind 32 elements
 * (HAND=2); keys and indices are sorted, the structs fetched once at the end (HAND=3: far fewer
 * accesses).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int HITS = 512, THREADS = HITS / 2;

struct Hit {
  float t, u, v;
  int triangle, instance;
};

__device__ __forceinline__ bool behind(const Hit &a, const Hit &b) {
  return a.t > b.t || (a.t == b.t && a.triangle > b.triangle);
}

#if HAND == 1
struct Hits {
  float t[HITS], u[HITS], v[HITS];
  int triangle[HITS], instance[HITS];
  __device__ Hit get(int i) const { return {t[i], u[i], v[i], triangle[i], instance[i]}; }
  __device__ void put(int i, Hit h) {
    t[i] = h.t, u[i] = h.u, v[i] = h.v, triangle[i] = h.triangle, instance[i] = h.instance;
  }
};
#elif HAND == 2
struct Hits {
  float words[HITS * 5 + HITS / 32];
  __device__ Hit *at(int i) const { return (Hit *)&words[i * 5 + i / 32]; }
  __device__ Hit get(int i) const { return *at(i); }
  __device__ void put(int i, Hit h) { *at(i) = h; }
};
#else
struct Hits {
  Hit hit[HITS];
  __device__ Hit get(int i) const { return hit[i]; }
  __device__ void put(int i, Hit h) { hit[i] = h; }
};
#endif

#if HAND == 3
__device__ __forceinline__ void order(float *t, int *triangle, short *from, int a, int b) {
  float ta = t[a], tb = t[b];
  int na = triangle[a], nb = triangle[b];
  if (ta > tb || (ta == tb && na > nb)) {
    t[a] = tb, t[b] = ta;
    triangle[a] = nb, triangle[b] = na;
    short f = from[a];
    from[a] = from[b], from[b] = f;
  }
}
#define ORDER(a, b) order(key_t, key_triangle, from, a, b)
#else
__device__ __forceinline__ void order(Hits &hits, int a, int b) {
  Hit left = hits.get(a), right = hits.get(b);
  if (behind(left, right)) {
    hits.put(a, right);
    hits.put(b, left);
  }
}
#define ORDER(a, b) order(hits, a, b)
#endif

__global__ void __launch_bounds__(THREADS)
    hits_oddeven(Hit *__restrict__ nearest, const Hit *__restrict__ all,
                 const int *__restrict__ counts, int keep) {
  int ray = blockIdx.x, n = counts[ray], t = threadIdx.x;
  if (n <= 0)
    return;
#if HAND == 3
  __shared__ float key_t[HITS];
  __shared__ int key_triangle[HITS];
  __shared__ short from[HITS];
#else
  __shared__ Hits hits;
#endif
  int size = 2;
  while (size < n)
    size *= 2;
  const Hit *mine = all + (size_t)ray * HITS;
  for (int i = t; i < size; i += THREADS) {
    Hit far = {3.0e38f, 0, 0, 0x7fffffff, i};
    Hit h = i < n ? mine[i] : far;
#if HAND == 3
    key_t[i] = h.t;
    key_triangle[i] = h.triangle;
    from[i] = i;
#else
    hits.put(i, h);
#endif
  }
  for (int merge = 2; merge <= size; merge *= 2) {
    int stride = merge / 2, offset = t & (stride - 1);
    __syncthreads();
    if (t < size / 2) {
      int at = 2 * t - (t & (stride - 1));
      ORDER(at, at + stride);
    }
    for (stride /= 2; stride > 0; stride /= 2) {
      __syncthreads();
      int at = 2 * t - (t & (stride - 1));
      if (t < size / 2 && offset >= stride)
        ORDER(at - stride, at);
    }
  }
  __syncthreads();
  for (int i = t; i < keep && i < n; i += THREADS)
#if HAND == 3
    nearest[(size_t)ray * keep + i] = mine[from[i]];
#else
    nearest[(size_t)ray * keep + i] = hits.get(i);
#endif
}
