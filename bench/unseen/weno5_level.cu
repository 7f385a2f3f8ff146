/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One step of level-set advection in x with WENO5 derivatives in doubles, upwind by the sign of the row's velocity. A thread walks a row of the
 * tile with a window of seven values in registers and writes the result back into the row; three columns on either side are a rim. Mostly bound
 * by FP64 instructions and divisions.
 *
 * Rows of 32 doubles: lanes in one pair of banks, 16-way. By hand: rows of 33 (HAND=1), column XOR row (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 64, COLUMNS = 32, RIM = 3, INNER = COLUMNS - 2 * RIM;

#if HAND == 1
#define TILE(r, c) tile[r][c]
#elif HAND == 2
#define TILE(r, c) tile[r][(c) ^ ((r) & 15)]
#else
#define TILE(r, c) tile[r][c]
#endif

__device__ __forceinline__ double weno5(double v1, double v2, double v3, double v4, double v5) {
  double a = fma(-2.0, v2, v1 + v3), b = fma(3.0, v3, fma(-4.0, v2, v1));
  double c = fma(-2.0, v3, v2 + v4), d = v2 - v4;
  double e = fma(-2.0, v4, v3 + v5), f = fma(3.0, v3, fma(-4.0, v4, v5));
  double s1 = fma(13.0 / 12.0 * a, a, fma(0.25 * b, b, 1e-6));
  double s2 = fma(13.0 / 12.0 * c, c, fma(0.25 * d, d, 1e-6));
  double s3 = fma(13.0 / 12.0 * e, e, fma(0.25 * f, f, 1e-6));
  double w1 = 0.1 / (s1 * s1), w2 = 0.6 / (s2 * s2), w3 = 0.3 / (s3 * s3);
  double p1 = fma(11.0 / 6.0, v3, fma(-7.0 / 6.0, v2, v1 * (1.0 / 3.0)));
  double p2 = fma(1.0 / 3.0, v4, fma(5.0 / 6.0, v3, v2 * (-1.0 / 6.0)));
  double p3 = fma(-1.0 / 6.0, v5, fma(5.0 / 6.0, v4, v3 * (1.0 / 3.0)));
  return fma(w1, p1, fma(w2, p2, w3 * p3)) / (w1 + w2 + w3);
}

__global__ void __launch_bounds__(ROWS)
    weno5_level(double *__restrict__ next, const double *__restrict__ phi, const double *__restrict__ velocity, double step, int width) {
  __shared__ double tile[ROWS][COLUMNS + (HAND == 1)];
  const int t = threadIdx.x, x0 = blockIdx.x * INNER, y0 = blockIdx.y * ROWS;
  for (int i = t; i < ROWS * COLUMNS; i += ROWS) {
    int r = i / COLUMNS, c = i % COLUMNS, x = x0 + c - RIM;
    x = x < 0 ? x + width : x >= width ? x - width : x;
    TILE(r, c) = phi[(size_t)(y0 + r) * width + x];
  }
  __syncthreads();

  double u = velocity[y0 + t];
  double w[7];
#pragma unroll
  for (int k = 0; k < 6; ++k)
    w[k] = TILE(t, k);
  for (int c = RIM; c < COLUMNS - RIM; ++c) {
    w[6] = TILE(t, c + RIM);
    double d[6];
#pragma unroll
    for (int k = 0; k < 6; ++k)
      d[k] = w[k + 1] - w[k];
    bool left = u > 0;
    double slope = weno5(left ? d[0] : d[5], left ? d[1] : d[4], left ? d[2] : d[3], left ? d[3] : d[2], left ? d[4] : d[1]);
    TILE(t, c) = fma(-step * u, slope, w[3]);
#pragma unroll
    for (int k = 0; k < 6; ++k)
      w[k] = w[k + 1];
  }
  __syncthreads();

  for (int i = t; i < ROWS * COLUMNS; i += ROWS) {
    int r = i / COLUMNS, c = i % COLUMNS;
    if (c >= RIM && c < COLUMNS - RIM)
      next[(size_t)(y0 + r) * width + x0 + c - RIM] = TILE(r, c);
  }
}
