/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A feed-forward block in one kernel: y = relu(x * w1^T)^2 * w2, in halves on tensor cores, 64 rows
 * of width 64 to a block of 4 warps; the hidden layer comes 64 columns at a time. What a warp
 * computes of it goes to shared memory by stmatrix and comes back by ldmatrix, as the operand of
 * the second product; w2 is read by ldmatrix.trans. Four static tiles.
 *
 * Rows of 128 bytes: each of the 8 rows of a matrix lies in the same banks, 8-way, loads and
 * stmatrix alike. HAND=1 pads rows by 8 halves; HAND=2 XORs the 16-byte piece with the row; HAND=3
 * keeps the hidden layer in registers, as the accumulator's fragments are the operand's, and leaves
 * the rest.
 */
#include "mma_ptx.h"

constexpr int D = 64, ROWS = 64, CHUNK = 64, THREADS = 128;
constexpr int LD = HAND == 1 ? D + 8 : D;

static __device__ __forceinline__ int col_of(int row, int col) {
  return HAND == 2 ? col ^ ((row & 7) << 3) : col;
}
static __device__ __forceinline__ uint32_t pack2(float a, float b) {
  a = fmaxf(a, 0.f), b = fmaxf(b, 0.f);
  half2 v = __floats2half2_rn(a * a, b * b);
  return *reinterpret_cast<uint32_t *>(&v);
}

__global__ void __launch_bounds__(THREADS)
    mlp_fused(half *__restrict__ y, const half *__restrict__ x, const half *__restrict__ w1,
              const half *__restrict__ w2, int rows, int hidden) {
  __shared__ __align__(128) half xs[ROWS][LD];
  __shared__ __align__(128) half w1s[CHUNK][LD];
  __shared__ __align__(128) half w2s[CHUNK][LD];
  __shared__ __align__(128) half hs[ROWS][LD];
  const int t = threadIdx.x, lane = t % 32, warp = t / 32;
  const int row0 = blockIdx.x * ROWS;

  for (int i = t; i < ROWS * D / 8; i += THREADS) {
    int r = i / (D / 8), c = i % (D / 8) * 8;
    uint4 v = make_uint4(0, 0, 0, 0);
    if (row0 + r < rows)
      v = *reinterpret_cast<const uint4 *>(x + (size_t)(row0 + r) * D + c);
    *reinterpret_cast<uint4 *>(&xs[r][col_of(r, c)]) = v;
  }
  __syncthreads();
  uint32_t rx[D / 16][4];
  const int ar = warp * 16 + lane % 16;
#pragma unroll
  for (int k = 0; k < D / 16; k++)
    LDMATRIX_X4(rx[k][0], rx[k][1], rx[k][2], rx[k][3],
                smem_u32(&xs[ar][col_of(ar, k * 16 + lane / 16 * 8)]));

  float out[D / 8][4] = {};
  for (int f = 0; f < hidden; f += CHUNK) {
    __syncthreads();
    for (int i = t; i < CHUNK * D / 8; i += THREADS) {
      int r = i / (D / 8), c = i % (D / 8) * 8;
      CP_ASYNC_CG(smem_u32(&w1s[r][col_of(r, c)]), w1 + (size_t)(f + r) * D + c, 16);
      CP_ASYNC_CG(smem_u32(&w2s[r][col_of(r, c)]), w2 + (size_t)(f + r) * D + c, 16);
    }
    CP_ASYNC_COMMIT();
    CP_ASYNC_WAIT(0);
    __syncthreads();

    uint32_t rh[CHUNK / 16][4];
#pragma unroll
    for (int n = 0; n < CHUNK; n += 16) {
      float s[2][4] = {};
#pragma unroll
      for (int k = 0; k < D / 16; k++) {
        uint32_t b[4];
        int r = n + lane / 16 * 8 + lane % 8;
        LDMATRIX_X4(b[0], b[1], b[2], b[3],
                    smem_u32(&w1s[r][col_of(r, k * 16 + lane / 8 % 2 * 8)]));
        mma_16816_f16(s[0], rx[k], b[0], b[1]);
        mma_16816_f16(s[1], rx[k], b[2], b[3]);
      }
      uint32_t h[4] = {pack2(s[0][0], s[0][1]), pack2(s[0][2], s[0][3]), pack2(s[1][0], s[1][1]),
                       pack2(s[1][2], s[1][3])};
#if HAND == 3
      for (int i = 0; i < 4; i++)
        rh[n / 16][i] = h[i];
#else
      STMATRIX_X4(smem_u32(&hs[ar][col_of(ar, n + lane / 16 * 8)]), h[0], h[1], h[2], h[3]);
#endif
    }
#if HAND != 3
    __syncwarp();
#pragma unroll
    for (int k = 0; k < CHUNK / 16; k++)
      LDMATRIX_X4(rh[k][0], rh[k][1], rh[k][2], rh[k][3],
                  smem_u32(&hs[ar][col_of(ar, k * 16 + lane / 16 * 8)]));
    __syncwarp();
#endif
#pragma unroll
    for (int k = 0; k < CHUNK / 16; k++)
#pragma unroll
      for (int n = 0; n < D; n += 16) {
        uint32_t b[4];
        int r = k * 16 + lane % 16;
        LDMATRIX_X4_T(b[0], b[1], b[2], b[3], smem_u32(&w2s[r][col_of(r, n + lane / 16 * 8)]));
        mma_16816_f16(out[n / 8], rh[k], b[0], b[1]);
        mma_16816_f16(out[n / 8 + 1], rh[k], b[2], b[3]);
      }
  }
#pragma unroll
  for (int h = 0; h < 2; h++) {
    int r = row0 + warp * 16 + h * 8 + lane / 4;
    if (r >= rows)
      return;
#pragma unroll
    for (int n = 0; n < D / 8; n++)
      *reinterpret_cast<half2 *>(y + (size_t)r * D + n * 8 + lane % 4 * 2) =
          __floats2half2_rn(out[n][h * 2], out[n][h * 2 + 1]);
  }
}
