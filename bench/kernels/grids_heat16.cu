/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Five points on 16x16 cells and their halo by 16x16 threads, several steps on a tile, as in many a
 * textbook.
 *
 * A warp takes two rows of 16 cells, and rows are 18 words apart: the second half of the warp
 * starts two banks past the end of the first, so two of its lanes meet two of the first: 2-way in
 * every access, though 28 of 32 lanes are alone. By hand: rows of 48 words (HAND=1), an odd number
 * of half turns around the banks, clean at twice the room; rows of 19 (HAND=2), the reflex: one
 * more pair of lanes meets.
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 16, HALO_SIDE = SIDE + 2;
constexpr int WIDTH = HAND == 1 ? 3 * SIDE : HAND == 2 ? HALO_SIDE + 1 : HALO_SIDE;

__global__ void heat16(float *out, const float *in, int width, int steps, float rate) {
  __shared__ float cells[HALO_SIDE][WIDTH];
  int tx = threadIdx.x, ty = threadIdx.y, x = tx + 1, y = ty + 1;
  const float *corner = in + blockIdx.y * SIDE * width + blockIdx.x * SIDE;
  for (int row = ty; row < HALO_SIDE; row += SIDE)
    for (int col = tx; col < HALO_SIDE; col += SIDE)
      cells[row][col] = corner[row * width + col];
  __syncthreads();
  for (int step = 0; step < steps;
       ++step) { // the halo stays as it was, a good start for a next round
    float cell = cells[y][x];
    float around = cells[y - 1][x] + cells[y + 1][x] + cells[y][x - 1] + cells[y][x + 1];
    __syncthreads();
    cells[y][x] = cell + rate * (around - 4 * cell);
    __syncthreads();
  }
  out[(blockIdx.y * SIDE + ty) * gridDim.x * SIDE + blockIdx.x * SIDE + tx] = cells[y][x];
}
