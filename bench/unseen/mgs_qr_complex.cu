/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Batched QR of complex 32x20 matrices by modified Gram-Schmidt, as receivers with many antennas
 * need it: a warp has a matrix, a lane a row; sums over rows by shuffles; four matrices a block.
 * Matrices come and go in rows (coalesced), Q replaces A, R is triangular and written behind it.
 *
 * A lane walks along its row of 20 float2, 160 bytes from the next lane's: 4-way at 8 bytes. By
 * hand: rows of 21 (HAND=1); columns contiguous, which moves a few conflicts into the loads and
 * stores of whole matrices (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 32, COLS = 20, WARPS = 4;

__device__ __forceinline__ float2 mul_conj(float2 a, float2 b) { /* conj(a) * b */
  return make_float2(a.x * b.x + a.y * b.y, a.x * b.y - a.y * b.x);
}
__device__ __forceinline__ float warp_sum(float v) {
#pragma unroll
  for (int step = 16; step; step >>= 1)
    v += __shfl_xor_sync(0xffffffffu, v, step);
  return v;
}

__global__ void __launch_bounds__(32 * WARPS)
    mgs_qr_complex(float2 *__restrict__ q, float2 *__restrict__ r, const float2 *__restrict__ a,
                   int batch) {
#if HAND == 2
  __shared__ float2 tile[WARPS][COLS][ROWS];
#define AT(row, col) tile[threadIdx.y][col][row]
#else
  __shared__ float2 tile[WARPS][ROWS][HAND == 1 ? COLS + 1 : COLS];
#define AT(row, col) tile[threadIdx.y][row][col]
#endif
  int lane = threadIdx.x, matrix = blockIdx.x * WARPS + threadIdx.y;
  if (matrix >= batch)
    return;
  const float2 *from = a + (size_t)matrix * ROWS * COLS;
  for (int i = lane; i < ROWS * COLS; i += 32)
    AT(i / COLS, i % COLS) = from[i];
  __syncwarp();
  float2 *rm = r + (size_t)matrix * COLS * COLS;
  for (int j = 0; j < COLS; ++j) {
    float2 v = AT(lane, j);
    float norm2 = warp_sum(v.x * v.x + v.y * v.y);
    float inverse = norm2 > 0 ? rsqrtf(norm2) : 0.0f;
    v.x *= inverse;
    v.y *= inverse;
    AT(lane, j) = v;
    if (lane < j)
      rm[j * COLS + lane] = make_float2(0, 0);
    if (lane == j)
      rm[j * COLS + j] = make_float2(norm2 * inverse, 0);
    for (int k = j + 1; k < COLS; ++k) {
      float2 w = AT(lane, k), p = mul_conj(v, w);
      float re = warp_sum(p.x), im = warp_sum(p.y);
      w.x -= v.x * re - v.y * im;
      w.y -= v.x * im + v.y * re;
      AT(lane, k) = w;
      if (lane == 0)
        rm[j * COLS + k] = make_float2(re, im);
    }
  }
  __syncwarp();
  float2 *to = q + (size_t)matrix * ROWS * COLS;
  for (int i = lane; i < ROWS * COLS; i += 32)
    to[i] = AT(i / COLS, i % COLS);
}
