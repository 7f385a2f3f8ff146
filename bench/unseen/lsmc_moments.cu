/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Sums for the regressions of Longstaff and Schwartz: for each date the powers 0 to 4 of the price
 * and its products with the payoff, over the paths in the money, in doubles. A thread has a path; a
 * block's eight sums come by the tree with interleaved addressing, eight doubles a path.
 *
 * Rows of 64 bytes: each step of the tree doubles the distance, from 8-way to 16-way as long as so
 * many lanes work. By hand: rows of nine doubles (HAND=1), which helps until the distance is a
 * multiple of 16 rows; eight arrays with a double more for each 16 (HAND=2); a warp to each sum,
 * lanes to the tree, in such arrays (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256, SUMS = 8, PITCH = HAND == 1 ? SUMS + 1 : SUMS;
constexpr int LENGTH = THREADS + THREADS / 16;

__device__ __forceinline__ int place(int path, int k) {
  return HAND >= 2 ? k * LENGTH + path + path / 16 : path * PITCH + k;
}

__global__ void __launch_bounds__(THREADS)
    lsmc_moments(double *__restrict__ out, const double *__restrict__ prices,
                 const double *__restrict__ payoffs, int dates, double strike) {
  __shared__ double sums[HAND >= 2 ? SUMS * LENGTH : THREADS * PITCH];
  int t = threadIdx.x;
  size_t paths = (size_t)gridDim.x * THREADS, me = (size_t)blockIdx.x * THREADS + t;
  for (int date = 0; date < dates; ++date) {
    double x = prices[date * paths + me] / strike, y = payoffs[date * paths + me];
    double in = x < 1.0 ? 1.0 : 0.0, x1 = in * x, x2 = x1 * x;
    sums[place(t, 0)] = in;
    sums[place(t, 1)] = x1;
    sums[place(t, 2)] = x2;
    sums[place(t, 3)] = x2 * x;
    sums[place(t, 4)] = x2 * x2;
    sums[place(t, 5)] = in * y;
    sums[place(t, 6)] = x1 * y;
    sums[place(t, 7)] = x2 * y;
    __syncthreads();
    for (int step = 1; step < THREADS; step *= 2) {
#if HAND == 3
      for (int i = t % 32 * 2 * step; i < THREADS; i += 64 * step)
        sums[place(i, t / 32)] += sums[place(i + step, t / 32)];
      __syncwarp();
#else
      int i = 2 * step * t;
      if (i < THREADS)
#pragma unroll
        for (int k = 0; k < SUMS; ++k)
          sums[place(i, k)] += sums[place(i + step, k)];
      __syncthreads();
#endif
    }
    if (HAND == 3)
      __syncthreads();
    if (t < SUMS)
      out[((size_t)date * gridDim.x + blockIdx.x) * SUMS + t] = sums[place(0, t)];
    __syncthreads();
  }
}
