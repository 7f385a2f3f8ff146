/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Matricised tensor times Khatri-Rao product, the hot loop of CP decomposition (alternating least squares), of rank 8: out[i][r] = sum over j, k of
 * x[i][j][k] b[j][r] c[k][r]. A thread has a row i. Of each j the block brings a slab of 128 rows of k, as long as an argument says, which
 * is read once for eight multiplications; both factors lie behind it in dynamic memory.
 *
 * slab[t * length + k]: 32-way where the length is a multiple of 32. By hand: an odd pitch (HAND=1), k by k of 129 (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 128, RANK = 8;

__device__ __forceinline__ int place(int row, int k, int length) {
#if HAND == 1
  return row * (length | 1) + k;
#elif HAND == 2
  (void)length;
  return k * (ROWS + 1) + row;
#else
  return row * length + k;
#endif
}

__global__ void __launch_bounds__(ROWS)
    mttkrp_slab(float4 *__restrict__ out, const float *__restrict__ x, const float *__restrict__ b, const float *__restrict__ c, int slabs, int length) {
  extern __shared__ __align__(16) float pool[];
  float *left = pool, *right = left + slabs * RANK, *slab = right + length * RANK;
  const int t = threadIdx.x;
  for (int i = t; i < slabs * RANK; i += ROWS)
    left[i] = b[i];
  for (int i = t; i < length * RANK; i += ROWS)
    right[i] = c[i];
  float sum[RANK] = {};
  for (int j = 0; j < slabs; ++j) {
    __syncthreads();
    for (int i = t; i < ROWS * length; i += ROWS) {
      int row = i / length, k = i % length;
      slab[place(row, k, length)] = x[(((size_t)blockIdx.x * ROWS + row) * slabs + j) * length + k];
    }
    __syncthreads();
    float part[RANK] = {};
#pragma unroll 2
    for (int k = 0; k < length; ++k) {
      float value = slab[place(t, k, length)];
#pragma unroll
      for (int r = 0; r < RANK; ++r)
        part[r] = fmaf(value, right[k * RANK + r], part[r]);
    }
#pragma unroll
    for (int r = 0; r < RANK; ++r)
      sum[r] = fmaf(part[r], left[j * RANK + r], sum[r]);
  }
  float4 *to = out + ((size_t)blockIdx.x * ROWS + t) * (RANK / 4);
  to[0] = make_float4(sum[0], sum[1], sum[2], sum[3]);
  to[1] = make_float4(sum[4], sum[5], sum[6], sum[7]);
}
