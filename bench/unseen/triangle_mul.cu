/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The triangle update of protein structure networks (Evoformer), outgoing edges: z[i][j] = sum over k of a[i][k] * b[j][k] for each channel, halves on tensor cores.
 * 64x64 of a channel to a block of four warps, 64 deep, two stages of cp.async in a struct; both operands have k along their rows, so
 * that ldmatrix needs no .trans. Then gated by an argument per channel.
 *
 * Rows of 128 bytes: ldmatrix 8-way. By hand: rows of 72 halves (HAND=1), chunk of 16 bytes XOR row (HAND=2).
 */
#include "mma_ptx.h"

constexpr int TILE = 64, DEPTH = 64, THREADS = 128, ROW = HAND == 1 ? DEPTH + 8 : DEPTH;

struct __align__(128) Stage {
  __half a[TILE * ROW], b[TILE * ROW];
};

static __device__ __forceinline__ int chunk_at(int row, int chunk) { return row * ROW + (HAND == 2 ? chunk ^ (row & 7) : chunk) * 8; }

static __device__ __forceinline__ void bring(__half *to, const __half *from, int n) {
  for (int i = threadIdx.x; i < TILE * DEPTH / 8; i += THREADS)
    CP_ASYNC_CG(smem_u32(to + chunk_at(i / 8, i % 8)), from + (size_t)(i / 8) * n + i % 8 * 8, 16);
}

__global__ void __launch_bounds__(THREADS) triangle_mul(float *__restrict__ z, const __half *__restrict__ a, const __half *__restrict__ b, const float *__restrict__ gates, int n) {
  __shared__ Stage stages[2];
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, tiles = n / DEPTH;
  const size_t channel = (size_t)blockIdx.z * n * n;
  const __half *rows = a + channel + (size_t)blockIdx.y * TILE * n, *columns = b + channel + (size_t)blockIdx.x * TILE * n;
  float d[8][4] = {};
  bring(stages[0].a, rows, n);
  bring(stages[0].b, columns, n);
  CP_ASYNC_COMMIT();
  for (int tile = 0; tile < tiles; ++tile) {
    Stage &now = stages[tile & 1], &next = stages[~tile & 1];
    if (tile + 1 < tiles) {
      bring(next.a, rows + (tile + 1) * DEPTH, n);
      bring(next.b, columns + (tile + 1) * DEPTH, n);
    }
    CP_ASYNC_COMMIT();
    CP_ASYNC_WAIT(1);
    __syncthreads();
#pragma unroll
    for (int k = 0; k < DEPTH / 16; ++k) {
      uint32_t x[4];
      LDMATRIX_X4(x[0], x[1], x[2], x[3], smem_u32(now.a + chunk_at(warp * 16 + (lane & 15), k * 2 + (lane >> 4))));
#pragma unroll
      for (int c = 0; c < 8; c += 2) {
        uint32_t y[4];
        LDMATRIX_X4(y[0], y[1], y[2], y[3], smem_u32(now.b + chunk_at(c * 8 + (lane & 7) + (lane >> 4) * 8, k * 2 + (lane >> 3 & 1))));
        mma_16816_f16(d[c], x, y[0], y[1]);
        mma_16816_f16(d[c + 1], x, y[2], y[3]);
      }
    }
    __syncthreads();
  }
  const float gate = gates[blockIdx.z];
  float *to = z + channel + ((size_t)blockIdx.y * TILE + warp * 16 + lane / 4) * n + blockIdx.x * TILE + lane % 4 * 2;
#pragma unroll
  for (int c = 0; c < 8; ++c) {
    *reinterpret_cast<float2 *>(to + c * 8) = make_float2(d[c][0] * gate, d[c][1] * gate);
    *reinterpret_cast<float2 *>(to + 8 * n + c * 8) = make_float2(d[c][2] * gate, d[c][3] * gate);
  }
}
