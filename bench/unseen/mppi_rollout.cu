/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Model predictive path integral control of a wheeled robot: a thread a rollout of 32 steps with its own noise on throttle and steering, drawn once into shared memory;
 * weights by the rollouts' costs; then the plan moves by the weighted mean of the noise, a lane a step, a warp a quarter of the rollouts.
 *
 * Pairs of floats by rollout and step: rows of 256 bytes, 32 wavefronts where a thread goes along its own, by one pair or by two at once; no conflicts across. By hand: 33 pairs
 * a row (HAND=1), 34, so that two pairs still are 16 aligned bytes (HAND=2), step XOR rollout (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int ROLLOUTS = 128, STEPS = 32, WARPS = ROLLOUTS / 32;

static __device__ __forceinline__ unsigned mixed(unsigned x) {
  x ^= x >> 16, x *= 0x7feb352du, x ^= x >> 15, x *= 0x846ca68bu;
  return x ^ x >> 16;
}

template <int ROW> struct __align__(16) Noise {
  float2 of[ROLLOUTS][ROW];
  __device__ __forceinline__ float2 &at(int rollout, int step) { return of[rollout][HAND == 3 ? step ^ (rollout & 31) : step]; }
};

__global__ void __launch_bounds__(ROLLOUTS)
    mppi_rollout(float2 *__restrict__ plans, float *__restrict__ costs, const float4 *__restrict__ starts, float goal_x, float goal_y, float heat, int rounds) {
  __shared__ Noise<STEPS + (HAND == 1 || HAND == 2 ? HAND : 0)> noise;
  __shared__ float2 plan[STEPS], part[WARPS][STEPS];
  __shared__ float weight[ROLLOUTS], lowest[WARPS], heavy[WARPS];
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  const float4 start = starts[blockIdx.x];
  if (t < STEPS)
    plan[t] = make_float2(0.1f, 0.f);
  float cost = 0;
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
#pragma unroll 4
    for (int i = 0; i < STEPS; ++i) {
      unsigned draw = mixed(((blockIdx.x * rounds + round) * ROLLOUTS + t) * STEPS + i);
      noise.at(t, i) = make_float2(((draw & 0xffff) - 32768.f) * 1e-5f, ((draw >> 16) - 32768.f) * 1e-5f);
    }
    float x = start.x, y = start.y, c = start.z, s = start.w, v = 0;
    cost = 0;
#pragma unroll 4
    for (int i = 0; i < STEPS; ++i) {
      float2 u = noise.at(t, i), p = plan[i];
      v = fmaf(0.1f, p.x + u.x, v * 0.98f);
      float turn = 0.1f * (p.y + u.y), rc = 1.f - 0.5f * turn * turn, nc = c * rc - s * turn;
      s = s * rc + c * turn, c = nc;
      x = fmaf(v, c, x), y = fmaf(v, s, y);
      float dx = goal_x - x, dy = goal_y - y;
      cost = fmaf(dx, dx, fmaf(dy, dy, fmaf(u.x * p.x, 0.01f, cost)));
    }
    float least = cost;
    for (int o = 16; o; o >>= 1)
      least = fminf(least, __shfl_xor_sync(~0u, least, o));
    if (lane == 0)
      lowest[warp] = least;
    __syncthreads();
    least = fminf(fminf(lowest[0], lowest[1]), fminf(lowest[2], lowest[3]));
    float w = __expf((least - cost) * heat), all = w;
    for (int o = 16; o; o >>= 1)
      all += __shfl_xor_sync(~0u, all, o);
    weight[t] = w;
    if (lane == 0)
      heavy[warp] = all;
    __syncwarp();
    float2 mean = make_float2(0, 0);
#pragma unroll 8
    for (int i = 0; i < 32; ++i) {
      float2 u = noise.at(warp * 32 + i, lane);
      mean.x = fmaf(weight[warp * 32 + i], u.x, mean.x), mean.y = fmaf(weight[warp * 32 + i], u.y, mean.y);
    }
    part[warp][lane] = mean;
    __syncthreads();
    if (t < STEPS) {
      float scale = __fdividef(1.f, heavy[0] + heavy[1] + heavy[2] + heavy[3]);
      float2 p = plan[t];
#pragma unroll
      for (int i = 0; i < WARPS; ++i)
        p.x = fmaf(part[i][t].x, scale, p.x), p.y = fmaf(part[i][t].y, scale, p.y);
      plan[t] = p;
    }
    __syncthreads();
  }
  if (t < STEPS)
    plans[blockIdx.x * STEPS + t] = plan[t];
  costs[blockIdx.x * ROLLOUTS + t] = cost;
}
