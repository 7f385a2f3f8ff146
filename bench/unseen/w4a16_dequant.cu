/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A linear layer with weights of 4 bits and activations in halves: C = A * W^T on tensor cores, 64x128
 * of C to a block of 4 warps, 64 deep. A comes by cp.async in two stages; 32 weights are fetched at once
 * into registers, and stored as halves, 64 bytes a thread, 16 at a time. A scale a row and 64 depths.
 *
 * Rows of 128 bytes: ldmatrix is 8-way, the stores of weights are 4-way. By hand: 16 bytes XOR-ed with
 * the row (HAND=1); 16 bytes more in a row (HAND=2), 36 KiB for 32; the same of the weights alone
 * (HAND=3).
 */
#include "mma_ptx.h"

constexpr int BM = 64, BN = 128, BK = 64, THREADS = 128;
constexpr int A_ROW = HAND == 2 ? BK + 8 : BK, W_ROW = HAND == 2 || HAND == 3 ? BK + 8 : BK;

template <int ROW> __device__ __forceinline__ int at(int row, int chunk) {
  return row * ROW + (HAND == 1 ? chunk ^ (row & 7) : chunk) * 8;
}

/* of 1024 + q, as a half its last bits; q - 8, times the scale */
__device__ __forceinline__ uint32_t two(unsigned bits, uint32_t scale) {
  uint32_t v = (bits & 15) | (bits & 0xf0) << 12 | 0x64006400u;
  asm("sub.f16x2 %0, %0, %1;" : "+r"(v) : "r"(0x64086408u));
  asm("mul.f16x2 %0, %0, %1;" : "+r"(v) : "r"(scale));
  return v;
}

__device__ __forceinline__ void put(__half *to, uint4 v) { *(uint4 *)to = v; }

__global__ void __launch_bounds__(THREADS)
    w4a16_dequant(float *__restrict__ c, const __half *__restrict__ a, const uint4 *__restrict__ w,
                  const uint16_t *__restrict__ scales, int n, int depth) {
  __shared__ __align__(128) __half as[2][BM * A_ROW];
  __shared__ __align__(128) __half ws[BN * W_ROW];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5, groups = depth / BK;
  int m0 = blockIdx.y * BM, n0 = blockIdx.x * BN;
  auto fetch_a = [&](int k, int s) {
#pragma unroll
    for (int i = 0; i < BM * BK / 8 / THREADS; ++i) {
      int r = (t + i * THREADS) >> 3, chunk = (t + i * THREADS) & 7;
      CP_ASYNC_CG(smem_u32(&as[s][at<A_ROW>(r, chunk)]), a + (size_t)(m0 + r) * depth + k * BK + chunk * 8, 16);
    }
    CP_ASYNC_COMMIT();
  };
  uint4 packed[2];
  uint32_t scale[2];
  auto fetch_w = [&](int k) {
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      int r = (t >> 1) + i * 64;
      packed[i] = w[((size_t)(n0 + r) * groups + k) * 2 + (t & 1)];
      scale[i] = scales[(size_t)(n0 + r) * groups + k];
    }
  };
  float sum[4][4][4] = {};
  fetch_a(0, 0);
  fetch_w(0);
  for (int k = 0; k < groups; ++k) {
    int s = k & 1;
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      unsigned eight[4] = {packed[i].x, packed[i].y, packed[i].z, packed[i].w};
      uint32_t both = scale[i] * 0x10001u;
#pragma unroll
      for (int j = 0; j < 4; ++j)
        put(ws + at<W_ROW>((t >> 1) + i * 64, (t & 1) * 4 + j),
            make_uint4(two(eight[j], both), two(eight[j] >> 8, both), two(eight[j] >> 16, both),
                       two(eight[j] >> 24, both)));
    }
    CP_ASYNC_WAIT(0);
    __syncthreads();
    if (k + 1 < groups) {
      fetch_a(k + 1, s ^ 1);
      fetch_w(k + 1);
    }
#pragma unroll
    for (int kk = 0; kk < BK / 16; ++kk) {
      uint32_t left[4][4], right[2][4];
#pragma unroll
      for (int i = 0; i < 4; ++i)
        LDMATRIX_X4(left[i][0], left[i][1], left[i][2], left[i][3],
                    smem_u32(&as[s][at<A_ROW>(i * 16 + (lane & 15), kk * 2 + (lane >> 4))]));
#pragma unroll
      for (int j = 0; j < 2; ++j)
        LDMATRIX_X4(right[j][0], right[j][1], right[j][2], right[j][3],
                    smem_u32(&ws[at<W_ROW>(warp * 32 + j * 16 + (lane & 7) + (lane >> 4) * 8,
                                           kk * 2 + (lane >> 3 & 1))]));
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          mma_16816_f16(sum[i][j], left[i], right[j / 2][j % 2 * 2], right[j / 2][j % 2 * 2 + 1]);
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int h = 0; h < 2; ++h)
#pragma unroll
      for (int j = 0; j < 4; ++j)
        *(float2 *)&c[(size_t)(m0 + i * 16 + h * 8 + lane / 4) * n + n0 + warp * 32 + j * 8 + lane % 4 * 2] =
            make_float2(sum[i][j][h * 2], sum[i][j][h * 2 + 1]);
}
