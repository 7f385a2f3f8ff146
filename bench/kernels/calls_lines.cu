/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Functions that are kept out of line, and are given addresses in shared memory.
 *
 * solve_lines: a tridiagonal system for each lane, a line of a 64-line tile, solved after Thomas by
 * a function that is given the line. Lines are 64 words apart: 32-way. By hand: lines of 65 words
 * (HAND=1), of 66 (HAND=2), which leaves 2-way.
 *
 * turn_twice: a tile that is turned over into another and back, with a pass over its rows between,
 * by one function for both ways. Columns are 32 words apart: 32-way. By hand: rows of 33 words
 * (HAND=1); the column XOR-ed with the row (HAND=2).
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

#define OUT_OF_LINE __device__ __attribute__((noinline))

constexpr int LINES = 64, POINTS = 64, POINTS_WIDTH = POINTS + HAND;

OUT_OF_LINE void solve(float *line, const float *upper, float lower) {
  float before = line[0] *= 0.25f;
  for (int i = 1; i < POINTS; ++i)
    before = line[i] = (line[i] - lower * before) * upper[i];
  for (int i = POINTS - 1; i-- > 0;)
    before = line[i] -= upper[i] * before;
}

__global__ void solve_lines(float *out, const float *in, int steps) {
  __shared__ float lines[LINES][POINTS_WIDTH];
  __shared__ float upper[POINTS];
  int t = threadIdx.x, first = blockIdx.x * LINES * POINTS;
  for (int line = 0; line < LINES; ++line)
    lines[line][t] = in[first + line * POINTS + t];
  upper[t] = 0.25f + 0.0005f * t;
  __syncthreads();
  for (int step = 0; step < steps; ++step)
    solve(lines[t], upper, 0.125f);
  __syncthreads();
  for (int line = 0; line < LINES; ++line)
    out[first + line * POINTS + t] = lines[line][t];
}

constexpr int SIDE = 32, SIDE_WIDTH = HAND == 1 ? SIDE + 1 : SIDE, STRIPES = 8;
typedef float tile[SIDE][SIDE_WIDTH];

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ row : col; }

OUT_OF_LINE void turn(tile &to, const tile &from, int x, int y) {
  for (int row = y; row < SIDE; row += STRIPES)
    to[row][column(row, x)] = from[x][column(x, row)];
}

OUT_OF_LINE void smooth(tile &rows, int x, int y) {
  for (int row = y; row < SIDE; row += STRIPES)
    rows[row][column(row, x)] = 0.5f * rows[row][column(row, x)] + 1;
}

__global__ void turn_twice(float *out, const float *in, int rounds) {
  __shared__ tile a, b;
  int x = threadIdx.x, y = threadIdx.y, first = blockIdx.x * SIDE * SIDE;
  for (int row = y; row < SIDE; row += STRIPES)
    a[row][column(row, x)] = in[first + row * SIDE + x];
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    turn(b, a, x, y);
    smooth(b, x, y);
    __syncthreads();
    turn(a, b, x, y);
    smooth(a, x, y);
    __syncthreads();
  }
  for (int row = y; row < SIDE; row += STRIPES)
    out[first + row * SIDE + x] = a[row][column(row, x)];
}
