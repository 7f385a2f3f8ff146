/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Singular values of batches of 32x32 matrices, double precision, by one-sided Jacobi rotations: a
 * matrix a block of 32x8; in each of 31 rounds of a sweep warps take two pairs of columns each, a
 * lane a row.
 *
 * Matrices are stored by rows, so that a lane's row is 32 doubles from the next: 16-way. By hand:
 * rows of 33 (HAND=1); stored by columns (HAND=2), loads and stores of the matrix 16-way instead;
 * column XOR row (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 32, WARPS = 8;
constexpr int PITCH = HAND == 1 ? N + 1 : N;

__device__ __forceinline__ int place(int row, int column) {
  return HAND == 2   ? column * N + row
         : HAND == 3 ? row * N + (column ^ (row & 15))
                     : row * PITCH + column;
}

__device__ __forceinline__ double warp_sum(double v) {
  for (int step = 16; step; step >>= 1)
    v += __shfl_xor_sync(0xffffffffu, v, step);
  return v;
}

__device__ void rotate(double *a, int p, int q, int lane) {
  double x = a[place(lane, p)], y = a[place(lane, q)];
  double alpha = warp_sum(x * x), beta = warp_sum(y * y), gamma = warp_sum(x * y);
  if (gamma == 0.0)
    return;
  double zeta = (beta - alpha) / (2.0 * gamma);
  double t = 1.0 / (fabs(zeta) + sqrt(1.0 + zeta * zeta));
  if (zeta < 0.0)
    t = -t;
  double c = 1.0 / sqrt(1.0 + t * t), s = c * t;
  a[place(lane, p)] = c * x - s * y;
  a[place(lane, q)] = s * x + c * y;
}

__global__ void __launch_bounds__(N *WARPS)
    jacobi_svd(double *__restrict__ rotated, double *__restrict__ values,
               const double *__restrict__ matrices, int sweeps) {
  __shared__ double a[N * PITCH];
  int lane = threadIdx.x, warp = threadIdx.y;
  const double *from = matrices + (size_t)blockIdx.x * N * N;
  for (int row = warp; row < N; row += WARPS)
    a[place(row, lane)] = from[row * N + lane];
  __syncthreads();
  for (int sweep = 0; sweep < sweeps; ++sweep)
    for (int round = 0; round < N - 1; ++round) {
      for (int i = warp; i < N / 2; i += WARPS) {
        int p = i == 0 ? N - 1 : (round + i) % (N - 1);
        int q = i == 0 ? round : (round + N - 1 - i) % (N - 1);
        rotate(a, p, q, lane);
      }
      __syncthreads();
    }
  for (int column = warp; column < N; column += WARPS) {
    double x = a[place(lane, column)];
    double square = warp_sum(x * x);
    if (lane == 0)
      values[blockIdx.x * N + column] = sqrt(square);
  }
  double *to = rotated + (size_t)blockIdx.x * N * N;
  for (int row = warp; row < N; row += WARPS)
    to[row * N + lane] = a[place(row, lane)];
}
