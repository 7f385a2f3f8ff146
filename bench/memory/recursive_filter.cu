/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A recursive filter of second order along the rows of an image, as the fast Gaussian blur has it:
 * a row to a thread, 32 columns at a time through dynamic shared memory. The coefficients lie in a
 * static array beside it.
 *
 * A warp loads and stores rows, and filters a column of 32 rows of 32 words: 32-way. By hand: one
 * word more in a row (HAND=1), with 512 bytes more at the launch; column XOR row (HAND=2).
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 128, COLS = 32, TERMS = 5;
constexpr int PITCH = HAND == 1 ? COLS + 1 : COLS;

__device__ inline int slot(int row, int col) {
  return row * PITCH + (HAND == 2 ? col ^ (row & 31) : col);
}

__global__ void recursive_filter(float *out, const float *in, const float *terms, int width) {
  extern __shared__ float tile[];
  __shared__ float term[TERMS];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  int first = blockIdx.x * ROWS;
  if (t < TERMS)
    term[t] = terms[t];
  float x1 = 0, y1 = 0, y2 = 0;
  for (int x0 = 0; x0 < width; x0 += COLS) {
    for (int row = warp; row < ROWS; row += ROWS / 32)
      tile[slot(row, lane)] = in[(first + row) * width + x0 + lane];
    __syncthreads();
    for (int col = 0; col < COLS; ++col) {
      float x = tile[slot(t, col)];
      float y = term[0] * x + term[1] * x1 - term[2] * y1 * 0.5f - term[3] * y2 * 0.25f + term[4];
      tile[slot(t, col)] = y;
      x1 = x;
      y2 = y1;
      y1 = y;
    }
    __syncthreads();
    for (int row = warp; row < ROWS; row += ROWS / 32)
      out[(first + row) * width + x0 + lane] = tile[slot(row, lane)];
    __syncthreads();
  }
}
