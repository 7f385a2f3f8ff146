/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Smooths tiles of 32 x 32 elements, with loops that serve any block. The launch below decides
 * which lanes form a warp: 32 of one row, as is assumed where nobody says otherwise, have a bank
 * each; 16 of two rows, as launched, meet in 16 banks.
 *
 *   HAND=1: rows padded by 16 elements */
#include "cuda_min.h"

constexpr int TILE = 32;
#if defined(HAND)
constexpr int ROW = TILE + 16;
#else
constexpr int ROW = TILE;
#endif

__global__ void smooth(float *out, const float *in, int steps) {
  __shared__ float tile[TILE][ROW];
  const float *from = in + blockIdx.x * TILE * TILE;
  float *to = out + blockIdx.x * TILE * TILE;
  for (int y = threadIdx.y; y < TILE; y += blockDim.y)
    for (int x = threadIdx.x; x < TILE; x += blockDim.x)
      tile[y][x] = from[y * TILE + x];
  for (int step = 0; step < steps; step++) {
    __syncthreads();
    for (int y = threadIdx.y; y < TILE; y += blockDim.y)
      for (int x = threadIdx.x; x < TILE; x += blockDim.x)
        tile[y][x] = 0.5f * tile[y][x] + 0.25f * (float)step;
  }
  __syncthreads();
  for (int y = threadIdx.y; y < TILE; y += blockDim.y)
    for (int x = threadIdx.x; x < TILE; x += blockDim.x)
      to[y * TILE + x] = tile[y][x];
}

void smooth_all(float *out, const float *in, int tiles, int steps) {
  smooth<<<tiles, dim3(16, 16)>>>(out, in, steps);
}
