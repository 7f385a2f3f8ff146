/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Kernels that match descriptors: for each of one image's points the best of the other's, by tiles
 * of both in shared memory and a block of sums in registers; ten ways to lay the work out. */
#include "../../examples/cuda_min.h"

template <int TILE, int DEPTH, int WIDE, int THREADS>
__global__ void __launch_bounds__(THREADS)
    match(float *scores, int *which, const float *a, const float *b, int depth, int count) {
  constexpr int GROUPS = TILE / WIDE, SPAN = THREADS / GROUPS, TALL = TILE / SPAN;
  __shared__ float as[TILE][DEPTH], bs[TILE][DEPTH], best[SPAN][TILE];
  __shared__ int at[SPAN][TILE];
  int t = threadIdx.x, tx = t % GROUPS, ty = t / GROUPS;
  float top[WIDE];
  int place[WIDE];
  for (int i = 0; i < WIDE; i++)
    top[i] = -1, place[i] = -1;
  for (int from = 0; from < count; from += TILE) {
    float sums[TALL][WIDE] = {};
    for (int k = 0; k < depth; k += DEPTH) {
      __syncthreads();
      for (int i = t; i < TILE * DEPTH; i += THREADS) {
        as[i / DEPTH][i % DEPTH] = a[(blockIdx.x * TILE + i / DEPTH) * depth + k + i % DEPTH];
        bs[i / DEPTH][i % DEPTH] = b[(from + i / DEPTH) * depth + k + i % DEPTH];
      }
      __syncthreads();
      for (int d = 0; d < DEPTH; d++)
        for (int j = 0; j < TALL; j++)
          for (int i = 0; i < WIDE; i++)
            sums[j][i] += bs[ty + j * SPAN][d] * as[tx * WIDE + i][d];
    }
    for (int j = 0; j < TALL; j++)
      for (int i = 0; i < WIDE; i++)
        if (sums[j][i] > top[i])
          top[i] = sums[j][i], place[i] = from + ty + j * SPAN;
  }
  for (int i = 0; i < WIDE; i++)
    best[ty][tx * WIDE + i] = top[i], at[ty][tx * WIDE + i] = place[i];
  for (int half = SPAN / 2; half > 0; half /= 2) {
    __syncthreads();
    for (int i = 0; i < WIDE; i++) {
      int col = tx * WIDE + i;
      if (ty < half && best[ty + half][col] > best[ty][col])
        best[ty][col] = best[ty + half][col], at[ty][col] = at[ty + half][col];
    }
  }
  __syncthreads();
  if (t < TILE) {
    scores[blockIdx.x * TILE + t] = best[0][t];
    which[blockIdx.x * TILE + t] = at[0][t];
  }
}

#define MATCH(TILE, DEPTH, WIDE, THREADS)                                                          \
  template __global__ void match<TILE, DEPTH, WIDE, THREADS>(float *, int *, const float *,        \
                                                             const float *, int, int);
MATCH(16, 16, 1, 256)
MATCH(32, 16, 2, 128) MATCH(32, 32, 2, 256) MATCH(64, 8, 4, 256) MATCH(64, 16, 4, 256)
    MATCH(32, 8, 4, 64) MATCH(16, 32, 2, 64) MATCH(64, 16, 4, 128) MATCH(32, 16, 1, 256)
        MATCH(32, 32, 4, 128)
