/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Product of matrices quantised in blocks of 32 signed bytes with one scale (Q8_0), by dp4a: a
 * block has 64 rows of weights and 32 columns of activations, 128 quants at a time, a thread 2 x 4
 * results. Rows beyond the matrix are zeros.
 *
 * Lanes have rows of weights, 32 words apart, and words become loads of 16 bytes: 32 wavefronts for
 * 4 at best. Scales lie 4 words apart. By hand: a word more to each row (HAND=1), which takes the
 * wide loads away; 4 words more (HAND=2), which keeps them; groups of 4 words XOR the row (HAND=3).
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 64, COLUMNS = 32, QUANTS = 32, SCALES = 4; /* words, scales of a row's turn */
constexpr int MORE = HAND == 1 ? 1 : HAND == 2 ? 4 : 0;

__device__ inline int word(int row, int k) { return HAND == 3 ? k ^ (row & 7) << 2 : k; }

static __device__ __forceinline__ int dp4a(int a, int b, int sum) {
  int result;
  asm("dp4a.s32.s32 %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(b), "r"(sum));
  return result;
}

__global__ void __launch_bounds__(256)
    mmq_q8(float *out, const int *weights, const float *weight_scale, const int *inputs,
           const float *input_scale, int rows, int columns, int words) {
  __shared__ int x_qs[ROWS][QUANTS + MORE], y_qs[COLUMNS][QUANTS + MORE];
  __shared__ float x_d[ROWS][SCALES + (HAND == 1)], y_d[COLUMNS][SCALES];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 32 + tx;
  int top = blockIdx.x * ROWS, left = blockIdx.y * COLUMNS, scales = words / 8;
  float sum[2][4] = {};

  for (int first = 0; first < words; first += QUANTS) {
#pragma unroll
    for (int row = ty; row < ROWS; row += 8)
      x_qs[row][word(row, tx)] = top + row < rows ? weights[(top + row) * words + first + tx] : 0;
#pragma unroll
    for (int row = ty; row < COLUMNS; row += 8)
      y_qs[row][tx] = left + row < columns ? inputs[(left + row) * words + first + tx] : 0;
    x_d[t / 4][t % 4] =
        top + t / 4 < rows ? weight_scale[(top + t / 4) * scales + first / 8 + t % 4] : 0;
    if (t < COLUMNS * SCALES)
      y_d[t / 4][t % 4] =
          left + t / 4 < columns ? input_scale[(left + t / 4) * scales + first / 8 + t % 4] : 0;
    __syncthreads();
#pragma unroll
    for (int block = 0; block < SCALES; ++block) {
      int dots[2][4] = {};
#pragma unroll
      for (int k = 8 * block; k < 8 * block + 8; ++k)
#pragma unroll
        for (int i = 0; i < 2; ++i)
#pragma unroll
          for (int j = 0; j < 4; ++j)
            dots[i][j] = dp4a(x_qs[tx + 32 * i][word(tx, k)], y_qs[ty + 8 * j][k], dots[i][j]);
#pragma unroll
      for (int i = 0; i < 2; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          sum[i][j] += x_d[tx + 32 * i][block] * y_d[ty + 8 * j][block] * dots[i][j];
    }
    __syncthreads();
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 4; ++j) {
      int row = top + tx + 32 * i, column = left + ty + 8 * j;
      if (row < rows && column < columns)
        out[column * rows + row] = sum[i][j];
    }
}
