/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Powers of transition matrices (ranking, mixing times) by repeated squaring on tensor cores: a 64 x 64 matrix of halves a block, from
 * one of two tiles into the other, which then change places. A warp computes 16 rows; sums go through a tile of floats
 * per warp. After each squaring a thread per row restores its sum to one.
 *
 * Rows of 128 bytes: fragments 8-way, sums of rows 32-way. By hand: rows of 72 (HAND=1), of 80 (HAND=2).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <mma.h>

#ifndef HAND
#define HAND 0
#endif

using namespace nvcuda;

constexpr int N = 64, ROW = HAND == 1 ? N + 8 : HAND == 2 ? N + 16 : N, WARPS = 4;

__global__ void __launch_bounds__(32 * WARPS) wmma_power_ping(__half *__restrict__ powers, const __half *__restrict__ matrices, int squarings) {
  __shared__ __align__(32) __half ping[N * ROW], pong[N * ROW];
  __shared__ __align__(32) float sums[WARPS][16 * 16];
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  const uint4 *from = reinterpret_cast<const uint4 *>(matrices + (size_t)blockIdx.x * N * N);
  for (int i = t; i < N * N / 8; i += 32 * WARPS)
    *reinterpret_cast<uint4 *>(ping + i / 8 * ROW + i % 8 * 8) = from[i];
  __half *now = ping, *next = pong;
  for (int s = 0; s < squarings; ++s) {
    __syncthreads();
    wmma::fragment<wmma::matrix_a, 16, 16, 16, __half, wmma::row_major> a[N / 16];
#pragma unroll
    for (int k = 0; k < N / 16; ++k)
      wmma::load_matrix_sync(a[k], now + warp * 16 * ROW + k * 16, ROW);
    for (int column = 0; column < N; column += 16) {
      wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
      wmma::fill_fragment(sum, 0.f);
#pragma unroll
      for (int k = 0; k < N / 16; ++k) {
        wmma::fragment<wmma::matrix_b, 16, 16, 16, __half, wmma::row_major> b;
        wmma::load_matrix_sync(b, now + k * 16 * ROW + column, ROW);
        wmma::mma_sync(sum, a[k], b, sum);
      }
      wmma::store_matrix_sync(sums[warp], sum, 16, wmma::mem_row_major);
      __syncwarp();
#pragma unroll
      for (int i = lane; i < 128; i += 32) {
        float2 two = *reinterpret_cast<const float2 *>(&sums[warp][i * 2]);
        *reinterpret_cast<__half2 *>(next + (warp * 16 + i / 8) * ROW + column + i % 8 * 2) = __floats2half2_rn(two.x, two.y);
      }
      __syncwarp();
    }
    __syncthreads();
    if (t < N) {
      __half2 *row = reinterpret_cast<__half2 *>(next + t * ROW);
      float sum = 0;
#pragma unroll 8
      for (int i = 0; i < N / 2; ++i) {
        float2 two = __half22float2(row[i]);
        sum += two.x + two.y;
      }
      __half2 scale = __float2half2_rn(1.f / sum);
#pragma unroll 8
      for (int i = 0; i < N / 2; ++i)
        row[i] = __hmul2(row[i], scale);
    }
    __half *other = now;
    now = next;
    next = other;
  }
  __syncthreads();
  uint4 *to = reinterpret_cast<uint4 *>(powers + (size_t)blockIdx.x * N * N);
  for (int i = t; i < N * N / 8; i += 32 * WARPS)
    to[i] = *reinterpret_cast<const uint4 *>(now + i / 8 * ROW + i % 8 * 8);
}
