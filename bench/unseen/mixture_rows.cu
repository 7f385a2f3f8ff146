/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Scores of points under a mixture of Gaussians with diagonal covariances: a thread has a point,
 * its coordinates in a row of dynamic memory; means and inverse deviations are read by all lanes
 * at once. How many coordinates a point has, an argument says.
 *
 * Rows of 8, 16 or 32 words would be 8-way to 32-way; here points have five coordinates, and
 * nothing conflicts. By hand: coordinate by coordinate (HAND=1), word XOR line (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256;

__device__ __forceinline__ int place(int point, int k, int dims) {
  int i = point * dims + k;
  return HAND == 1 ? k * THREADS + point : HAND == 2 ? i ^ (i >> 5 & 31) : i;
}

__global__ void __launch_bounds__(THREADS)
    mixture_rows(float *__restrict__ scores, const float *__restrict__ points,
                 const float *__restrict__ means, const float *__restrict__ scales,
                 const float *__restrict__ weights, int dims, int parts) {
  extern __shared__ float memory[];
  float *rows = memory, *mean = rows + THREADS * dims, *scale = mean + parts * dims;
  int t = threadIdx.x;
  const float *from = points + (size_t)blockIdx.x * THREADS * dims;
  for (int i = t; i < THREADS * dims; i += THREADS)
    rows[place(i / dims, i % dims, dims)] = from[i];
  for (int i = t; i < parts * dims; i += THREADS) {
    mean[i] = means[i];
    scale[i] = scales[i];
  }
  __syncthreads();
  float score = 0;
  for (int part = 0; part < parts; ++part) {
    float sum = weights[part];
    for (int k = 0; k < dims; ++k) {
      float d = (rows[place(t, k, dims)] - mean[part * dims + k]) * scale[part * dims + k];
      sum = fmaf(d, -d, sum);
    }
    score += exp2f(sum);
  }
  scores[blockIdx.x * THREADS + t] = score;
}
