/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Dynamic time warping of pairs of series of 64 samples: the matrix of costs, with a border row
 * and column as in the textbook, lies in shared memory; 64 threads, one a row, go along
 * anti-diagonals; one thread then walks the warping path back.
 *
 * With the border a row has 65 floats, so that an anti-diagonal has a stride of 64: 32-way. By
 * hand: rows of 66 (HAND=1); stored by diagonals (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 64;

#if HAND == 1
constexpr int WORDS = (N + 1) * (N + 2);
#elif HAND == 2
constexpr int WORDS = (2 * N + 1) * (N + 1);
#else
constexpr int WORDS = (N + 1) * (N + 1);
#endif

__device__ __forceinline__ int at(int i, int j) {
  return HAND == 1 ? i * (N + 2) + j : HAND == 2 ? (i + j) * (N + 1) + i : i * (N + 1) + j;
}

__global__ void __launch_bounds__(N)
    dtw_border(float *__restrict__ distance, int *__restrict__ path, const float *__restrict__ a,
               const float *__restrict__ b) {
  __shared__ float cost[WORDS];
  __shared__ float other[N];
  int i = threadIdx.x, pair = blockIdx.x;
  float mine = a[pair * N + i];
  other[i] = b[pair * N + i];
  const float inf = 3.0e38f;
  cost[at(i + 1, 0)] = inf;
  cost[at(0, i + 1)] = inf;
  if (i == 0)
    cost[at(0, 0)] = 0.0f;
  __syncthreads();
  for (int d = 0; d < 2 * N - 1; ++d) {
    int j = d - i;
    if (j >= 0 && j < N) {
      float diff = mine - other[j];
      float best = fminf(cost[at(i, j)], fminf(cost[at(i, j + 1)], cost[at(i + 1, j)]));
      cost[at(i + 1, j + 1)] = fmaf(diff, diff, best);
    }
    __syncthreads();
  }
  if (i == 0) {
    distance[pair] = cost[at(N, N)];
    int *to = path + pair * 2 * N;
    int r = N, c = N, n = 0;
    while (r > 0 && c > 0) {
      to[n++] = (r - 1) * N + c - 1;
      float diag = cost[at(r - 1, c - 1)], up = cost[at(r - 1, c)], left = cost[at(r, c - 1)];
      if (diag <= up && diag <= left)
        --r, --c;
      else if (up <= left)
        --r;
      else
        --c;
    }
    while (n < 2 * N)
      to[n++] = -1;
  }
}
