/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A quantised linear layer, y = (x * w^T) * sx[row] * sw[col] + bias: int8 on tensor cores
 * (m16n8k32), 64x128 of y to a block of 4 warps, two stages of 64 bytes of depth by cp.async, x's
 * fragments by ldmatrix.x4, w's by .x4 as well; scales lie behind the stages, in static memory.
 *
 * Rows of 64 bytes: every other row is in the same banks, 4-way loads. HAND=1 XORs the 16-byte
 * piece with half the row; HAND=2 pads rows to 80 bytes; HAND=3 is the careless pad, to 96 bytes,
 * which leaves 2-way loads and costs half as much memory again.
 */
#include "mma_ptx.h"

constexpr int BM = 64, BN = 128, BK = 64, THREADS = 128;
constexpr int LD = HAND == 2 ? 80 : HAND == 3 ? 96 : BK;

template <int ROWS> struct Tile {
  int8_t v[ROWS][LD];
  __device__ __forceinline__ uint32_t addr(int row, int col) const {
    return smem_u32(&v[row][HAND == 1 ? col ^ ((row >> 1 & 3) << 4) : col]);
  }
};

__global__ void __launch_bounds__(THREADS)
    w8a8_linear(half *__restrict__ y, const int8_t *__restrict__ x, const int8_t *__restrict__ w,
                const float *__restrict__ sx, const float *__restrict__ sw,
                const float *__restrict__ bias, int rows, int out_features, int depth) {
  __shared__ __align__(128) Tile<BM> xs[2];
  __shared__ __align__(128) Tile<BN> ws[2];
  __shared__ float scale_x[BM], scale_w[BN], offset[BN];

  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  const int row0 = blockIdx.y * BM, col0 = blockIdx.x * BN;
  const int wm = (warp & 1) * 32, wn = (warp >> 1) * 64;
  if (t < BM)
    scale_x[t] = row0 + t < rows ? sx[row0 + t] : 0.f;
  scale_w[t] = sw[col0 + t];
  offset[t] = bias[col0 + t];

  auto fetch = [&](int stage, int k0) {
    for (int i = t; i < BM * BK / 16; i += THREADS) {
      int r = i / (BK / 16), k = i % (BK / 16) * 16;
      bool in = row0 + r < rows;
      cp_async_16_zfill(xs[stage].addr(r, k), x + (size_t)(in ? row0 + r : 0) * depth + k0 + k, in);
    }
    for (int i = t; i < BN * BK / 16; i += THREADS) {
      int r = i / (BK / 16), k = i % (BK / 16) * 16;
      CP_ASYNC_CG(ws[stage].addr(r, k), w + (size_t)(col0 + r) * depth + k0 + k, 16);
    }
    CP_ASYNC_COMMIT();
  };

  int acc[2][8][4] = {};
  fetch(0, 0);
  int stage = 0;
  for (int k0 = 0; k0 < depth; k0 += BK, stage ^= 1) {
    if (k0 + BK < depth) {
      fetch(stage ^ 1, k0 + BK);
      CP_ASYNC_WAIT(1);
    } else {
      CP_ASYNC_WAIT(0);
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < BK; k += 32) {
      uint32_t a[2][4], b[8][2];
#pragma unroll
      for (int i = 0; i < 2; i++)
        LDMATRIX_X4(a[i][0], a[i][1], a[i][2], a[i][3],
                    xs[stage].addr(wm + i * 16 + (lane & 15), k + (lane >> 4) * 16));
#pragma unroll
      for (int j = 0; j < 8; j += 2)
        LDMATRIX_X4(
            b[j][0], b[j][1], b[j + 1][0], b[j + 1][1],
            ws[stage].addr(wn + j * 8 + (lane >> 4) * 8 + (lane & 7), k + (lane >> 3 & 1) * 16));
#pragma unroll
      for (int i = 0; i < 2; i++)
#pragma unroll
        for (int j = 0; j < 8; j++)
          mma_16832_s8(acc[i][j], a[i], b[j][0], b[j][1]);
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 2; i++)
#pragma unroll
    for (int h = 0; h < 2; h++) {
      int r = wm + i * 16 + h * 8 + lane / 4;
      if (row0 + r >= rows)
        continue;
#pragma unroll
      for (int j = 0; j < 8; j++) {
        int c = wn + j * 8 + lane % 4 * 2;
        float lo = acc[i][j][h * 2] * scale_x[r] * scale_w[c] + offset[c];
        float hi = acc[i][j][h * 2 + 1] * scale_x[r] * scale_w[c + 1] + offset[c + 1];
        *reinterpret_cast<half2 *>(y + (size_t)(row0 + r) * out_features + col0 + c) =
            __floats2half2_rn(lo, hi);
      }
    }
}
