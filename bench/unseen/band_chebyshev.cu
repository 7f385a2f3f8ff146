/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Solves symmetric banded systems by Chebyshev's iteration: 256 unknowns, 15 diagonals below the main
 * one, in LAPACK's lower band storage (16 words a column, column j from its diagonal down); one system to
 * a block of 256 threads, a thread a row, one block to an SM. Two vectors change places each step.
 *
 * A row takes one word of each of 15 columns before it, lanes 16 words apart: 16-way, and its own column,
 * 4-way in vectors. By hand: columns of 17 (HAND=1); diagonals side by side (HAND=2); word XOR half the
 * column (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 256, BAND = 15, LD = BAND + 1, COLUMNS = N + BAND;

__device__ __forceinline__ int place(int column, int k) {
  return HAND == 1   ? column * (LD + 1) + k
         : HAND == 2 ? k * COLUMNS + column
         : HAND == 3 ? column * LD + (k ^ (column >> 1 & 15))
                     : column * LD + k;
}

__global__ void __launch_bounds__(N)
    band_chebyshev(float *__restrict__ out, const float *__restrict__ bands, const float *__restrict__ right,
                   float middle, float reach, int steps) {
  __shared__ float ab[COLUMNS * (HAND == 1 ? LD + 1 : LD)];
  __shared__ float xs[2][N + 2 * BAND];
  int t = threadIdx.x;
  const float *from = bands + (size_t)blockIdx.x * N * LD;
  for (int i = t; i < COLUMNS * LD; i += N) {
    int column = i / LD - BAND, k = i % LD; /* columns before the first are zero */
    ab[place(column + BAND, k)] = column < 0 || column + k >= N ? 0.0f : k == 0 ? from[i - BAND * LD] + middle : from[i - BAND * LD];
  }
  for (int i = t; i < N + 2 * BAND; i += N)
    xs[0][i] = xs[1][i] = 0;
  float b = right[(size_t)blockIdx.x * N + t], x = 0, step = 0, alpha = 1 / middle;
  float *now = xs[0], *next = xs[1];
  __syncthreads();
  for (int s = 0; s < steps; ++s) {
    float sum = b;
#pragma unroll
    for (int k = BAND; k > 0; --k)
      sum = fmaf(-ab[place(t + BAND - k, k)], now[t + BAND - k], sum);
#pragma unroll
    for (int k = 0; k <= BAND; ++k)
      sum = fmaf(-ab[place(t + BAND, k)], now[t + BAND + k], sum);
    float beta = s == 0 ? 0 : 0.25f * (reach * alpha) * (reach * alpha);
    alpha = s == 0 ? 1 / middle : 1 / (middle - beta / alpha);
    step = fmaf(beta, step, sum);
    x = fmaf(alpha, step, x);
    next[t + BAND] = x;
    __syncthreads();
    float *old = now;
    now = next, next = old;
  }
  out[(size_t)blockIdx.x * N + t] = x;
}
