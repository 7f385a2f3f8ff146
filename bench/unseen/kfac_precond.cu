/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Gradients preconditioned from both sides by Kronecker factors (K-FAC, Shampoo): L G R of 64 x 64 halves on tensor cores by inline PTX. Both factors stay,
 * gradients pass through; L G is rounded to halves and goes through a fourth tile, of which each warp writes and reads its own 16 rows.
 * What is multiplied from the right comes by ldmatrix.trans.
 *
 * Rows of 128 bytes: ldmatrix and the stores of L G 8-way. By hand: rows of 72 (HAND=1), chunk of 16 bytes XOR row (HAND=2).
 */
#include "mma_ptx.h"

constexpr int N = 64, ROW = HAND == 1 ? N + 8 : N, THREADS = 128;

__device__ __forceinline__ int at(int row, int column) { return row * ROW + (HAND == 2 ? ((column / 8) ^ (row & 7)) * 8 + column % 8 : column); }

__device__ __forceinline__ void bring(__half *tile, const __half *from) {
  for (int i = threadIdx.x; i < N * N / 8; i += THREADS)
    *reinterpret_cast<uint4 *>(tile + at(i / 8, i % 8 * 8)) = reinterpret_cast<const uint4 *>(from)[i];
}

__device__ __forceinline__ void multiply(float (&sum)[N / 8][4], const __half *left, const __half *right, int warp, int lane) {
#pragma unroll
  for (int k = 0; k < N; k += 16) {
    uint32_t a[4];
    LDMATRIX_X4(a[0], a[1], a[2], a[3], smem_u32(left + at(warp * 16 + lane % 16, k + lane / 16 * 8)));
#pragma unroll
    for (int n = 0; n < N / 16; ++n) {
      uint32_t b[4];
      LDMATRIX_X4_T(b[0], b[1], b[2], b[3], smem_u32(right + at(k + lane % 16, n * 16 + lane / 16 * 8)));
      mma_16816_f16(sum[2 * n], a, b[0], b[1]);
      mma_16816_f16(sum[2 * n + 1], a, b[2], b[3]);
    }
  }
}

__global__ void __launch_bounds__(THREADS)
    kfac_precond(float2 *__restrict__ steps, const __half *__restrict__ gradients, const __half *__restrict__ lefts, const __half *__restrict__ rights, int count) {
  __shared__ __align__(128) __half left[N * ROW], right[N * ROW], gradient[N * ROW], product[N * ROW];
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  bring(left, lefts + (size_t)(blockIdx.x & 1) * N * N);
  bring(right, rights + (size_t)(blockIdx.x & 1) * N * N);
  for (int g = 0; g < count; ++g) {
    size_t matrix = (size_t)blockIdx.x * count + g;
    __syncthreads();
    bring(gradient, gradients + matrix * N * N);
    __syncthreads();
    float sum[N / 8][4] = {};
    multiply(sum, left, gradient, warp, lane);
#pragma unroll
    for (int n = 0; n < N / 8; ++n) {
      int row = warp * 16 + lane / 4, column = n * 8 + lane % 4 * 2;
      *reinterpret_cast<__half2 *>(product + at(row, column)) = __floats2half2_rn(sum[n][0], sum[n][1]);
      *reinterpret_cast<__half2 *>(product + at(row + 8, column)) = __floats2half2_rn(sum[n][2], sum[n][3]);
    }
    __syncwarp();
    float result[N / 8][4] = {};
    multiply(result, product, right, warp, lane);
    float2 *to = steps + matrix * (N * N / 2);
#pragma unroll
    for (int n = 0; n < N / 8; ++n) {
      int row = warp * 16 + lane / 4, pair = n * 4 + lane % 4;
      to[row * (N / 2) + pair] = make_float2(result[n][0], result[n][1]);
      to[(row + 8) * (N / 2) + pair] = make_float2(result[n][2], result[n][3]);
    }
  }
}
