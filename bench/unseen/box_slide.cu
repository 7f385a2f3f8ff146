/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Box blur of RGBA pixels of 8 bits along rows, with a sliding window: a pixel enters, one leaves,
 * whatever the radius. A thread has a row of 64 pixels with a rim of 16 on both sides, clamped to
 * the image; the result takes the place of the pixel that leaves and is written in lines.
 *
 * Rows are 96 words apart: all lanes of a warp in one bank, for loads and stores. By hand: 97 words
 * (HAND=1); the column XOR the row (HAND=2), for which 96 being a multiple of 32 is enough.
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 64, COLUMNS = 64, RIM = 16, WIDE = COLUMNS + 2 * RIM;

__device__ inline int column(int row, int x) { return HAND == 2 ? x ^ (row & 31) : x; }

static __device__ __forceinline__ int clamped(int x, int end) {
  return x < 0 ? 0 : x >= end ? end - 1 : x;
}

__global__ void box_slide(uchar4 *out, const uchar4 *in, int width, int height, int radius) {
  __shared__ uchar4 tile[ROWS][HAND == 1 ? WIDE + 1 : WIDE];
  int t = threadIdx.x, left = blockIdx.x * COLUMNS, top = blockIdx.y * ROWS;
  for (int row = 0; row < ROWS; ++row)
    for (int x = t; x < WIDE; x += ROWS)
      tile[row][column(row, x)] =
          in[clamped(top + row, height) * width + clamped(left + x - RIM, width)];
  __syncthreads();

  if (top + t < height) {
    int r = 0, g = 0, b = 0, a = 0, window = 2 * radius + 1;
    for (int x = RIM - radius; x < RIM + radius; ++x) {
      uchar4 pixel = tile[t][column(t, x)];
      r += pixel.x, g += pixel.y, b += pixel.z, a += pixel.w;
    }
    float share = 1.0f / window;
    for (int x = 0; x < COLUMNS; ++x) {
      uchar4 enters = tile[t][column(t, x + RIM + radius)];
      uchar4 leaves = tile[t][column(t, x + RIM - radius)];
      r += enters.x, g += enters.y, b += enters.z, a += enters.w;
      uchar4 mean;
      mean.x = (unsigned char)(r * share + 0.5f), mean.y = (unsigned char)(g * share + 0.5f);
      mean.z = (unsigned char)(b * share + 0.5f), mean.w = (unsigned char)(a * share + 0.5f);
      tile[t][column(t, x + RIM - radius)] = mean;
      r -= leaves.x, g -= leaves.y, b -= leaves.z, a -= leaves.w;
    }
  }
  __syncthreads();

  for (int row = 0; row < ROWS; ++row)
    if (top + row < height && left + t < width)
      out[(top + row) * width + left + t] = tile[row][column(row, t + RIM - radius)];
}
