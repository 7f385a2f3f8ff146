/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Tiles with a halo, indexed in unsigned arithmetic that wraps. A row of 40 words to a lane: lanes
 * step by 40 words, 8 to a bank.
 *
 * box_rows adds taps from -radius to radius: MARGIN + x + tap wraps on its way to a small index.
 * window reads rows of a flat array shifted by an argument: 0u - 5 is as good as 500, and only the
 * guard keeps the index inside. Neither sum may be taken apart: scale its terms one by one in 64
 * bits, and the address is gigabytes away. By hand: rows of 41 words (HAND=1).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr unsigned LANES = 32, WIDTH = 32, MARGIN = 4;
constexpr unsigned ROW = WIDTH + 2 * MARGIN;
constexpr unsigned ROW_WIDTH = HAND == 1 ? ROW + 1 : ROW;

__global__ void box_rows(float *out, const float *in, unsigned radius) {
  __shared__ float tile[LANES][ROW_WIDTH];
  unsigned lane = threadIdx.x;
  const float *rows = in + blockIdx.x * LANES * ROW;
  for (unsigned i = 0; i < LANES; ++i)
    for (unsigned col = lane; col < ROW; col += LANES)
      tile[i][col] = rows[i * ROW + col];
  __syncthreads();
  for (unsigned x = 0; x < WIDTH; ++x) {
    float sum = 0;
    for (unsigned tap = 0u - radius; tap != radius + 1; ++tap)
      sum += tile[lane][MARGIN + x + tap];
    out[(blockIdx.x * WIDTH + x) * LANES + lane] = sum;
  }
}

__global__ void window(float *out, const float *in, unsigned shift) {
  __shared__ float tile[LANES * ROW_WIDTH];
  unsigned lane = threadIdx.x;
  const float *rows = in + blockIdx.x * LANES * ROW;
  for (unsigned i = lane; i < LANES * ROW; i += LANES)
    tile[i / ROW * ROW_WIDTH + i % ROW] = rows[i];
  __syncthreads();
  for (unsigned x = 0; x < WIDTH; ++x) {
    unsigned i = lane * ROW + x + shift;
    float value = i < LANES * ROW ? tile[i / ROW * ROW_WIDTH + i % ROW] : 0;
    out[(blockIdx.x * WIDTH + x) * LANES + lane] = value;
  }
}
