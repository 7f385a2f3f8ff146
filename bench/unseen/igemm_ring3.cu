/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * D = half(scale_row * scale_column * A * B^T) in signed bytes on tensor cores: 128x64 of D to a
 * block of 4 warps, 64 deep, a ring of three stages in static memory that cp.async fills two ahead;
 * fragments by ldmatrix.x4, mma.m16n8k32. Rows of A beyond m are filled with zeros by cp.async.
 *
 * Rows of 64 bytes: every other row of a matrix lies in the same banks, 4-way. By hand: 16 bytes
 * more in a row (HAND=1, 46,080 bytes for 36,864); 16 bytes XOR-ed with half the row (HAND=2).
 */
#include "mma_ptx.h"

constexpr int BM = 128, BN = 64, BK = 64, STAGES = 3, THREADS = 128;
constexpr int PITCH = HAND == 1 ? BK + 16 : BK;

template <int ROWS> struct Stage {
  int8_t at[ROWS][PITCH];
  __device__ uint32_t chunk(int row, int c) const {
    return smem_u32(&at[row][(HAND == 2 ? c ^ (row >> 1 & 3) : c) * 16]);
  }
};

__device__ __forceinline__ void ldsm_x4(uint32_t (&r)[4], uint32_t at) {
  LDMATRIX_X4(r[0], r[1], r[2], r[3], at);
}

__global__ void __launch_bounds__(THREADS)
    igemm_ring3(__half *__restrict__ d, const int8_t *__restrict__ a, const int8_t *__restrict__ b,
                const float *__restrict__ row_scale, const float *__restrict__ col_scale, int m,
                int n, int depth) {
  __shared__ __align__(128) Stage<BM> as[STAGES];
  __shared__ __align__(128) Stage<BN> bs[STAGES];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  int m0 = blockIdx.y * BM, n0 = blockIdx.x * BN;
  int wm = (warp >> 1) * 64, wn = (warp & 1) * 32;
  auto fetch = [&](int k0, int s) {
#pragma unroll
    for (int i = 0; i < BM * BK / 16 / THREADS; ++i) {
      int at = t + i * THREADS, r = at >> 2, c = at & 3;
      bool in = m0 + r < m;
      cp_async_16_zfill(as[s].chunk(r, c), a + (size_t)(in ? m0 + r : 0) * depth + k0 + c * 16, in);
    }
#pragma unroll
    for (int i = 0; i < BN * BK / 16 / THREADS; ++i) {
      int at = t + i * THREADS, r = at >> 2, c = at & 3;
      CP_ASYNC_CG(bs[s].chunk(r, c), b + (size_t)(n0 + r) * depth + k0 + c * 16, 16);
    }
  };
  int tiles = depth / BK;
  for (int s = 0; s < STAGES - 1; ++s) {
    if (s < tiles)
      fetch(s * BK, s);
    CP_ASYNC_COMMIT();
  }
  int sum[4][4][4] = {};
  int stage = 0;
  for (int k = 0; k < tiles; ++k) {
    CP_ASYNC_WAIT(STAGES - 2);
    __syncthreads();
    int next = k + STAGES - 1, into = stage == 0 ? STAGES - 1 : stage - 1;
    if (next < tiles)
      fetch(next * BK, into);
    CP_ASYNC_COMMIT();
#pragma unroll
    for (int kk = 0; kk < BK / 32; ++kk) {
      uint32_t left[4][4], right[2][4];
#pragma unroll
      for (int i = 0; i < 4; ++i)
        ldsm_x4(left[i], as[stage].chunk(wm + i * 16 + (lane & 15), kk * 2 + (lane >> 4)));
#pragma unroll
      for (int j = 0; j < 2; ++j)
        ldsm_x4(right[j], bs[stage].chunk(wn + j * 16 + (lane & 7) + (lane >> 4) * 8,
                                          kk * 2 + (lane >> 3 & 1)));
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          mma_16832_s8(sum[i][j], left[i], right[j / 2][j % 2 * 2], right[j / 2][j % 2 * 2 + 1]);
    }
    stage = stage == STAGES - 1 ? 0 : stage + 1;
  }
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      int row = m0 + wm + i * 16 + half * 8 + lane / 4;
      if (row >= m)
        continue;
      float rs = row_scale[row];
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        int col = n0 + wn + j * 8 + lane % 4 * 2;
        float x = sum[i][j][half * 2] * rs * col_scale[col];
        float y = sum[i][j][half * 2 + 1] * rs * col_scale[col + 1];
        *(__half2 *)&d[(size_t)row * n + col] = __floats2half2_rn(x, y);
      }
    }
}
