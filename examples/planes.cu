/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Transposes a strip of 32 rows of a picture, three colour planes at once, in a block of any shape.
 *
 * The three arrays fill the 48 KiB that a block may declare, to the byte: there is no room for
 * padding. Lanes read a column of 128-word rows, one bank. By hand: the column XOR-ed with the row
 * (HAND=2), which needs no room.
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 32, COLUMNS = 128;

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ row : col; }

__global__ void planes(float *out, const float *in, int width, int height) {
  __shared__ float red[ROWS][COLUMNS], green[ROWS][COLUMNS], blue[ROWS][COLUMNS];
  int x = blockIdx.x * COLUMNS, y = blockIdx.y * ROWS, plane = width * height;
  for (int row = threadIdx.y; row < ROWS; row += blockDim.y)
    for (int col = threadIdx.x; col < COLUMNS; col += blockDim.x) {
      const float *pixel = in + (y + row) * width + x + col;
      red[row][column(row, col)] = pixel[0];
      green[row][column(row, col)] = pixel[plane];
      blue[row][column(row, col)] = pixel[2 * plane];
    }
  __syncthreads();
  for (int col = threadIdx.y; col < COLUMNS; col += blockDim.y)
    for (int row = threadIdx.x; row < ROWS; row += blockDim.x) {
      float *pixel = out + (x + col) * height + y + row;
      pixel[0] = red[row][column(row, col)];
      pixel[plane] = green[row][column(row, col)];
      pixel[2 * plane] = blue[row][column(row, col)];
    }
}
