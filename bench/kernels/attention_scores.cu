/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Attention scores S = Q * K^T / 8 for heads of 64 floats: one key to a lane, 64 keys and 32
 * queries to a block of eight warps.
 *
 * A lane reads the row of its key by float4: 8 lanes at a stride of 64 words, 8-way, 32 wavefronts
 * in place of 4. The rows of `queries` are read by all lanes alike. By hand: four words more in a
 * row of `keys` (HAND=1) or the float4 XOR-ed with the key (HAND=2) keep the float4; one word more
 * (HAND=3), the habit, makes four reads of it.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int HEAD = 64, KEYS = 64, QUERIES = 32, WARPS = 8, OWN = QUERIES / WARPS;
constexpr int WIDTH = HAND == 1 ? HEAD + 4 : HAND == 3 ? HEAD + 1 : HEAD;

__device__ inline int column(int key, int d) { return HAND == 2 ? d ^ (key & 7) << 2 : d; }

__device__ inline float4 load(const float *row, int key, int d) {
#if HAND == 3
  float4 four;
  four.x = row[column(key, d)];
  four.y = row[column(key, d) + 1];
  four.z = row[column(key, d) + 2];
  four.w = row[column(key, d) + 3];
  return four;
#else
  return *(const float4 *)&row[column(key, d)];
#endif
}

__global__ void attention_scores(float *s, const float *q, const float *k, int count) {
  alignas(16) __shared__ float keys[KEYS][WIDTH];
  alignas(16) __shared__ float queries[QUERIES][HEAD];
  int lane = threadIdx.x, warp = threadIdx.y, t = warp * 32 + lane;
  int first_key = blockIdx.x * KEYS, first_query = blockIdx.y * QUERIES;
  for (int i = 4 * t; i < KEYS * HEAD; i += 4 * 32 * WARPS) {
    float4 four = *(const float4 *)&k[first_key * HEAD + i];
    float *to = &keys[i / HEAD][column(i / HEAD, i % HEAD)];
#if HAND == 3
    to[0] = four.x;
    to[1] = four.y;
    to[2] = four.z;
    to[3] = four.w;
#else
    *(float4 *)to = four;
#endif
  }
  for (int i = 4 * t; i < QUERIES * HEAD; i += 4 * 32 * WARPS)
    *(float4 *)&queries[i / HEAD][i % HEAD] = *(const float4 *)&q[first_query * HEAD + i];
  __syncthreads();
  float sum[OWN][2] = {};
  for (int d = 0; d < HEAD; d += 4) {
    float4 k0 = load(keys[lane], lane, d), k1 = load(keys[lane + 32], lane + 32, d);
    for (int i = 0; i < OWN; ++i) {
      float4 query = *(float4 *)&queries[warp * OWN + i][d];
      sum[i][0] = dot(query, k0, sum[i][0]);
      sum[i][1] = dot(query, k1, sum[i][1]);
    }
  }
  for (int i = 0; i < OWN; ++i) {
    float *row = s + (first_query + warp * OWN + i) * count + first_key + lane;
    row[0] = sum[i][0] * 0.125f;
    row[32] = sum[i][1] * 0.125f;
  }
}
