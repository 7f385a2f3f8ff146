/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The small network of a neural radiance field, fully fused: 64 wide, as many layers as an argument says, ReLU, 128
 * samples to a block of four warps. Activations in halves stay in shared memory and are replaced in place, a
 * warp's 32 rows by nobody else; weights, 8 KiB a layer, come by cp.async into two buffers.
 *
 * Rows of 128 bytes: ldmatrix 8-way, stores of halves by fours of lanes 8-way. By hand: rows of 72 (HAND=1), 16 bytes
 * XOR row (HAND=2), the former of the activations alone (HAND=3).
 */
#include "mma_ptx.h"

constexpr int WIDTH = 64, SAMPLES = 128, THREADS = 128;
constexpr int X_ROW = HAND == 1 || HAND == 3 ? WIDTH + 8 : WIDTH, W_ROW = HAND == 1 ? WIDTH + 8 : WIDTH;

template <int ROW> __device__ __forceinline__ int at(int row, int column) {
  return row * ROW + (HAND == 2 ? column ^ (row & 7) << 3 : column);
}

__global__ void __launch_bounds__(THREADS)
    tinymlp_layers(__half *__restrict__ out, const __half *__restrict__ in, const __half *__restrict__ weights, int layers) {
  __shared__ __align__(128) __half x[SAMPLES * X_ROW];
  __shared__ __align__(128) __half w[2][WIDTH * W_ROW];
  int t = threadIdx.x, lane = t & 31, first = t / 32 * 32;
  auto fetch = [&](int layer) {
#pragma unroll
    for (int i = t; i < WIDTH * WIDTH / 8; i += THREADS)
      CP_ASYNC_CG(smem_u32(&w[layer & 1][at<W_ROW>(i / 8, i % 8 * 8)]), weights + ((size_t)layer * WIDTH * WIDTH + i * 8), 16);
    CP_ASYNC_COMMIT();
  };
  fetch(0);
#pragma unroll
  for (int i = t; i < SAMPLES * WIDTH / 8; i += THREADS)
    *(uint4 *)&x[at<X_ROW>(i / 8, i % 8 * 8)] = *(const uint4 *)&in[(size_t)blockIdx.x * SAMPLES * WIDTH + i * 8];
  for (int layer = 0; layer < layers; ++layer) {
    if (layer + 1 < layers) {
      fetch(layer + 1);
      CP_ASYNC_WAIT(1);
    } else {
      CP_ASYNC_WAIT(0);
    }
    __syncthreads();
    float sum[2][8][4] = {};
#pragma unroll
    for (int k = 0; k < WIDTH; k += 16) {
      uint32_t a[2][4], b[4][4];
#pragma unroll
      for (int i = 0; i < 2; ++i)
        LDMATRIX_X4(a[i][0], a[i][1], a[i][2], a[i][3],
                    smem_u32(&x[at<X_ROW>(first + i * 16 + (lane & 15), k + (lane >> 4) * 8)]));
#pragma unroll
      for (int j = 0; j < 4; ++j)
        LDMATRIX_X4(b[j][0], b[j][1], b[j][2], b[j][3],
                    smem_u32(&w[layer & 1][at<W_ROW>(j * 16 + (lane & 7) + (lane >> 4) * 8, k + (lane >> 3 & 1) * 8)]));
#pragma unroll
      for (int i = 0; i < 2; ++i)
#pragma unroll
        for (int j = 0; j < 8; ++j)
          mma_16816_f16(sum[i][j], a[i], b[j / 2][j % 2 * 2], b[j / 2][j % 2 * 2 + 1]);
    }
    __syncwarp();
    bool last = layer + 1 == layers;
#pragma unroll
    for (int i = 0; i < 2; ++i)
#pragma unroll
      for (int h = 0; h < 2; ++h)
#pragma unroll
        for (int j = 0; j < 8; ++j) {
          int row = first + i * 16 + h * 8 + lane / 4, column = j * 8 + lane % 4 * 2;
          __half2 v = __floats2half2_rn(sum[i][j][h * 2], sum[i][j][h * 2 + 1]);
          if (last)
            *(__half2 *)&out[((size_t)blockIdx.x * SAMPLES + row) * WIDTH + column] = v;
          else
            *(__half2 *)&x[at<X_ROW>(row, column)] = __hmax2(v, __float2half2_rn(0));
        }
    __syncthreads();
  }
}
