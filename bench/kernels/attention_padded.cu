/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Attention in one pass for heads of 64 floats, as its author padded it: four queries to each of
 * four warps, 32 keys at a time, weights rescaled whenever a larger score is found.
 *
 * Scores are computed with one key to a lane, float4 by float4 along rows of 68 words: clean. The
 * second product has one column to a lane: clean, too. It must be left alone. In place of the
 * padding: rows of 64 words with the float4 XOR-ed with the key (HAND=1).
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int HEAD = 64, KEYS = 32, WARPS = 4, OWN = 4, QUERIES = WARPS * OWN;
constexpr int THREADS = 32 * WARPS;
constexpr int WIDTH = HAND == 0 ? HEAD + 4 : HEAD;

__device__ inline int column(int key, int d) { return HAND == 1 ? d ^ (key & 7) << 2 : d; }

__device__ inline float largest(float x) {
  for (int lanes = 16; lanes > 0; lanes /= 2) {
    float other = __shfl_xor_sync(0xffffffff, x, lanes);
    x = x < other ? other : x;
  }
  return x;
}

__device__ inline float total(float x) {
  for (int lanes = 16; lanes > 0; lanes /= 2)
    x += __shfl_xor_sync(0xffffffff, x, lanes);
  return x;
}

__global__ void attention_padded(float *o, const float *q, const float *k, const float *v,
                                 int count) {
  alignas(16) __shared__ float keys[KEYS][WIDTH];
  alignas(16) __shared__ float values[KEYS][HEAD];
  alignas(16) __shared__ float queries[QUERIES][HEAD];
  alignas(16) __shared__ float weights[QUERIES][KEYS];
  int lane = threadIdx.x, warp = threadIdx.y, t = warp * 32 + lane;
  int first = blockIdx.x * QUERIES * HEAD;
  for (int i = 4 * t; i < QUERIES * HEAD; i += 4 * THREADS)
    *(float4 *)&queries[i / HEAD][i % HEAD] = *(const float4 *)&q[first + i];
  float sum[OWN][2] = {}, norm[OWN] = {}, best[OWN] = {-1e30f, -1e30f, -1e30f, -1e30f};
  for (int k0 = 0; k0 < count; k0 += KEYS) {
    for (int i = 4 * t; i < KEYS * HEAD; i += 4 * THREADS) {
      int key = i / HEAD, d = i % HEAD;
      *(float4 *)&keys[key][column(key, d)] = *(const float4 *)&k[k0 * HEAD + i];
      *(float4 *)&values[key][d] = *(const float4 *)&v[k0 * HEAD + i];
    }
    __syncthreads();
    float score[OWN] = {};
    for (int d = 0; d < HEAD; d += 4) {
      float4 key = *(float4 *)&keys[lane][column(lane, d)];
      for (int i = 0; i < OWN; ++i)
        score[i] = dot(*(float4 *)&queries[warp * OWN + i][d], key, score[i]);
    }
    for (int i = 0; i < OWN; ++i) {
      float exponent = score[i] * 0.18033688f, top = largest(exponent); /* log2(e) / 8 */
      top = top < best[i] ? best[i] : top;
      float weight = power_of_two(exponent - top), scale = power_of_two(best[i] - top);
      weights[warp * OWN + i][lane] = weight;
      best[i] = top;
      norm[i] = norm[i] * scale + total(weight);
      sum[i][0] *= scale;
      sum[i][1] *= scale;
    }
    __syncthreads();
    for (int key = 0; key < KEYS; ++key)
      for (int i = 0; i < OWN; ++i) {
        float weight = weights[warp * OWN + i][key];
        sum[i][0] += weight * values[key][lane];
        sum[i][1] += weight * values[key][lane + 32];
      }
    __syncthreads();
  }
  for (int i = 0; i < OWN; ++i) {
    float *row = o + first + (warp * OWN + i) * HEAD + lane;
    row[0] = sum[i][0] / norm[i];
    row[32] = sum[i][1] / norm[i];
  }
}
