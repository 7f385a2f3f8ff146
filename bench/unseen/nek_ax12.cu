/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The local Poisson operator of a spectral-element code (Nekbone's `ax`), 12 points along each
 * axis, doubles: w = D^T G D u by tensor contractions. A block of 12x12 threads has one element and
 * goes through it layer by layer; a thread keeps its column of u and w in registers.
 *
 * The derivative along x reads row i of D in lane i, rows of 96 bytes: 12 lanes on 4 pairs of
 * banks, 3-way. The other reads are free of conflicts, or nearly. By hand: rows of 13 doubles in
 * all four arrays (HAND=1); a second, transposed copy of D (HAND=2); rows of 13 in D alone
 * (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

template <int N>
__global__ void __launch_bounds__(N *N)
    nek_ax(double *__restrict__ w, const double *__restrict__ u, const double *__restrict__ g,
           const double *__restrict__ d, int elements) {
  constexpr int PITCH = HAND == 1 ? N + 1 : N;
  __shared__ double s_d[N][HAND == 1 || HAND == 3 ? N + 1 : N];
  __shared__ double s_u[N][PITCH], s_ur[N][PITCH], s_us[N][PITCH];
#if HAND == 2
  __shared__ double s_dt[N][N];
#define ROW_D(i, l) s_dt[l][i]
#else
#define ROW_D(i, l) s_d[i][l]
#endif
  const int i = threadIdx.x, j = threadIdx.y, points = N * N * N;
  int e = blockIdx.x;
  if (e >= elements)
    return;
  const double *ue = u + (size_t)e * points, *ge = g + (size_t)e * points * 6;
  double r_u[N], r_w[N];
#pragma unroll
  for (int k = 0; k < N; ++k) {
    r_u[k] = ue[(k * N + j) * N + i];
    r_w[k] = 0;
  }
  s_d[j][i] = d[j * N + i];
#if HAND == 2
  s_dt[i][j] = d[j * N + i];
#endif
#pragma unroll
  for (int k = 0; k < N; ++k) {
    __syncthreads();
    s_u[j][i] = r_u[k];
    const double *gk = ge + (k * N + j) * N + i;
    double g00 = gk[0], g01 = gk[points], g02 = gk[2 * points];
    double g11 = gk[3 * points], g12 = gk[4 * points], g22 = gk[5 * points];
    __syncthreads();
    double ur = 0, us = 0, ut = 0;
#pragma unroll
    for (int l = 0; l < N; ++l) {
      ur += ROW_D(i, l) * s_u[j][l];
      us += s_d[j][l] * s_u[l][i];
      ut += s_d[k][l] * r_u[l];
    }
    s_ur[j][i] = g00 * ur + g01 * us + g02 * ut;
    s_us[j][i] = g01 * ur + g11 * us + g12 * ut;
    double wt = g02 * ur + g12 * us + g22 * ut, wk = 0;
    __syncthreads();
#pragma unroll
    for (int l = 0; l < N; ++l) {
      wk += s_d[l][i] * s_ur[j][l];
      wk += s_d[l][j] * s_us[l][i];
      r_w[l] += s_d[k][l] * wt;
    }
    r_w[k] += wk;
  }
#pragma unroll
  for (int k = 0; k < N; ++k)
    w[(size_t)e * points + (k * N + j) * N + i] = r_w[k];
}

template __global__ void nek_ax<12>(double *, const double *, const double *, const double *, int);
