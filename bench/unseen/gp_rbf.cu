/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The covariance matrix of a Gaussian process, exp(-gamma |x - y|^2), points of d floats, d an argument, a
 * multiple of 8: 128x128 pairs to a block of 16x16 threads, 8x8 each, both sets of points whole in dynamic
 * shared memory. With d = 112 they take 112 KiB, so that two blocks fit on an SM with 2 KiB to spare.
 *
 * 16 lanes read rows d words apart, four words at a time: 4-way with d = 112. By hand: rows of d + 4
 * (HAND=1), which costs the second block; of d + 1 (HAND=2), which keeps it and parts the vectors; vector
 * XOR half the row (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 128, EACH = 8, WIDE = SIDE / EACH;

__device__ __forceinline__ int vector_at(int row, int k, int pitch) {
  return row * pitch + (HAND == 3 ? k ^ (row >> 1 & 3) << 2 : k);
}
__device__ __forceinline__ float4 read(const float *rows, int row, int k, int pitch) {
  const float *at = &rows[vector_at(row, k, pitch)];
  return HAND == 2 ? make_float4(at[0], at[1], at[2], at[3]) : *(const float4 *)at;
}
__device__ __forceinline__ void write(float *rows, int row, int k, int pitch, float4 v) {
  float *at = &rows[vector_at(row, k, pitch)];
  if (HAND == 2)
    at[0] = v.x, at[1] = v.y, at[2] = v.z, at[3] = v.w;
  else
    *(float4 *)at = v;
}

__global__ void __launch_bounds__(WIDE * WIDE, HAND == 1 ? 1 : 2)
    gp_rbf(float *__restrict__ out, const float *__restrict__ left, const float *__restrict__ right, int d, int n,
           float gamma) {
  extern __shared__ __align__(16) float memory[];
  int pitch = HAND == 1 ? d + 4 : HAND == 2 ? d + 1 : d;
  float *xs = memory, *ys = memory + SIDE * pitch;
  int tx = threadIdx.x, ty = threadIdx.y;
  const float *from_x = left + (size_t)blockIdx.y * SIDE * d, *from_y = right + (size_t)blockIdx.x * SIDE * d;
  for (int row = ty; row < SIDE; row += WIDE)
    for (int k = tx * 4; k < d; k += WIDE * 4) {
      write(xs, row, k, pitch, *(const float4 *)&from_x[(size_t)row * d + k]);
      write(ys, row, k, pitch, *(const float4 *)&from_y[(size_t)row * d + k]);
    }
  __syncthreads();
  float sum[EACH][EACH] = {};
#pragma unroll 1
  for (int k = 0; k < d; k += 4) {
    float4 y[EACH];
#pragma unroll
    for (int j = 0; j < EACH; ++j)
      y[j] = read(ys, tx + j * WIDE, k, pitch);
#pragma unroll
    for (int i = 0; i < EACH; ++i) {
      float4 x = read(xs, ty + i * WIDE, k, pitch);
#pragma unroll
      for (int j = 0; j < EACH; ++j) {
        float a = x.x - y[j].x, b = x.y - y[j].y, c = x.z - y[j].z, e = x.w - y[j].w;
        sum[i][j] = fmaf(a, a, sum[i][j]), sum[i][j] = fmaf(b, b, sum[i][j]);
        sum[i][j] = fmaf(c, c, sum[i][j]), sum[i][j] = fmaf(e, e, sum[i][j]);
      }
    }
  }
#pragma unroll
  for (int i = 0; i < EACH; ++i)
#pragma unroll
    for (int j = 0; j < EACH; ++j)
      out[(size_t)(blockIdx.y * SIDE + ty + i * WIDE) * n + blockIdx.x * SIDE + tx + j * WIDE] =
          __expf(-gamma * sum[i][j]);
}
