/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Matching of SIFT descriptors of 128 bytes for Lowe's ratio test: for each of 32 queries of a block the nearest and the second nearest
 * of all candidates, by squared distance with dp4a (inline PTX). Tiles of 64 candidates come by cp.async, 16 bytes at a time, into two
 * buffers in turn; a lane has two candidates, a warp eight queries.
 *
 * Candidates are rows of 128 bytes, read 16 at a time: 8-way in each quarter warp. Queries are broadcasts. By hand: rows of 144 bytes (HAND=1),
 * granule XOR row (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, QUERIES = 32, GRANULES = 8, ROW = HAND == 1 ? GRANULES + 1 : GRANULES;

__device__ __forceinline__ int at(int row, int g) { return row * ROW + (HAND == 2 ? g ^ (row & 7) : g); }

__device__ __forceinline__ unsigned dp4a(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("dp4a.u32.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ __forceinline__ unsigned dot(uint4 a, uint4 b, unsigned c) {
  return dp4a(a.x, b.x, dp4a(a.y, b.y, dp4a(a.z, b.z, dp4a(a.w, b.w, c))));
}

__device__ __forceinline__ void fetch(uint4 *tile, const uint4 *from, int t) {
#pragma unroll
  for (int i = 0; i < TILE * GRANULES / 128; ++i) {
    int n = t + i * 128;
    unsigned to = (unsigned)__cvta_generic_to_shared(tile + at(n / GRANULES, n % GRANULES));
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from + n) : "memory");
  }
  asm volatile("cp.async.commit_group;" ::: "memory");
}

__global__ void __launch_bounds__(128)
    sift_match_async(uint4 *__restrict__ matches, const uint4 *__restrict__ queries, const uint4 *__restrict__ candidates, int tiles) {
  __shared__ uint4 tile[2][TILE * ROW];
  __shared__ uint4 own[QUERIES][GRANULES];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  fetch(tile[0], candidates, t);
  for (int i = t; i < QUERIES * GRANULES; i += 128)
    own[i / GRANULES][i % GRANULES] = queries[(size_t)blockIdx.x * QUERIES * GRANULES + i];
  unsigned best[8], second[8], where[8], norm[8];
  __syncthreads();
#pragma unroll
  for (int q = 0; q < 8; ++q) {
    best[q] = second[q] = ~0u, where[q] = 0, norm[q] = 0;
#pragma unroll
    for (int g = 0; g < GRANULES; ++g)
      norm[q] = dot(own[warp * 8 + q][g], own[warp * 8 + q][g], norm[q]);
  }
  for (int n = 0; n < tiles; ++n) {
    if (n + 1 < tiles) {
      fetch(tile[(n + 1) & 1], candidates + (size_t)(n + 1) * TILE * GRANULES, t);
      asm volatile("cp.async.wait_group 1;" ::: "memory");
    } else {
      asm volatile("cp.async.wait_group 0;" ::: "memory");
    }
    __syncthreads();
    const uint4 *now = tile[n & 1];
    unsigned product[2][8] = {}, length[2] = {};
#pragma unroll 2
    for (int g = 0; g < GRANULES; ++g) {
      uint4 a = now[at(lane, g)], b = now[at(lane + 32, g)];
      length[0] = dot(a, a, length[0]), length[1] = dot(b, b, length[1]);
#pragma unroll
      for (int q = 0; q < 8; ++q) {
        uint4 c = own[warp * 8 + q][g];
        product[0][q] = dot(a, c, product[0][q]), product[1][q] = dot(b, c, product[1][q]);
      }
    }
#pragma unroll
    for (int h = 0; h < 2; ++h)
#pragma unroll
      for (int q = 0; q < 8; ++q) {
        unsigned d = length[h] + norm[q] - 2 * product[h][q];
        if (d < best[q])
          second[q] = best[q], best[q] = d, where[q] = n * TILE + h * 32 + lane;
        else
          second[q] = min(second[q], d);
      }
    __syncthreads();
  }
#pragma unroll
  for (int q = 0; q < 8; ++q) {
#pragma unroll
    for (int o = 16; o > 0; o /= 2) {
      unsigned b = __shfl_xor_sync(~0u, best[q], o), s = __shfl_xor_sync(~0u, second[q], o), w = __shfl_xor_sync(~0u, where[q], o);
      bool take = b < best[q] || (b == best[q] && w < where[q]);
      second[q] = min(min(second[q], s), max(best[q], b));
      best[q] = take ? b : best[q], where[q] = take ? w : where[q];
    }
    if (lane == 0)
      matches[blockIdx.x * QUERIES + warp * 8 + q] = make_uint4(where[q], best[q], second[q], norm[q]);
  }
}
