/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Householder's QR of panels of 256x8 doubles, the leaves of a tall-skinny QR: a block of 8 warps
 * has a panel in shared memory by rows, as it lies in global memory; a warp has a column, computes
 * the reflector of column k with all others and applies it to its own. R and the vectors replace
 * the panel.
 *
 * Lanes are rows, 64 bytes apart: 8-way of half warps, everywhere but in the copies. By hand: rows
 * of 9 doubles (HAND=1); columns side by side, 257 doubles each (HAND=2); column XOR half the row
 * (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 256, COLUMNS = 8, LANES = 32, EACH = ROWS / LANES;
constexpr int SIZE = HAND == 1 ? ROWS * 9 : HAND == 2 ? COLUMNS * (ROWS + 1) : ROWS * COLUMNS;

__device__ __forceinline__ int place(int row, int column) {
  return HAND == 1   ? row * 9 + column
         : HAND == 2 ? column * (ROWS + 1) + row
         : HAND == 3 ? row * COLUMNS + (column ^ (row >> 1 & 7))
                     : row * COLUMNS + column;
}

__device__ __forceinline__ double warp_sum(double x) {
  for (int step = 16; step; step >>= 1)
    x += __shfl_xor_sync(0xffffffffu, x, step);
  return x;
}

__global__ void __launch_bounds__(256)
    tsqr_panel(double *__restrict__ out, double *__restrict__ taus, const double *__restrict__ in) {
  __shared__ double a[SIZE];
  int t = threadIdx.x, lane = t % LANES, mine = t / LANES;
  const double *from = in + (size_t)blockIdx.x * ROWS * COLUMNS;
  double *to = out + (size_t)blockIdx.x * ROWS * COLUMNS;
  for (int i = t; i < ROWS * COLUMNS; i += 256)
    a[place(i / COLUMNS, i % COLUMNS)] = from[i];
  __syncthreads();
  for (int k = 0; k < COLUMNS; ++k) {
    double scale = 0, tau = 0, beta = 0;
    if (mine >= k) {
      double part = 0;
      for (int i = 0; i < EACH; ++i) {
        int row = lane + i * LANES;
        double x = row > k ? a[place(row, k)] : 0.0;
        part += x * x;
      }
      double below = warp_sum(part), alpha = a[place(k, k)];
      double norm = sqrt(alpha * alpha + below);
      beta = alpha > 0 ? -norm : norm;
      tau = (beta - alpha) / beta;
      scale = 1.0 / (alpha - beta);
    }
    if (mine > k) {
      double part = 0;
      for (int i = 0; i < EACH; ++i) {
        int row = lane + i * LANES;
        if (row > k)
          part += a[place(row, k)] * a[place(row, mine)];
      }
      double share = tau * (a[place(k, mine)] + scale * warp_sum(part));
      __syncwarp();
      for (int i = 0; i < EACH; ++i) {
        int row = lane + i * LANES;
        if (row > k)
          a[place(row, mine)] -= share * scale * a[place(row, k)];
      }
      if (lane == 0)
        a[place(k, mine)] -= share;
    }
    __syncthreads();
    if (mine == k) {
      for (int i = 0; i < EACH; ++i) {
        int row = lane + i * LANES;
        if (row > k)
          a[place(row, k)] *= scale;
      }
      if (lane == 0) {
        a[place(k, k)] = beta;
        taus[blockIdx.x * COLUMNS + k] = tau;
      }
    }
    /* Nobody reads column k again before the copy below. */
  }
  __syncthreads();
  for (int i = t; i < ROWS * COLUMNS; i += 256)
    to[i] = a[place(i / COLUMNS, i % COLUMNS)];
}
