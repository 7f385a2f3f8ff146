/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Gauss-Seidel sweeps in red and black over tiles of 64x16 with a rim, kept in dynamic shared
 * memory for several sweeps: 66 words to a row as the block's width says, 37 lines and an eighth.
 *
 * A warp works on every other cell of a row: 2-way in all that it reads and writes. By hand: cells
 * of one colour in the front half of a row, the others behind (HAND=1); neighbours exchanged in
 * every other line (HAND=2).
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

__device__ inline int slot(int row, int col, int pitch) {
  int i = row * pitch + col;
  return HAND == 1   ? row * pitch + (col >> 1) + (col & 1) * (pitch >> 1)
         : HAND == 2 ? i ^ (i >> 5 & 1)
                     : i;
}

__global__ void red_black(float *out, const float *in, int width, int sweeps) {
  extern __shared__ float cells[];
  int tx = threadIdx.x, ty = threadIdx.y, threads = blockDim.x * blockDim.y;
  int pitch = 2 * blockDim.x + 2, rows = blockDim.y + 2;
  int first = blockIdx.y * blockDim.y * width + blockIdx.x * 2 * blockDim.x;
  for (int i = ty * blockDim.x + tx; i < rows * pitch; i += threads)
    cells[slot(i / pitch, i % pitch, pitch)] = in[first + i / pitch * width + i % pitch];
  __syncthreads();
  int row = ty + 1;
  for (int sweep = 0; sweep < sweeps; ++sweep)
    for (int colour = 0; colour < 2; ++colour) {
      int col = 2 * tx + 1 + (ty + colour & 1);
      float around = cells[slot(row - 1, col, pitch)] + cells[slot(row + 1, col, pitch)] +
                     cells[slot(row, col - 1, pitch)] + cells[slot(row, col + 1, pitch)];
      cells[slot(row, col, pitch)] = around * 0.25f;
      __syncthreads();
    }
  for (int col = tx; col < pitch - 2; col += blockDim.x)
    out[first + row * width + col + 1] = cells[slot(row, col + 1, pitch)];
}
