/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Plaquettes of a lattice gauge theory: Re tr(Ux(n) Uy(n + x) Ux(n + y)^+ Uy(n)^+), links are 3x3
 * complex floats, 72 bytes. Two links each of 17x9 sites in shared memory, 16x8 plaquettes to a block.
 *
 * Nothing to gain: half a warp reads complex numbers 9 apart, an odd number, and DRAM is the limit. By
 * hand, in vain: links of 80 bytes (HAND=1), 2-way; nine arrays of complex numbers (HAND=2); 18 arrays
 * of words (HAND=3), twice the loads.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int X = 16, Y = 8, SITES = (X + 1) * (Y + 1), LINKS = 2 * SITES;

struct Links {
#if HAND == 3
  float re[9][LINKS], im[9][LINKS];
  __device__ float2 get(int link, int e) const { return make_float2(re[e][link], im[e][link]); }
  __device__ void put(int link, int e, float2 v) { re[e][link] = v.x, im[e][link] = v.y; }
#else
  float2 at[(HAND == 1 ? 10 : 9) * LINKS];
  __device__ static int place(int link, int e) {
    return HAND == 1 ? link * 10 + e : HAND == 2 ? e * LINKS + link : link * 9 + e;
  }
  __device__ float2 get(int link, int e) const { return at[place(link, e)]; }
  __device__ void put(int link, int e, float2 v) { at[place(link, e)] = v; }
#endif
};

__device__ __forceinline__ void add(float2 &sum, float2 a, float2 b) {
  sum.x = fmaf(a.x, b.x, sum.x), sum.x = fmaf(-a.y, b.y, sum.x);
  sum.y = fmaf(a.x, b.y, sum.y), sum.y = fmaf(a.y, b.x, sum.y);
}

__global__ void __launch_bounds__(X * Y)
    su3_plaquette(float *__restrict__ out, const float2 *__restrict__ links, int width, int height) {
  __shared__ Links tile;
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * X + tx;
  for (int i = t; i < LINKS * 9; i += X * Y) {
    int link = i / 9, e = i % 9, mu = link / SITES, site = link % SITES;
    int x = (blockIdx.x * X + site % (X + 1)) % width, y = (blockIdx.y * Y + site / (X + 1)) % height;
    tile.put(link, e, links[((size_t)(y * width + x) * 2 + mu) * 9 + e]);
  }
  __syncthreads();
  int site = ty * (X + 1) + tx;
  int a = site, b = SITES + site + 1, c = site + X + 1, d = SITES + site;
  float2 left[9], right[9];
#pragma unroll
  for (int i = 0; i < 9; ++i)
    left[i] = right[i] = make_float2(0, 0);
#pragma unroll
  for (int k = 0; k < 3; ++k)
#pragma unroll
    for (int i = 0; i < 3; ++i) {
      float2 u = tile.get(a, i * 3 + k), v = tile.get(d, i * 3 + k);
#pragma unroll
      for (int j = 0; j < 3; ++j) {
        add(left[i * 3 + j], u, tile.get(b, k * 3 + j));
        add(right[i * 3 + j], v, tile.get(c, k * 3 + j));
      }
    }
  float trace = 0;
#pragma unroll
  for (int i = 0; i < 9; ++i)
    trace = fmaf(left[i].x, right[i].x, trace), trace = fmaf(left[i].y, right[i].y, trace);
  out[(size_t)(blockIdx.y * Y + ty) * width + blockIdx.x * X + tx] = trace;
}
