/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Ten attentions of one template, whose tiles are unrolled into hundreds of accesses each. Rows are
 * padded by hand and read by 16 bytes, as one sees only in what codegen makes of them: nothing is
 * left to change. */
#include "../../examples/cuda_min.h"

template <int DEPTH, int QUERIES, int KEYS, int THREADS>
__global__ void __launch_bounds__(THREADS)
    attention(float *out, const float *q, const float *k, const float *v, int count, float scale) {
  constexpr int WARPS = THREADS / 32, OWN = QUERIES / WARPS, WIDE = KEYS / 32, PART = DEPTH / 32;
  __shared__ float __attribute__((aligned(16))) tile[KEYS][DEPTH + 4];
  __shared__ float queries[QUERIES][DEPTH], weights[QUERIES][KEYS];
  int t = threadIdx.x, lane = t % 32, warp = t / 32, first = blockIdx.x * QUERIES;
  float most[OWN], sums[OWN] = {}, values[OWN][PART] = {};
#pragma unroll
  for (int i = 0; i < OWN; i++)
    most[i] = -1e30f;
#pragma unroll
  for (int i = 0; i < QUERIES * DEPTH / THREADS; i++) {
    int at = i * THREADS + t;
    queries[at / DEPTH][at % DEPTH] = scale * q[first * DEPTH + at];
  }
  for (int from = 0; from < count; from += KEYS) {
    float scores[OWN][WIDE] = {};
    __syncthreads();
#pragma unroll
    for (int i = 0; i < KEYS * DEPTH / THREADS; i++) {
      int at = i * THREADS + t;
      tile[at / DEPTH][at % DEPTH] = k[from * DEPTH + at];
    }
    __syncthreads();
#pragma unroll
    for (int d = 0; d < DEPTH; d++)
#pragma unroll
      for (int j = 0; j < WIDE; j++)
#pragma unroll
        for (int i = 0; i < OWN; i++)
          scores[i][j] += tile[j * 32 + lane][d] * queries[warp * OWN + i][d];
#pragma unroll
    for (int i = 0; i < OWN; i++) {
      float before = most[i], sum = 0;
#pragma unroll
      for (int j = 0; j < WIDE; j++)
        most[i] = most[i] > scores[i][j] ? most[i] : scores[i][j];
#pragma unroll
      for (int j = 0; j < WIDE; j++) {
        float weight = __builtin_exp2f(scores[i][j] - most[i]);
        sum += weight;
        weights[warp * OWN + i][j * 32 + lane] = weight;
      }
      float kept = __builtin_exp2f(before - most[i]);
      sums[i] = sums[i] * kept + sum;
#pragma unroll
      for (int p = 0; p < PART; p++)
        values[i][p] *= kept;
    }
    __syncthreads();
#pragma unroll
    for (int i = 0; i < KEYS * DEPTH / THREADS; i++) {
      int at = i * THREADS + t;
      tile[at / DEPTH][at % DEPTH] = v[from * DEPTH + at];
    }
    __syncthreads();
#pragma unroll
    for (int key = 0; key < KEYS; key++)
#pragma unroll
      for (int p = 0; p < PART; p++)
#pragma unroll
        for (int i = 0; i < OWN; i++)
          values[i][p] += tile[key][p * 32 + lane] * weights[warp * OWN + i][key];
  }
#pragma unroll
  for (int i = 0; i < OWN; i++)
#pragma unroll
    for (int p = 0; p < PART; p++)
      out[(first + warp * OWN + i) * DEPTH + p * 32 + lane] = values[i][p] / sums[i];
}

#define ATTENTION(DEPTH, QUERIES, KEYS, THREADS)                                                   \
  template __global__ void attention<DEPTH, QUERIES, KEYS, THREADS>(                               \
      float *, const float *, const float *, const float *, int, float);
ATTENTION(64, 8, 32, 128)
ATTENTION(64, 8, 64, 128) ATTENTION(64, 16, 32, 128) ATTENTION(64, 16, 64, 256)
    ATTENTION(64, 32, 32, 256) ATTENTION(64, 32, 64, 256) ATTENTION(96, 16, 32, 128)
        ATTENTION(128, 8, 32, 128) ATTENTION(128, 16, 32, 256) ATTENTION(128, 32, 32, 256)
