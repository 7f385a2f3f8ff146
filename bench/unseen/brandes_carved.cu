/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Betweenness of the vertices of many small graphs by Brandes' algorithm: a graph a block, a thread a source, which searches breadth first and adds dependencies up on the
 * way back. Path counts, dependencies, distances and the order of visits are rows of a thread each; with the edges they are carved out of dynamic memory
 * by how many vertices and edges, arguments say.
 *
 * Rows of 64 words: clearing is 32-way, the search as the graph has it; the sum at the end has none. By hand: an odd number of words a row (HAND=1), the same vertex
 * of all sources side by side (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SOURCES = 64;

#if HAND == 1
static __device__ __forceinline__ int word_at(int source, int v, int n) { return source * (n | 1) + v; }
static __device__ __forceinline__ int byte_at(int source, int v, int n) { return source * ((n / 4 | 1) * 4) + v; }
#elif HAND == 2
static __device__ __forceinline__ int word_at(int source, int v, int n) { return v * SOURCES + source; }
static __device__ __forceinline__ int byte_at(int source, int v, int n) { return v * SOURCES + source; }
#else
static __device__ __forceinline__ int word_at(int source, int v, int n) { return source * n + v; }
static __device__ __forceinline__ int byte_at(int source, int v, int n) { return source * n + v; }
#endif

__global__ void __launch_bounds__(SOURCES) brandes_carved(float *__restrict__ between, unsigned *__restrict__ reach, const unsigned char *__restrict__ edges, int n, int degree) {
  extern __shared__ __align__(16) unsigned char memory[];
  float *paths = reinterpret_cast<float *>(memory);
  const int words = SOURCES * (HAND == 1 ? n | 1 : n), bytes = SOURCES * (HAND == 1 ? (n / 4 | 1) * 4 : n);
  float *depends = paths + words;
  unsigned char *distance = reinterpret_cast<unsigned char *>(depends + words), *order = distance + bytes, *to = order + bytes;
  const int t = threadIdx.x;
  for (int i = t; i < n * degree; i += SOURCES) {
    int v = i / degree;
    to[i] = i % degree ? edges[(size_t)blockIdx.x * n * degree + i] % n : (v + 1) % n;
  }
  __syncthreads();
  int seen = 0, far = 0;
#pragma unroll 4
  for (int v = 0; v < n; ++v) {
    paths[word_at(t, v, n)] = 0;
    depends[word_at(t, v, n)] = 0;
    distance[byte_at(t, v, n)] = 255;
  }
  if (t < n) {
    paths[word_at(t, t, n)] = 1;
    distance[byte_at(t, t, n)] = 0;
    order[byte_at(t, seen++, n)] = t;
    for (int next = 0; next < seen; ++next) {
      int v = order[byte_at(t, next, n)], d = distance[byte_at(t, v, n)] + 1;
      float p = paths[word_at(t, v, n)];
      for (int e = 0; e < degree; ++e) {
        int w = to[v * degree + e], there = distance[byte_at(t, w, n)];
        if (there == 255) {
          distance[byte_at(t, w, n)] = there = d;
          order[byte_at(t, seen++, n)] = w;
          far += d;
        }
        if (there == d)
          paths[word_at(t, w, n)] += p;
      }
    }
    for (int next = seen - 1; next >= 0; --next) {
      int v = order[byte_at(t, next, n)], d = distance[byte_at(t, v, n)] + 1;
      float p = paths[word_at(t, v, n)], sum = 0;
      for (int e = 0; e < degree; ++e) {
        int w = to[v * degree + e];
        if (distance[byte_at(t, w, n)] == d)
          sum += __fdividef(p, paths[word_at(t, w, n)]) * (1.f + depends[word_at(t, w, n)]);
      }
      depends[word_at(t, v, n)] = sum;
    }
    depends[word_at(t, t, n)] = 0;
  }
  __syncthreads();
  if (t < n) {
    float sum = 0;
    for (int s = 0; s < n; ++s)
      sum += depends[word_at(s, t, n)];
    between[(size_t)blockIdx.x * n + t] = sum;
  }
  reach[(size_t)blockIdx.x * SOURCES + t] = seen << 16 | far;
}
