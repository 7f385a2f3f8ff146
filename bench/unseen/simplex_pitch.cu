/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Linear programmes by the simplex method on a dense tableau, as model predictive control solves many small ones: a programme a block of 64 threads. The
 * tableau's rows are as long as an argument says. Entering column by the lowest cost, leaving row by the ratio test (a thread a row),
 * then the pivot step (a warp a row).
 *
 * The ratio test and the column of factors go down the rows: 32-way at a pitch of 64. By hand: an odd pitch (HAND=1), column XOR row (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64;

__global__ void __launch_bounds__(THREADS) simplex_pitch(float *__restrict__ costs, int *__restrict__ bases, const float *__restrict__ tableaux, int rows, int width, int most) {
  extern __shared__ float tableau[];
  __shared__ float factor[THREADS], ratio[THREADS];
  __shared__ int column, leaving;
#if HAND == 1
  const int pitch = width | 1;
#define AT(r, c) tableau[(r) * pitch + (c)]
#elif HAND == 2
#define AT(r, c) tableau[(r) * width + ((c) ^ ((r) & 31))]
#else
#define AT(r, c) tableau[(r) * width + (c)]
#endif
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  const float *from = tableaux + (size_t)blockIdx.x * rows * width;
  for (int r = warp; r < rows; r += THREADS / 32)
    for (int c = lane; c < width; c += 32)
      AT(r, c) = from[r * width + c];
  int base = -1, pivots = 0;
  __syncthreads();
  while (pivots < most) {
    /* The last row has the costs, the last column the right sides. */
    if (warp == 0) {
      float low = 0;
      int which = -1;
      for (int c = lane; c < width - 1; c += 32) {
        float cost = AT(rows - 1, c);
        if (cost < low)
          low = cost, which = c;
      }
      for (int step = 16; step; step >>= 1) {
        float other = __shfl_xor_sync(~0u, low, step);
        int whose = __shfl_xor_sync(~0u, which, step);
        if (other < low || (other == low && whose > which))
          low = other, which = whose;
      }
      if (lane == 0)
        column = which;
    }
    __syncthreads();
    if (column < 0)
      break;
    float a = t < rows ? AT(t, column) : 0.f;
    factor[t] = a;
    ratio[t] = t < rows - 1 && a > 1e-4f ? __fdividef(AT(t, width - 1), a) : 1e30f;
    __syncthreads();
    if (t == 0) {
      float low = 1e30f;
      int which = -1;
      for (int r = 0; r < rows - 1; ++r)
        if (ratio[r] < low)
          low = ratio[r], which = r;
      leaving = which;
    }
    __syncthreads();
    if (leaving < 0)
      break;
    float scale = __fdividef(1.f, factor[leaving]);
    if (t < width)
      AT(leaving, t) *= scale;
    if (t == leaving)
      base = column;
    __syncthreads();
    for (int r = warp; r < rows; r += THREADS / 32)
      if (r != leaving)
        for (int c = lane; c < width; c += 32)
          AT(r, c) = fmaf(-factor[r], AT(leaving, c), AT(r, c));
    ++pivots;
    __syncthreads();
  }
  bases[(size_t)blockIdx.x * THREADS + t] = base;
  for (int i = t; i < rows; i += THREADS)
    costs[(size_t)blockIdx.x * rows + i] = AT(i, width - 1);
}
