/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Functions that are kept out of line, and are given what they work on: two tiles, filled and
 * turned over by the same function, and a row of one of them for each lane.
 *
 * Lanes of a warp read, and add up, columns of 32 words: 32-way. The functions have a parameter
 * where others have an array, and serve two of these. By hand: rows of 33 words (HAND=1).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 32, ROW = SIDE + HAND;
typedef float tile[SIDE][ROW];

__device__ __attribute__((noinline)) void turn(tile &to, const tile &from, int lane) {
  for (int i = 0; i < SIDE; ++i)
    to[i][lane] = from[lane][i];
}

__device__ __attribute__((noinline)) float norm(const float *row, int count) {
  float sum = 0;
  for (int i = 0; i < count; ++i)
    sum += row[i] * row[i];
  return sum;
}

__global__ void out_of_line(float *out, const float *in) {
  __shared__ tile a, b;
  int lane = threadIdx.x, first = blockIdx.x * SIDE * SIDE;
  for (int i = 0; i < SIDE; ++i)
    a[i][lane] = in[first + i * SIDE + lane];
  __syncthreads();
  turn(b, a, lane);
  __syncthreads();
  float sum = norm(b[lane], SIDE);
  turn(a, b, lane);
  __syncthreads();
  for (int i = 0; i < SIDE; ++i)
    out[first + i * SIDE + lane] = a[i][lane] * sum;
}
