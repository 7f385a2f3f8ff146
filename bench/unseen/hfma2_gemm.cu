/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B^T in halves without tensor cores: products are summed in half2, two depths at a time,
 * and the two halves are added in float at the end. 64x64 of C to 16x16 threads, 4x4 each, rows 16
 * apart; 64 depths a step, rows of 32 half2 in both tiles.
 *
 * Lanes are rows of B, 32 words apart: 16-way; clang reads four depths at once, 16 bytes. By hand:
 * rows of 33 (HAND=1), which parts the vectors; of 36 (HAND=2), which keeps them; depth by depth,
 * 65 words a row (HAND=3).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 64, DEPTH = 32; /* half2 */
constexpr int PITCH = HAND == 1 ? 33 : HAND == 2 ? 36 : 32;
constexpr int SIZE = HAND == 3 ? DEPTH * (SIDE + 1) : SIDE * PITCH;

__device__ __forceinline__ int place(int row, int k) {
  return HAND == 3 ? k * (SIDE + 1) + row : row * PITCH + k;
}

__global__ void __launch_bounds__(256)
    hfma2_gemm(__half *__restrict__ c, const __half2 *__restrict__ a, const __half2 *__restrict__ b,
               int n, int depth) {
  __shared__ __align__(16) __half2 as[SIZE], bs[SIZE];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx;
  const __half2 *from_a = a + (size_t)blockIdx.y * SIDE * depth;
  const __half2 *from_b = b + (size_t)blockIdx.x * SIDE * depth;
  __half2 sum[4][4];
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j)
      sum[i][j] = __half2half2(__ushort_as_half(0));
  for (int k0 = 0; k0 < depth; k0 += DEPTH) {
    for (int i = t; i < SIDE * DEPTH; i += 256) {
      int row = i / DEPTH, k = i % DEPTH;
      as[place(row, k)] = from_a[(size_t)row * depth + k0 + k];
      bs[place(row, k)] = from_b[(size_t)row * depth + k0 + k];
    }
    __syncthreads();
#pragma unroll 8
    for (int k = 0; k < DEPTH; ++k) {
      __half2 x[4], y[4];
#pragma unroll
      for (int i = 0; i < 4; ++i)
        x[i] = as[place(ty + 16 * i, k)], y[i] = bs[place(tx + 16 * i, k)];
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          sum[i][j] = __hfma2(x[i], y[j], sum[i][j]);
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j)
      c[((size_t)blockIdx.y * SIDE + ty + 16 * i) * n + blockIdx.x * SIDE + tx + 16 * j] =
          __float2half(__low2float(sum[i][j]) + __high2float(sum[i][j]));
}
