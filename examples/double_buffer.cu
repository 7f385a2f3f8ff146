/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Tiles are transposed one after the other, through two buffers in turn: while one is read, the
 * next tile is written to the other.
 *
 * Both are read by columns, through a pointer to either: 32-way conflicts. By hand: rows of 33
 * words (HAND=1).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 32, ROW = TILE + HAND;

__global__ void double_buffer(float *out, const float *in, int tiles) {
  __shared__ float even[TILE][ROW], odd[TILE][ROW];
  int x = threadIdx.x, y = threadIdx.y, place = y * TILE + x;
  even[y][x] = in[place];
  __syncthreads();
  for (int tile = 0; tile < tiles; tile++) {
    float(*full)[ROW] = tile % 2 ? odd : even, (*empty)[ROW] = tile % 2 ? even : odd;
    if (tile + 1 < tiles)
      empty[y][x] = in[(tile + 1) * TILE * TILE + place];
    out[tile * TILE * TILE + place] = full[x][y];
    __syncthreads();
  }
}
