/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The second product of attention, O = P * V for heads of 64 floats: one query to a lane, 16
 * columns of O to each of four warps, 64 keys at a time.
 *
 * A lane reads its row of P, four words in one access: rows of 64 words, 8-way, 32 wavefronts in
 * place of 4, as many as the rows of V need, which all lanes read alike. By hand: four words more
 * in a row of `weights` (HAND=1) or the group of four XOR-ed with the query (HAND=2) keep the
 * 16-byte reads; one word more (HAND=3), the habit, makes four reads of each.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int HEAD = 64, KEYS = 64, QUERIES = 32, WARPS = 4, OWN = HEAD / WARPS;
constexpr int THREADS = 32 * WARPS;
constexpr int WIDTH = HAND == 1 ? KEYS + 4 : HAND == 3 ? KEYS + 1 : KEYS;

__device__ inline int column(int query, int key) {
  return HAND == 2 ? key ^ (query & 7) << 2 : key;
}

__global__ void attention_values(float *o, const float *p, const float *v, int count) {
  alignas(16) __shared__ float weights[QUERIES][WIDTH];
  alignas(16) __shared__ float values[KEYS][HEAD];
  int lane = threadIdx.x, warp = threadIdx.y, t = warp * 32 + lane;
  int first = blockIdx.x * QUERIES;
  float sum[OWN] = {};
  for (int k0 = 0; k0 < count; k0 += KEYS) {
    for (int i = t; i < QUERIES * KEYS; i += THREADS) {
      int query = i / KEYS, key = i % KEYS;
      weights[query][column(query, key)] = p[(first + query) * count + k0 + key];
    }
    for (int i = 4 * t; i < KEYS * HEAD; i += 4 * THREADS)
      *(float4 *)&values[i / HEAD][i % HEAD] = *(const float4 *)&v[k0 * HEAD + i];
    __syncthreads();
#pragma unroll 4
    for (int key = 0; key < KEYS; ++key) {
      float weight = weights[lane][column(lane, key)];
      const float *row = &values[key][warp * OWN];
      for (int i = 0; i < OWN; ++i)
        sum[i] += weight * row[i];
    }
    __syncthreads();
  }
  for (int i = 0; i < OWN; ++i)
    o[(first + lane) * HEAD + warp * OWN + i] = sum[i];
}
