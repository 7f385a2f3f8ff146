/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The correlation volume of optical flow (RAFT): products of all pairs of pixels of two feature
 * maps, channels first, so that both operands have their depth along columns, by wmma in halves;
 * 64x64 pairs to a block of four warps; full and pooled by two through a tile of floats.
 *
 * Rows of 128 and 256 bytes conflict in fragments. By hand: rows of 72 halves and 68 floats
 * (HAND=1); of 72 halves alone (HAND=2); of 80 and 72 (HAND=3).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <mma.h>

#ifndef HAND
#define HAND 0
#endif

using namespace nvcuda;

constexpr int SIDE = 64, DEEP = 32, WARPS = 4, THREADS = 32 * WARPS;
constexpr int ROW = HAND == 1 || HAND == 2 ? 72
                    : HAND == 3            ? 80
                                           : SIDE,
              C_ROW = HAND == 1   ? 68
                      : HAND == 3 ? 72
                                  : SIDE;

__global__ void __launch_bounds__(THREADS)
    wmma_raft_corr(float *__restrict__ full, float *__restrict__ pooled,
                   const half *__restrict__ first, const half *__restrict__ second, int pixels,
                   int channels, float scale) {
  __shared__ __align__(128) half as[DEEP * ROW];
  __shared__ __align__(128) half bs[DEEP * ROW];
  __shared__ __align__(128) float cs[SIDE * C_ROW];
  int t = threadIdx.x, warp = t >> 5, wm = warp / 2 * 32, wn = warp % 2 * 32;
  int row0 = blockIdx.y * SIDE, column0 = blockIdx.x * SIDE;
  size_t map = (size_t)blockIdx.z * channels * pixels;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum[2][2];
#pragma unroll
  for (int i = 0; i < 4; ++i)
    wmma::fill_fragment(sum[i / 2][i % 2], 0.0f);
  for (int k0 = 0; k0 < channels; k0 += DEEP) {
#pragma unroll
    for (int i = t; i < DEEP * SIDE / 8; i += THREADS) {
      int k = i / (SIDE / 8), column = i % (SIDE / 8) * 8;
      size_t at = map + (size_t)(k0 + k) * pixels + column;
      *(uint4 *)&as[k * ROW + column] = *(const uint4 *)&first[at + row0];
      *(uint4 *)&bs[k * ROW + column] = *(const uint4 *)&second[at + column0];
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < DEEP; k += 16) {
      wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::col_major> a[2];
      wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> b[2];
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        wmma::load_matrix_sync(a[i], as + k * ROW + wm + i * 16, ROW);
        wmma::load_matrix_sync(b[i], bs + k * ROW + wn + i * 16, ROW);
      }
#pragma unroll
      for (int i = 0; i < 4; ++i)
        wmma::mma_sync(sum[i / 2][i % 2], a[i / 2], b[i % 2], sum[i / 2][i % 2]);
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    for (int e = 0; e < sum[0][0].num_elements; ++e)
      sum[i / 2][i % 2].x[e] = __fmul_rn(sum[i / 2][i % 2].x[e], scale);
    wmma::store_matrix_sync(cs + (wm + i / 2 * 16) * C_ROW + wn + i % 2 * 16, sum[i / 2][i % 2],
                            C_ROW, wmma::mem_row_major);
  }
  __syncthreads();
  float *to = full + ((size_t)blockIdx.z * pixels + row0) * pixels + column0;
#pragma unroll 4
  for (int i = t; i < SIDE * SIDE; i += THREADS)
    to[(size_t)(i / SIDE) * pixels + i % SIDE] = cs[i / SIDE * C_ROW + i % SIDE];
  float *half_to = pooled + (((size_t)blockIdx.z * pixels + row0) * pixels + column0) / 2;
#pragma unroll 4
  for (int i = t; i < SIDE * SIDE / 2; i += THREADS) {
    const float *pair = &cs[i / (SIDE / 2) * C_ROW + i % (SIDE / 2) * 2];
    half_to[(size_t)(i / (SIDE / 2)) * (pixels / 2) + i % (SIDE / 2)] =
        __fmul_rn(0.5f, __fadd_rn(pair[0], pair[1]));
  }
}
