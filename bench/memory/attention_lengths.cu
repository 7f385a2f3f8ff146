/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Attention of one query to a thread, whose head dimension and tile height are arguments: tiles of
 * keys and values, the queries, the sums and the scores of a tile are carved out of dynamic shared
 * memory, the first four in rows of `d` words, the scores in rows of `height`.
 *
 * Each thread walks along a row of its own, so that both lengths decide: of 64 and 32 words all
 * lanes meet in one bank. By hand: all rows one word longer (HAND=1), with room for these at the
 * launch; column XOR row (HAND=2), for lengths that are multiples of 32.
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr float LOG2_E = 1.44269504f;

__device__ inline int slot(int row, int col, int cols) {
  return HAND == 1   ? row * (cols + 1) + col
         : HAND == 2 ? row * cols + (col ^ (row & 31))
                     : row * cols + col;
}

__global__ void attention_lengths(float *out, const float *q, const float *k, const float *v, int d,
                                  int height, int tiles) {
  extern __shared__ float memory[];
  int tile = height * (HAND == 1 ? d + 1 : d), t = threadIdx.x;
  float *keys = memory, *values = memory + tile, *queries = memory + 2 * tile;
  float *sums = memory + 3 * tile, *scores = memory + 4 * tile;
  const float *mine = q + blockIdx.x * height * d;
  for (int x = 0; x < d; ++x) {
    queries[slot(t, x, d)] = mine[t * d + x];
    sums[slot(t, x, d)] = 0;
  }
  float top = -1e30f, weight = 0;
  for (int j = 0; j < tiles; ++j) {
    __syncthreads();
    for (int i = t; i < height * d; i += blockDim.x) {
      keys[slot(i / d, i % d, d)] = k[j * height * d + i];
      values[slot(i / d, i % d, d)] = v[j * height * d + i];
    }
    __syncthreads();
    float most = top;
    for (int y = 0; y < height; ++y) {
      float score = 0;
      for (int x = 0; x < d; ++x)
        score += queries[slot(t, x, d)] * keys[slot(y, x, d)];
      scores[slot(t, y, height)] = score;
      most = score > most ? score : most;
    }
    float less = power_of_two((top - most) * LOG2_E);
    weight *= less;
    for (int y = 0; y < height; ++y) {
      float e = power_of_two((scores[slot(t, y, height)] - most) * LOG2_E);
      scores[slot(t, y, height)] = e;
      weight += e;
    }
    for (int x = 0; x < d; ++x) {
      float sum = sums[slot(t, x, d)] * less;
      for (int y = 0; y < height; ++y)
        sum += scores[slot(t, y, height)] * values[slot(y, x, d)];
      sums[slot(t, x, d)] = sum;
    }
    top = most;
  }
  for (int x = 0; x < d; ++x)
    out[(blockIdx.x * height + t) * d + x] = sums[slot(t, x, d)] / weight;
}
