/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Timetables in the max-plus algebra: powers of a matrix of travel times, 32 by 32, by a product that is skewed as on a systolic array (Cannon): in step s, the thread of row i and
 * column j takes k = i + j + s modulo 32. Two generations of the matrix take turns.
 *
 * A trap: the lanes go down the rows of the right factor, but one further to the side each; there are no conflicts. Rows of 33 make 2-way
 * ones (HAND=1). Without the skew, lanes share the left factor (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 32, LINES = 8, EACH = N / LINES, ROW = HAND == 1 ? N + 1 : N;

__global__ void __launch_bounds__(N *LINES) maxplus_cannon(float *__restrict__ out, float *__restrict__ cycles, const float *__restrict__ in, int powers) {
  __shared__ float times[N][ROW], powered[2][N][ROW];
  const int j = threadIdx.x, line = threadIdx.y;
  in += (size_t)blockIdx.x * N * N;
  for (int i = line; i < N; i += LINES)
    times[i][j] = powered[0][i][j] = in[i * N + j];
  __syncthreads();
  float cycle = -1e30f;
  for (int power = 0; power < powers; ++power) {
    const float(*left)[ROW] = powered[power & 1];
    float(*to)[ROW] = powered[~power & 1];
    float most[EACH];
#pragma unroll
    for (int r = 0; r < EACH; ++r)
      most[r] = -1e30f;
#pragma unroll 4
    for (int s = 0; s < N; ++s)
#pragma unroll
      for (int r = 0; r < EACH; ++r) {
        const int i = line + r * LINES, k = HAND == 2 ? s : (i + j + s) & (N - 1);
        most[r] = fmaxf(most[r], left[i][k] + times[k][j]);
      }
#pragma unroll
    for (int r = 0; r < EACH; ++r) {
      const int i = line + r * LINES;
      to[i][j] = most[r];
      if (i == j)
        cycle = fmaxf(cycle, __fdividef(most[r], power + 2.f));
    }
    __syncthreads();
  }
  for (int i = line; i < N; i += LINES) {
    out[((size_t)blockIdx.x * N + i) * N + j] = powered[powers & 1][i][j];
    if (i == j)
      cycles[blockIdx.x * N + i] = cycle;
  }
}
