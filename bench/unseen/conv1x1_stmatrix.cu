/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A pointwise convolution with bias and ReLU, 64 channels to 64, from channels last to channels
 * first, halves on tensor cores: the weights stay, tiles of 64 pixels come by cp.async in two
 * buffers, results are turned by stmatrix.trans and leave in lines of 16 bytes. Four warps, 16
 * pixels each.
 *
 * Tuned by hand already: 16 bytes XOR-ed with the row in all three arrays. By hand instead: rows of
 * 144 bytes (HAND=1).
 */
#include "mma_ptx.h"

constexpr int CHANNELS = 64, PIXELS = 64, WARPS = 4, THREADS = 32 * WARPS,
              ROW = HAND == 1 ? 72 : 64;

#define STMATRIX_X4_T(addr, R0, R1, R2, R3)                                                        \
  asm volatile(                                                                                    \
      "stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0], {%1, %2, %3, %4};\n" ::"r"(addr),      \
      "r"(R0), "r"(R1), "r"(R2), "r"(R3)                                                           \
      : "memory")

__device__ __forceinline__ int place(int row, int chunk) {
  return row * ROW + (HAND == 1 ? chunk : chunk ^ (row & 7)) * 8;
}

__device__ __forceinline__ uint32_t packed(float x, float y) {
  half2 h = __floats2half2_rn(fmaxf(x, 0.0f), fmaxf(y, 0.0f));
  return *(uint32_t *)&h;
}

__global__ void __launch_bounds__(THREADS)
    conv1x1_stmatrix(half *__restrict__ out, const half *__restrict__ in,
                     const half *__restrict__ weights, const float *__restrict__ bias, int pixels) {
  __shared__ __align__(128) half xs[2][PIXELS * ROW];
  __shared__ __align__(128) half ws[CHANNELS * ROW];
  __shared__ __align__(128) half ys[CHANNELS * ROW];
  __shared__ float shift[CHANNELS];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5, tiles = pixels / PIXELS;
  const half *image = in + (size_t)blockIdx.y * pixels * CHANNELS;
  half *result = out + (size_t)blockIdx.y * pixels * CHANNELS;
  auto fetch = [&](int tile, int stage) {
#pragma unroll
    for (int i = t; i < PIXELS * CHANNELS / 8; i += THREADS)
      CP_ASYNC_CG(smem_u32(&xs[stage][place(i / 8, i % 8)]),
                  image + (size_t)tile * PIXELS * CHANNELS + i * 8, 16);
    CP_ASYNC_COMMIT();
  };
#pragma unroll
  for (int i = t; i < CHANNELS * CHANNELS / 8; i += THREADS)
    CP_ASYNC_CG(smem_u32(&ws[place(i / 8, i % 8)]), weights + i * 8, 16);
  if (t < CHANNELS)
    shift[t] = bias[t];
  if ((int)blockIdx.x < tiles)
    fetch(blockIdx.x, 0);
  int at = 0;
  for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x, at ^= 1) {
    if (tile + (int)gridDim.x < tiles) {
      fetch(tile + gridDim.x, at ^ 1);
      CP_ASYNC_WAIT(1);
    } else {
      CP_ASYNC_WAIT(0);
    }
    __syncthreads();
    float sum[CHANNELS / 8][4];
#pragma unroll
    for (int n = 0; n < CHANNELS / 8; ++n)
#pragma unroll
      for (int i = 0; i < 4; ++i)
        sum[n][i] = shift[n * 8 + lane % 4 * 2 + (i & 1)];
#pragma unroll
    for (int k = 0; k < CHANNELS / 16; ++k) {
      uint32_t a[4];
      LDMATRIX_X4(a[0], a[1], a[2], a[3],
                  smem_u32(&xs[at][place(warp * 16 + (lane & 15), k * 2 + (lane >> 4))]));
#pragma unroll
      for (int pair = 0; pair < CHANNELS / 16; ++pair) {
        uint32_t b[4];
        LDMATRIX_X4(
            b[0], b[1], b[2], b[3],
            smem_u32(
                &ws[place(pair * 16 + (lane & 7) + (lane >> 4) * 8, k * 2 + (lane >> 3 & 1))]));
        mma_16816_f16(sum[pair * 2], a, b[0], b[1]);
        mma_16816_f16(sum[pair * 2 + 1], a, b[2], b[3]);
      }
    }
#pragma unroll
    for (int pair = 0; pair < CHANNELS / 16; ++pair) {
      const float(&low)[4] = sum[pair * 2], (&high)[4] = sum[pair * 2 + 1];
      int row = pair * 16 + (lane >> 4) * 8 + (lane & 7), chunk = warp * 2 + (lane >> 3 & 1);
      STMATRIX_X4_T(smem_u32(&ys[place(row, chunk)]), packed(low[0], low[1]),
                    packed(low[2], low[3]), packed(high[0], high[1]), packed(high[2], high[3]));
    }
    __syncthreads();
#pragma unroll
    for (int i = t; i < CHANNELS * PIXELS / 8; i += THREADS)
      *(uint4 *)&result[(size_t)(i / 8) * pixels + (size_t)tile * PIXELS + i % 8 * 8] =
          *(const uint4 *)&ys[place(i / 8, i % 8)];
  }
}
