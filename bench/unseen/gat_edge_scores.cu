/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A layer of a graph attention network on sampled neighbours: a block has one node, gathers the
 * features of its neighbours, 32 at a time, by asynchronous copies into two buffers that swap; a
 * thread scores one neighbour with one of four heads of 16 features, then one feature of half of
 * the neighbours is summed by a thread. No maximum is subtracted: scores are clipped.
 *
 * For the scores lanes read rows of 256 bytes, 16 bytes at a time: 8-way. By hand: rows of 68
 * floats (HAND=1), quad XOR neighbour (HAND=2).
 */
#include <cuda_pipeline_primitives.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int HEADS = 4, EACH = 16, FEATURES = HEADS * EACH, BATCH = 32, THREADS = HEADS * BATCH;
constexpr int PITCH = HAND == 1 ? FEATURES + 4 : FEATURES;

__device__ __forceinline__ int place(int neighbour, int feature) {
  return neighbour * PITCH + (HAND == 2 ? feature ^ (neighbour & 7) << 2 : feature);
}

__device__ __forceinline__ void gather(float *to, const float *__restrict__ features,
                                       const int *__restrict__ list) {
  for (int i = threadIdx.x; i < BATCH * FEATURES / 4; i += THREADS) {
    int neighbour = i / (FEATURES / 4), feature = i % (FEATURES / 4) * 4;
    __pipeline_memcpy_async(&to[place(neighbour, feature)],
                            &features[(size_t)list[neighbour] * FEATURES + feature], 16);
  }
  __pipeline_commit();
}

__global__ void __launch_bounds__(THREADS)
    gat_edge_scores(float *__restrict__ out, const float *__restrict__ features,
                    const int *__restrict__ neighbours, const float *__restrict__ attention,
                    int fanout) {
  __shared__ __align__(16) float buffers[2][BATCH * PITCH];
  __shared__ float weights[HEADS][BATCH], halves[FEATURES], masses[HEADS];
  int t = threadIdx.x, lane = t % 32, head = t / 32, feature = t % FEATURES, half = t / FEATURES;
  const int *list = neighbours + (size_t)blockIdx.x * fanout;
  float *now = buffers[0], *next = buffers[1];
  float4 a[EACH / 4];
#pragma unroll
  for (int i = 0; i < EACH / 4; ++i)
    a[i] = ((const float4 *)attention)[head * (EACH / 4) + i];
  gather(now, features, list);
  float sum = 0, mass = 0;
  for (int start = 0; start < fanout; start += BATCH) {
    if (start + BATCH < fanout)
      gather(next, features, list + start + BATCH);
    else
      __pipeline_commit();
    __pipeline_wait_prior(1);
    __syncthreads();
    float score = 0;
#pragma unroll
    for (int i = 0; i < EACH / 4; ++i) {
      float4 x = *(const float4 *)&now[place(lane, head * EACH + i * 4)];
      score = fmaf(a[i].x, x.x, score);
      score = fmaf(a[i].y, x.y, score);
      score = fmaf(a[i].z, x.z, score);
      score = fmaf(a[i].w, x.w, score);
    }
    score = fmaxf(score, 0.2f * score);
    float weight = __expf(fminf(score, 20.0f));
    weights[head][lane] = weight;
    mass += weight;
    __syncthreads();
#pragma unroll 4
    for (int i = 0; i < BATCH / 2; ++i) {
      int neighbour = half * (BATCH / 2) + i;
      sum = fmaf(weights[feature / EACH][neighbour], now[place(neighbour, feature)], sum);
    }
    __syncthreads();
    float *done = now;
    now = next;
    next = done;
  }
  for (int step = 16; step; step /= 2)
    mass += __shfl_xor_sync(0xffffffffu, mass, step);
  if (lane == 0)
    masses[head] = mass;
  if (half)
    halves[feature] = sum;
  __syncthreads();
  if (!half)
    out[(size_t)blockIdx.x * FEATURES + feature] = (sum + halves[feature]) / masses[feature / EACH];
}
