/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B, halves summed in halves, A and B by rows: 128x128x32 to a block of 8 warps, three
 * stages of cp.async in dynamic memory, ldmatrix.x4 of A and ldmatrix.x4.trans of B, as the
 * step-by-step hgemm posts end up with.
 *
 * Rows of A are 64 bytes: ldmatrix is 4-way, and so are the copies. Rows of B are 256 bytes: 8-way.
 * HAND=1 XORs 16-byte pieces with bits of the row (two different swizzles, as the rows differ);
 * HAND=2 pads rows by 8 halves, for 55.5 KiB of stages in place of 48; registers hold an SM to 3
 * blocks either way.
 */
#include "mma_ptx.h"

constexpr int BM = 128, BN = 128, BK = 32, STAGES = 3, WM = 64, WN = 32, THREADS = 256;
constexpr int A_LD = HAND == 2 ? BK + 8 : BK, B_LD = HAND == 2 ? BN + 8 : BN;
constexpr int A_STAGE = BM * A_LD, B_STAGE = BK * B_LD;

template <int LD> static __device__ __forceinline__ int swz_a(int row, int col) {
  return row * LD + (HAND == 1 ? col ^ ((row >> 1 & 3) << 3) : col);
}
template <int LD> static __device__ __forceinline__ int swz_b(int row, int col) {
  return row * LD + (HAND == 1 ? col ^ ((row & 7) << 3) : col);
}

__global__ void __launch_bounds__(THREADS)
    hgemm_multistage(const half *__restrict__ A, const half *__restrict__ B, half *__restrict__ C,
                     int M, int N, int K) {
  extern __shared__ half smem[];
  half *s_a = smem, *s_b = smem + STAGES * A_STAGE;
  const int tid = threadIdx.x, lane = tid % 32, warp = tid / 32;
  const int wm = warp / 4 * WM, wn = warp % 4 * WN;
  const int bx = blockIdx.x, by = blockIdx.y;
  const int ld_am = tid / 2, ld_ak = (tid & 1) * 16;
  const int ld_bk = tid / 8, ld_bn = (tid & 7) * 16;
  if (by * BM >= M || bx * BN >= N)
    return;
  const half *ga = A + (size_t)(by * BM + ld_am) * K + ld_ak;
  const half *gb = B + (size_t)ld_bk * N + bx * BN + ld_bn;
  const uint32_t base_a = smem_u32(s_a), base_b = smem_u32(s_b);

  uint32_t acc[4][4][2] = {};
  const int tiles = K / BK;

  auto load = [&](int tile, int stage) {
    uint32_t pa = base_a + stage * A_STAGE * sizeof(half),
             pb = base_b + stage * B_STAGE * sizeof(half);
#pragma unroll
    for (int i = 0; i < 16; i += 8) {
      CP_ASYNC_CG(pa + swz_a<A_LD>(ld_am, ld_ak + i) * (uint32_t)sizeof(half),
                  ga + (size_t)tile * BK + i, 16);
      CP_ASYNC_CG(pb + swz_b<B_LD>(ld_bk, ld_bn + i) * (uint32_t)sizeof(half),
                  gb + (size_t)tile * BK * N + i, 16);
    }
  };

#pragma unroll
  for (int s = 0; s < STAGES - 1; s++) {
    if (s < tiles)
      load(s, s);
    CP_ASYNC_COMMIT();
  }
  for (int tile = 0; tile < tiles; tile++) {
    CP_ASYNC_WAIT(STAGES - 2);
    __syncthreads();
    if (tile + STAGES - 1 < tiles)
      load(tile + STAGES - 1, (tile + STAGES - 1) % STAGES);
    CP_ASYNC_COMMIT();
    const uint32_t pa = base_a + tile % STAGES * A_STAGE * sizeof(half);
    const uint32_t pb = base_b + tile % STAGES * B_STAGE * sizeof(half);
#pragma unroll
    for (int k = 0; k < BK; k += 16) {
      uint32_t ra[4][4], rb[4][2];
#pragma unroll
      for (int i = 0; i < 4; i++) {
        uint32_t at =
            pa + swz_a<A_LD>(wm + i * 16 + lane % 16, k + lane / 16 * 8) * (uint32_t)sizeof(half);
        LDMATRIX_X4(ra[i][0], ra[i][1], ra[i][2], ra[i][3], at);
      }
#pragma unroll
      for (int j = 0; j < 4; j += 2) {
        uint32_t at =
            pb + swz_b<B_LD>(k + lane % 16, wn + j * 8 + lane / 16 * 8) * (uint32_t)sizeof(half);
        LDMATRIX_X4_T(rb[j][0], rb[j][1], rb[j + 1][0], rb[j + 1][1], at);
      }
#pragma unroll
      for (int i = 0; i < 4; i++)
#pragma unroll
        for (int j = 0; j < 4; j++)
          mma_16816_f16_f16(acc[i][j], ra[i], rb[j][0], rb[j][1]);
    }
  }
#pragma unroll
  for (int i = 0; i < 4; i++)
#pragma unroll
    for (int j = 0; j < 4; j++) {
      half *c =
          C + (size_t)(by * BM + wm + i * 16 + lane / 4) * N + bx * BN + wn + j * 8 + lane % 4 * 2;
      *reinterpret_cast<uint32_t *>(c) = acc[i][j][0];
      *reinterpret_cast<uint32_t *>(c + 8 * N) = acc[i][j][1];
    }
}
