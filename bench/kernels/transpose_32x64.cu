/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Transposes a rectangular matrix in tiles of 32 rows and 64 columns.
 *
 * Lanes read a column of 64-word rows: one bank, 32-way. By hand: one word more in a row (HAND=1),
 * four words more (HAND=2), which leave 4-way conflicts, or column XOR row (HAND=3).
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int HEIGHT = 32, WIDTH = 64, ROWS = 8;
constexpr int STRIDE = HAND == 1 ? WIDTH + 1 : HAND == 2 ? WIDTH + 4 : WIDTH;

__device__ inline int column(int row, int col) { return HAND == 3 ? col ^ row : col; }

__global__ void transpose_32x64(float *out, const float *in, int width, int height) {
  __shared__ float tile[HEIGHT][STRIDE];
  int tx = threadIdx.x, ty = threadIdx.y;
  int x = blockIdx.x * WIDTH, y = blockIdx.y * HEIGHT;
  for (int j = ty; j < HEIGHT; j += ROWS) {
    tile[j][column(j, tx)] = in[(y + j) * width + x + tx];
    tile[j][column(j, tx + 32)] = in[(y + j) * width + x + tx + 32];
  }
  __syncthreads();
  for (int j = ty; j < WIDTH; j += ROWS)
    out[(x + j) * height + y + tx] = tile[tx][column(tx, j)];
}
