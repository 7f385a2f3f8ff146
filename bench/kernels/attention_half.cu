/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Attention scores as in attention_scores.cu with keys and queries in halves, heads of 64: rows of
 * 128 bytes, read eight halves (16 bytes) to a lane.
 *
 * Every row of `keys` starts in the same bank: 8-way, 32 wavefronts in place of 4. By hand: eight
 * halves more in a row (HAND=1), or the eight halves XOR-ed with the key (HAND=2), the swizzle of
 * 128 bytes that the hardware has for its matrix units; two halves more (HAND=3), the habit, split
 * the 16 bytes.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int HEAD = 64, KEYS = 64, QUERIES = 32, WARPS = 8, OWN = QUERIES / WARPS;
constexpr int WIDTH = HAND == 1 ? HEAD + 8 : HAND == 3 ? HEAD + 2 : HEAD;

__device__ inline int column(int key, int d) { return HAND == 2 ? d ^ (key & 7) << 3 : d; }

/* Four pairs where a row is no multiple of 16 bytes. */
__device__ inline halves8 load(const half1 *row, int key, int d) {
#if HAND == 3
  halves8 eight;
  for (int i = 0; i < 8; i += 2) {
    halves2 pair = *(const halves2 *)&row[column(key, d) + i];
    eight.at[i] = pair.at[0];
    eight.at[i + 1] = pair.at[1];
  }
  return eight;
#else
  return *(const halves8 *)&row[column(key, d)];
#endif
}

__global__ void attention_half(float *s, const half1 *q, const half1 *k, int count) {
  alignas(16) __shared__ half1 keys[KEYS][WIDTH];
  alignas(16) __shared__ half1 queries[QUERIES][HEAD];
  int lane = threadIdx.x, warp = threadIdx.y, t = warp * 32 + lane;
  int first_key = blockIdx.x * KEYS, first_query = blockIdx.y * QUERIES;
  for (int i = 8 * t; i < KEYS * HEAD; i += 8 * 32 * WARPS) {
    halves8 eight = *(const halves8 *)&k[first_key * HEAD + i];
    half1 *to = &keys[i / HEAD][column(i / HEAD, i % HEAD)];
#if HAND == 3
    for (int j = 0; j < 8; j += 2) {
      halves2 pair = {{eight.at[j], eight.at[j + 1]}};
      *(halves2 *)&to[j] = pair;
    }
#else
    *(halves8 *)to = eight;
#endif
  }
  for (int i = 8 * t; i < QUERIES * HEAD; i += 8 * 32 * WARPS)
    vector_at<halves8>(&queries[i / HEAD][i % HEAD]) = *(const halves8 *)&q[first_query * HEAD + i];
  __syncthreads();
  float sum[OWN][2] = {};
  for (int d = 0; d < HEAD; d += 8) {
    halves8 k0 = load(keys[lane], lane, d), k1 = load(keys[lane + 32], lane + 32, d);
    for (int i = 0; i < OWN; ++i) {
      halves8 query = vector_at<halves8>(&queries[warp * OWN + i][d]);
      for (int j = 0; j < 8; ++j) {
        sum[i][0] += (float)query.at[j] * (float)k0.at[j];
        sum[i][1] += (float)query.at[j] * (float)k1.at[j];
      }
    }
  }
  for (int i = 0; i < OWN; ++i) {
    float *row = s + (first_query + warp * OWN + i) * count + first_key + lane;
    row[0] = sum[i][0] * 0.125f;
    row[32] = sum[i][1] * 0.125f;
  }
}
