/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Asian options on baskets of up to 12 correlated assets, whose number is an argument, by Monte
 * Carlo in doubles: a path a thread, 96 to a block; normal numbers and logarithms of prices of a
 * path in rows of 12 in two shared arrays, the packed Cholesky factor in a third.
 *
 * Rows of 96 bytes: 4-way. By hand: rows of 13 (HAND=1); transposed (HAND=2); rows of 16 with the
 * asset XOR-ed with the path (HAND=3).
 */
#include <cstdint>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int PATHS = 96, ASSETS = 12, ROW = HAND == 1 ? 13 : HAND == 3 ? 16 : ASSETS;

__device__ __forceinline__ int place(int path, int asset) {
  if (HAND == 2)
    return asset * PATHS + path;
  return path * ROW + (HAND == 3 ? asset ^ (path & 15) : asset);
}

__device__ __forceinline__ uint32_t hashed(uint32_t x) {
  x = (x ^ x >> 16) * 0x7feb352du;
  x = (x ^ x >> 15) * 0x846ca68bu;
  return x ^ x >> 16;
}

__device__ __forceinline__ float2 two_normals(uint32_t &state) {
  float u = (float)((hashed(++state) >> 8) + 1) * 0x1p-24f,
        v = (float)(hashed(++state) >> 8) * 0x1p-23f;
  float radius = sqrtf(-2.0f * __logf(u)), s, c;
  sincospif(v, &s, &c);
  return make_float2(radius * c, radius * s);
}

__global__ void __launch_bounds__(PATHS)
    basket_chol(double *__restrict__ payoff, const double *__restrict__ factor,
                const double *__restrict__ drift, int assets, int steps, double strike,
                uint32_t seed) {
  __shared__ double normals[PATHS * ROW], logs[PATHS * ROW];
  __shared__ double cholesky[ASSETS * (ASSETS + 1) / 2], drifts[ASSETS];
  int t = threadIdx.x, path = blockIdx.x * PATHS + t;
  for (int i = t; i < assets * (assets + 1) / 2; i += PATHS)
    cholesky[i] = factor[i];
  if (t < assets)
    drifts[t] = drift[t];
  for (int a = 0; a < assets; ++a)
    logs[place(t, a)] = 0;
  __syncthreads();
  uint32_t state = hashed(seed ^ hashed(path));
  double mean = 0;
  for (int step = 0; step < steps; ++step) {
    for (int a = 0; a < assets; a += 2) {
      float2 z = two_normals(state);
      normals[place(t, a)] = z.x;
      if (a + 1 < assets)
        normals[place(t, a + 1)] = z.y;
    }
    float level = 0;
    for (int a = 0; a < assets; ++a) {
      const double *row = cholesky + a * (a + 1) / 2;
      double move = drifts[a];
      for (int b = 0; b <= a; ++b)
        move = fma(row[b], normals[place(t, b)], move);
      double now = logs[place(t, a)] + move;
      logs[place(t, a)] = now;
      level += __expf((float)now);
    }
    mean += level;
  }
  mean /= assets * steps;
  payoff[path] = mean > strike ? mean - strike : 0.0;
}
