/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The gated half of a transformer's feed-forward layer, silu(x G^T) * (x U^T) in bfloat16: tiles of 64x64, two
 * products by mma.sync from one tile of x; cp.async of 16 bytes into two stages, each a struct of three
 * arrays; ldmatrix.
 *
 * Rows of 64 bytes: ldmatrix 4-way. By hand: 16 bytes XOR-ed with half the row (HAND=1); rows of 80 bytes
 * (HAND=2); of 96 (HAND=3), 2-way.
 */
#include "mma_ptx.h"

constexpr int BM = 64, BN = 64, BK = 32, WARPS = 4, ROW = HAND == 2 ? 40 : HAND == 3 ? 48 : 32;

struct Stage {
  __nv_bfloat16 x[BM * ROW], gate[BN * ROW], up[BN * ROW];
};

__device__ __forceinline__ int place(int row, int k) {
  return row * ROW + (HAND == 1 ? k ^ (row >> 1 & 3) << 3 : k);
}

__global__ void __launch_bounds__(32 * WARPS)
    swiglu_bf16(__nv_bfloat162 *__restrict__ out, const __nv_bfloat16 *__restrict__ x,
                const __nv_bfloat16 *__restrict__ gate, const __nv_bfloat16 *__restrict__ up, int n, int depth) {
  __shared__ __align__(128) Stage stages[2];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5, wm = (warp & 1) * 32, wn = (warp >> 1) * 32;
  size_t row0 = (size_t)blockIdx.y * BM, column0 = (size_t)blockIdx.x * BN;
  auto fetch = [&](int k0, Stage &s) {
#pragma unroll
    for (int i = t; i < BM * BK / 8; i += 32 * WARPS) {
      int r = i / 4, k = i % 4 * 8;
      CP_ASYNC_CG(smem_u32(&s.x[place(r, k)]), x + (row0 + r) * depth + k0 + k, 16);
      CP_ASYNC_CG(smem_u32(&s.gate[place(r, k)]), gate + (column0 + r) * depth + k0 + k, 16);
      CP_ASYNC_CG(smem_u32(&s.up[place(r, k)]), up + (column0 + r) * depth + k0 + k, 16);
    }
    CP_ASYNC_COMMIT();
  };
  float g[2][4][4] = {}, u[2][4][4] = {};
  fetch(0, stages[0]);
  for (int k0 = 0, at = 0; k0 < depth; k0 += BK, at ^= 1) {
    if (k0 + BK < depth) {
      fetch(k0 + BK, stages[at ^ 1]);
      CP_ASYNC_WAIT(1);
    } else {
      CP_ASYNC_WAIT(0);
    }
    __syncthreads();
    Stage &s = stages[at];
#pragma unroll
    for (int k = 0; k < BK; k += 16) {
      uint32_t a[2][4];
#pragma unroll
      for (int m = 0; m < 2; ++m)
        LDMATRIX_X4(a[m][0], a[m][1], a[m][2], a[m][3],
                    smem_u32(&s.x[place(wm + m * 16 + (lane & 15), k + (lane >> 4) * 8)]));
#pragma unroll
      for (int pair = 0; pair < 2; ++pair) {
        int row = wn + pair * 16 + (lane & 7) + (lane >> 4) * 8, column = k + (lane >> 3 & 1) * 8;
        uint32_t b[4], c[4];
        LDMATRIX_X4(b[0], b[1], b[2], b[3], smem_u32(&s.gate[place(row, column)]));
        LDMATRIX_X4(c[0], c[1], c[2], c[3], smem_u32(&s.up[place(row, column)]));
#pragma unroll
        for (int m = 0; m < 2; ++m)
#pragma unroll
          for (int h = 0; h < 2; ++h) {
            mma_16816_bf16(g[m][pair * 2 + h], a[m], b[h * 2], b[h * 2 + 1]);
            mma_16816_bf16(u[m][pair * 2 + h], a[m], c[h * 2], c[h * 2 + 1]);
          }
      }
    }
    __syncthreads();
  }
#pragma unroll
  for (int m = 0; m < 2; ++m)
#pragma unroll
    for (int j = 0; j < 4; ++j)
#pragma unroll
      for (int h = 0; h < 2; ++h) {
        float y[2];
        for (int i = 0; i < 2; ++i) {
          float v = g[m][j][h * 2 + i];
          y[i] = __fmul_rn(__fdividef(v, 1.0f + __expf(-v)), u[m][j][h * 2 + i]);
        }
        size_t row = row0 + wm + m * 16 + h * 8 + lane / 4, column = column0 + wn + j * 8 + lane % 4 * 2;
        out[(row * n + column) / 2] = __floats2bfloat162_rn(y[0], y[1]);
      }
}
