/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A linear layer with bias and ReLU on tensor cores, halves: tiles of 64x64 in two stages of
 * cp.async, rows of 128 bytes whose chunks are moved by XOR with the row, as everybody does, so
 * that ldmatrix has no conflicts. At the end the sums go through the same memory, as floats, to be
 * written in whole lines.
 *
 * That last store is 4-way: 16 of them a thread, once. What would mend it moves the tiles too,
 * whose addresses are all worked out. By hand: rows of 72 floats (HAND=1), column XOR row (HAND=2),
 * at the end alone.
 */
#include "mma_ptx.h"

constexpr int TILE = 64, STEP = 64, THREADS = 128, BYTES = TILE * STEP * 2;
constexpr int PITCH = HAND == 1 ? TILE + 8 : TILE;

__device__ __forceinline__ int chunk_at(int row, int chunk) {
  return row * STEP * 2 + ((chunk ^ (row & 7)) << 4);
}

__device__ __forceinline__ int place(int row, int column) {
  return row * PITCH + (HAND == 2 ? column ^ (row & 3) << 3 : column);
}

__global__ void __launch_bounds__(THREADS)
    linear_relu_staged(__half *__restrict__ out, const __half *__restrict__ a,
                       const __half *__restrict__ b, const float *__restrict__ bias, int columns,
                       int depth) {
  __shared__ __align__(128) unsigned char memory[4 * BYTES];
  int t = threadIdx.x, lane = t % 32, warp = t / 32;
  int m = (warp & 1) * 32, n = (warp >> 1) * 32;
  const __half *rows = a + (size_t)blockIdx.y * TILE * depth;
  const __half *weights = b + (size_t)blockIdx.x * TILE * depth;
  uint32_t base = smem_u32(memory);
  auto load = [&](int step) {
    uint32_t to = base + (step & 1) * 2 * BYTES;
    for (int i = t; i < TILE * 8; i += THREADS) {
      int row = i / 8, chunk = i % 8;
      size_t from = (size_t)row * depth + step * STEP + chunk * 8;
      CP_ASYNC_CG(to + chunk_at(row, chunk), rows + from, 16);
      CP_ASYNC_CG(to + BYTES + chunk_at(row, chunk), weights + from, 16);
    }
    CP_ASYNC_COMMIT();
  };
  float sums[2][4][4] = {};
  int steps = depth / STEP;
  load(0);
  for (int step = 0; step < steps; ++step) {
    if (step + 1 < steps)
      load(step + 1);
    else
      CP_ASYNC_COMMIT();
    CP_ASYNC_WAIT(1);
    __syncthreads();
    uint32_t now = base + (step & 1) * 2 * BYTES;
#pragma unroll
    for (int k = 0; k < STEP / 16; ++k) {
      uint32_t x[2][4], w[2][4];
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        LDMATRIX_X4(x[i][0], x[i][1], x[i][2], x[i][3],
                    now + chunk_at(m + i * 16 + (lane & 15), k * 2 + (lane >> 4)));
        LDMATRIX_X4(
            w[i][0], w[i][1], w[i][2], w[i][3],
            now + BYTES +
                chunk_at(n + i * 16 + (lane & 7) + (lane >> 4) * 8, k * 2 + (lane >> 3 & 1)));
      }
#pragma unroll
      for (int i = 0; i < 2; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          mma_16816_f16(sums[i][j], x[i], w[j / 2][j % 2 * 2], w[j / 2][j % 2 * 2 + 1]);
    }
    __syncthreads();
  }
  float *result = reinterpret_cast<float *>(memory);
#pragma unroll
  for (int i = 0; i < 2; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j)
#pragma unroll
      for (int half = 0; half < 2; ++half)
        *reinterpret_cast<float2 *>(
            &result[place(m + i * 16 + half * 8 + lane / 4, n + j * 8 + lane % 4 * 2)]) =
            make_float2(sums[i][j][half * 2], sums[i][j][half * 2 + 1]);
  __syncthreads();
  for (int i = t; i < TILE * TILE / 4; i += THREADS) {
    int row = i / (TILE / 4), column = i % (TILE / 4) * 4, at = blockIdx.x * TILE + column;
    float4 x = *reinterpret_cast<float4 *>(&result[place(row, column)]);
    float4 y = *reinterpret_cast<const float4 *>(&bias[at]);
    __half2 *to =
        reinterpret_cast<__half2 *>(&out[((size_t)blockIdx.y * TILE + row) * columns + at]);
    to[0] = __floats2half2_rn(fmaxf(x.x + y.x, 0.0f), fmaxf(x.y + y.y, 0.0f));
    to[1] = __floats2half2_rn(fmaxf(x.z + y.z, 0.0f), fmaxf(x.w + y.w, 0.0f));
  }
}
