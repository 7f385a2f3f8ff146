/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Stencils on tiles with a halo.
 *
 * heat_columns: five points, 32x32 cells by 32x8 threads that run along columns, as after a change
 * of the array's order that nobody carried over to the kernel. Rows of 34 words, lanes a row apart:
 * 2-way. Global memory is read as it lies. By hand: rows of 35 (HAND=1), or the transposed tile
 * (HAND=2); both leave conflicts where the tile is filled, rows and their halo in one line.
 *
 * heat3d: seven points, 8x8x32 cells in a tile of [10][10][34]. Lanes run along rows: clean, and
 * rows of 35 words (HAND=1), the reflex, bring conflicts where the tile is filled.
 *
 * red_black: sweeps of Gauss and Seidel over 64x32 cells that stay in shared memory, every second
 * cell of a row at a time. Lanes are 2 words apart: 2-way. By hand: the cells of both colours apart
 * (HAND=1), as the literature has it, with conflicts when they are loaded and stored; bit 5 of the
 * index onto bit 0 (HAND=2), clean. A word after every 32 brings nothing here.
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 32, HALO_TILE = TILE + 2, THREAD_ROWS = 8;

#if HAND == 2
#define CELL(row, col) cells[col][row]
#else
#define CELL(row, col) cells[row][col]
#endif

__global__ void heat_columns(float *out, const float *in, int width, float rate) {
  __shared__ float cells[HALO_TILE][HAND == 1 ? HALO_TILE + 1 : HALO_TILE];
  int tx = threadIdx.x, ty = threadIdx.y;
  int left = blockIdx.x * TILE, top = blockIdx.y * TILE; // the picture has a border of one cell
  for (int i = ty * TILE + tx; i < HALO_TILE * HALO_TILE; i += TILE * THREAD_ROWS) {
    int row = i / HALO_TILE, col = i % HALO_TILE;
    CELL(row, col) = in[(top + row) * width + left + col];
  }
  __syncthreads();
  for (int j = ty; j < TILE; j += THREAD_ROWS) {
    int row = tx + 1, col = j + 1;
    float cell = CELL(row, col);
    float around =
        CELL(row - 1, col) + CELL(row + 1, col) + CELL(row, col - 1) + CELL(row, col + 1);
    // the result is stored transposed, as the next sweep reads it
    out[(left + j) * (width - 2) + top + tx] = cell + rate * (around - 4 * cell);
  }
}

constexpr int DEPTH = 8, ROWS = 8, COLUMNS = 32;

__global__ void heat3d(float *out, const float *in, int width, int height, float rate) {
  __shared__ float cells[DEPTH + 2][ROWS + 2][HAND == 1 ? COLUMNS + 3 : COLUMNS + 2];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * COLUMNS + tx;
  int left = blockIdx.x * COLUMNS, top = blockIdx.y * ROWS, front = blockIdx.z * DEPTH;
  for (int i = t; i < (DEPTH + 2) * (ROWS + 2) * (COLUMNS + 2); i += ROWS * COLUMNS) {
    int x = i % (COLUMNS + 2), y = i / (COLUMNS + 2) % (ROWS + 2),
        z = i / ((COLUMNS + 2) * (ROWS + 2));
    cells[z][y][x] = in[((front + z) * height + top + y) * width + left + x];
  }
  __syncthreads();
  int x = tx + 1, y = ty + 1;
  for (int z = 1; z <= DEPTH; ++z) {
    float cell = cells[z][y][x];
    float around = cells[z][y][x - 1] + cells[z][y][x + 1] + cells[z][y - 1][x] +
                   cells[z][y + 1][x] + cells[z - 1][y][x] + cells[z + 1][y][x];
    out[((front + z) * height + top + y) * width + left + x] = cell + rate * (around - 6 * cell);
  }
}

constexpr int WIDE = 64, HIGH = 32, PITCH = WIDE + 2;

__device__ constexpr int slot(int row, int col) {
  int i = row * PITCH + col;
  return HAND == 1   ? ((row + col) & 1) * (HIGH + 2) * (PITCH / 2) + row * (PITCH / 2) + (col >> 1)
         : HAND == 2 ? i ^ (i >> 5 & 1)
                     : i;
}

__global__ void red_black(float *out, const float *in, int sweeps) {
  __shared__ float cells[(HIGH + 2) * PITCH];
  int tx = threadIdx.x, ty = threadIdx.y, first = blockIdx.x * (HIGH + 2) * PITCH;
  for (int row = ty; row < HIGH + 2; row += THREAD_ROWS)
    for (int col = tx; col < PITCH; col += TILE)
      cells[slot(row, col)] = in[first + row * PITCH + col];
  __syncthreads();
  for (int half = 0; half < 2 * sweeps; ++half) {
    for (int row = ty + 1; row <= HIGH; row += THREAD_ROWS) {
      int col = 2 * tx + 1 + ((row + half) & 1);
      float across = cells[slot(row, col - 1)] + cells[slot(row, col + 1)];
      float down = cells[slot(row - 1, col)] + cells[slot(row + 1, col)];
      cells[slot(row, col)] = 0.25f * (across + down);
    }
    __syncthreads();
  }
  for (int row = ty; row < HIGH + 2; row += THREAD_ROWS)
    for (int col = tx; col < PITCH; col += TILE)
      out[first + row * PITCH + col] = cells[slot(row, col)];
}
