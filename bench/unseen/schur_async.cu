/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The Schur complement of bundle adjustment: an observation has 128 bytes, the block W of six rows (three numbers and a residual) and the inverse of its point's V. Tiles of 64
 * observations come by cp.async (inline PTX), 16 bytes at a time, into two buffers in turn; a thread makes Y = W V^-1 of its own and multiplies it with
 * the W of the next ones, which see the same track.
 *
 * Observations are 128 bytes apart, read 16 at a time: 8-way in each quarter warp. By hand: 144 bytes (HAND=1), granule XOR observation (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, FOURS = 8, ROW = HAND == 1 ? FOURS + 1 : FOURS;

static __device__ __forceinline__ int at(int observation, int i) { return observation * ROW + (HAND == 2 ? i ^ (observation & 7) : i); }

static __device__ __forceinline__ void bring(float4 *tile, const float4 *from) {
#pragma unroll
  for (int i = 0; i < FOURS; ++i) {
    int n = threadIdx.x + i * TILE;
    unsigned to = (unsigned)__cvta_generic_to_shared(tile + at(n / FOURS, n % FOURS));
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from + n) : "memory");
  }
  asm volatile("cp.async.commit_group;" ::: "memory");
}

static __device__ __forceinline__ float dot3(float4 a, float4 b, float c) { return fmaf(a.x, b.x, fmaf(a.y, b.y, fmaf(a.z, b.z, c))); }

__global__ void __launch_bounds__(TILE) schur_async(float4 *__restrict__ sums, const float4 *__restrict__ observations, int track, int tiles) {
  __shared__ float4 tile[2][TILE * ROW];
  const int t = threadIdx.x;
  const float4 *from = observations + (size_t)blockIdx.x * tiles * TILE * FOURS;
  float s[6][6] = {}, side[6] = {};
  bring(tile[0], from);
  for (int n = 0; n < tiles; ++n) {
    if (n + 1 < tiles) {
      bring(tile[(n + 1) & 1], from + (size_t)(n + 1) * TILE * FOURS);
      asm volatile("cp.async.wait_group 1;" ::: "memory");
    } else {
      asm volatile("cp.async.wait_group 0;" ::: "memory");
    }
    __syncthreads();
    const float4 *now = tile[n & 1];
    float4 u = now[at(t, 6)], v = now[at(t, 7)], y[6];
#pragma unroll
    for (int i = 0; i < 6; ++i) {
      float4 w = now[at(t, i)];
      y[i].x = fmaf(w.x, u.x, fmaf(w.y, u.y, w.z * u.z));
      y[i].y = fmaf(w.x, u.y, fmaf(w.y, u.w, w.z * v.x));
      y[i].z = fmaf(w.x, u.z, fmaf(w.y, v.x, w.z * v.y));
      y[i].w = w.w;
    }
#pragma unroll 1
    for (int k = 1; k <= track; ++k) {
      const int other = (t + k) & (TILE - 1);
#pragma unroll
      for (int j = 0; j < 6; ++j) {
        float4 w = now[at(other, j)];
#pragma unroll
        for (int i = 0; i < 6; ++i)
          s[i][j] = dot3(y[i], w, s[i][j]);
        side[j] = fmaf(w.w, y[j].w, side[j]);
      }
    }
    __syncthreads();
  }
  float4 *to = sums + (size_t)blockIdx.x * TILE * 12 + t;
#pragma unroll
  for (int i = 0; i < 6; ++i) {
    to[i * 2 * TILE] = make_float4(s[i][0], s[i][1], s[i][2], s[i][3]);
    to[(i * 2 + 1) * TILE] = make_float4(s[i][4], s[i][5], side[i], 0.f);
  }
}
