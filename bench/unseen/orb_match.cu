/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Matching of binary features of 256 bits (ORB) by brute force: the two nearest of all others for 32 queries
 * to a block of 24x8 threads, which compares them with 48 others at a time, a thread four with two.
 *
 * Descriptors of 8 words, lanes 8 words apart: 8-way, or 2-way where loads are 16 bytes wide. By hand: 9
 * words (HAND=1); 12 by uint4 (HAND=2); words of one place together (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int WORDS = 8, BX = 24, BY = 8, QUERIES = 4 * BY, TRAIN = 2 * BX;
constexpr int ROW = HAND == 1 ? 9 : HAND == 2 ? 12 : 8;

__device__ __forceinline__ int place(int train, int word) {
  return HAND == 3 ? word * TRAIN + train : train * ROW + word;
}

/* one load; of CUDA's own struct clang makes four */
__device__ __forceinline__ uint4 load4(const unsigned *p) {
  typedef unsigned Vector __attribute__((ext_vector_type(4)));
  Vector v = *(const Vector *)p;
  return make_uint4(v.x, v.y, v.z, v.w);
}

__global__ void __launch_bounds__(BX *BY)
    orb_match(uint2 *__restrict__ out, const unsigned *__restrict__ queries, const unsigned *__restrict__ train,
              int count) {
  __shared__ __align__(16) unsigned qs[QUERIES * WORDS], ts[TRAIN * ROW];
  __shared__ unsigned first[QUERIES][BX], second[QUERIES][BX];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * BX + tx;
  for (int i = t; i < QUERIES * WORDS; i += BX * BY)
    qs[i] = queries[(size_t)blockIdx.x * QUERIES * WORDS + i];
  unsigned nearest[4], next[4];
  for (int q = 0; q < 4; ++q)
    nearest[q] = next[q] = ~0u;
  for (int base = 0; base < count; base += TRAIN) {
    __syncthreads();
    for (int i = t; i < TRAIN * WORDS; i += BX * BY)
      ts[place(i / WORDS, i % WORDS)] = train[(size_t)base * WORDS + i];
    __syncthreads();
    int far[4][2] = {};
#if HAND == 2
#pragma unroll
    for (int w = 0; w < WORDS; w += 4) {
      uint4 v[2] = {load4(&ts[place(tx, w)]), load4(&ts[place(tx + BX, w)])};
#pragma unroll
      for (int q = 0; q < 4; ++q) {
        uint4 u = load4(&qs[(ty * 4 + q) * WORDS + w]);
#pragma unroll
        for (int i = 0; i < 2; ++i)
          far[q][i] += __popc(u.x ^ v[i].x) + __popc(u.y ^ v[i].y) + __popc(u.z ^ v[i].z) + __popc(u.w ^ v[i].w);
      }
    }
#else
#pragma unroll
    for (int w = 0; w < WORDS; ++w) {
      unsigned v[2] = {ts[place(tx, w)], ts[place(tx + BX, w)]};
#pragma unroll
      for (int q = 0; q < 4; ++q) {
        unsigned u = qs[(ty * 4 + q) * WORDS + w];
        far[q][0] += __popc(u ^ v[0]), far[q][1] += __popc(u ^ v[1]);
      }
    }
#endif
#pragma unroll
    for (int q = 0; q < 4; ++q)
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        unsigned found = (unsigned)far[q][i] << 16 | (base + tx + i * BX);
        next[q] = min(next[q], max(nearest[q], found));
        nearest[q] = min(nearest[q], found);
      }
  }
  for (int q = 0; q < 4; ++q)
    first[ty * 4 + q][tx] = nearest[q], second[ty * 4 + q][tx] = next[q];
  __syncthreads();
  if (t < QUERIES) {
    unsigned a = ~0u, b = ~0u;
    for (int i = 0; i < BX; ++i) {
      unsigned x = first[t][i], y = second[t][i];
      b = min(min(b, y), max(a, x));
      a = min(a, x);
    }
    out[(size_t)blockIdx.x * QUERIES + t] = make_uint2(a, b);
  }
}
