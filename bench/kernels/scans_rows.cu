/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Sums along the rows of a tile, a row to a lane.
 *
 * sinkhorn: a 64x64 matrix stays in shared memory while its rows and columns are scaled in turn
 * until all sums are one (Sinkhorn and Knopp). Columns are clean. Rows are 64 words apart: 32-way,
 * or 8-way of 16 bytes, as ptxas reads a row that it knows to be aligned. By hand: a row of 65
 * words (HAND=1), clean, but a word at a time; of 68 words (HAND=2), clean and 16 bytes at a time;
 * the column XOR-ed with the row (HAND=3), which needs no room and gives up the wide reads.
 *
 * moments: eight sums of its samples to a thread, added up along a tree. Neighbours are 8 words
 * apart: 8-way word by word. The sums of one thread cannot be read together, for all ptxas knows a
 * store to the other thread's lies between. By hand: a row of 9 words (HAND=1), of 12 words
 * (HAND=2), the transposed array (HAND=3), clean without padding.
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 64;
constexpr int SIDE_WIDTH = HAND == 1 ? SIDE + 1 : HAND == 2 ? SIDE + 4 : SIDE;

__device__ inline int column(int row, int col) { return HAND == 3 ? col ^ (row & 31) : col; }

__global__ void sinkhorn(float *out, const float *in, int rounds) {
  __shared__ float m[SIDE][SIDE_WIDTH];
  int t = threadIdx.x, first = blockIdx.x * SIDE * SIDE;
  for (int row = 0; row < SIDE; ++row)
    m[row][column(row, t)] = in[first + row * SIDE + t] + 0.0625f;
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    float sum = 0;
    for (int col = 0; col < SIDE; ++col)
      sum += m[t][column(t, col)];
    float scale = 1 / sum;
    for (int col = 0; col < SIDE; ++col)
      m[t][column(t, col)] *= scale;
    __syncthreads();
    sum = 0;
    for (int row = 0; row < SIDE; ++row)
      sum += m[row][column(row, t)];
    scale = 1 / sum;
    for (int row = 0; row < SIDE; ++row)
      m[row][column(row, t)] *= scale;
    __syncthreads();
  }
  for (int row = 0; row < SIDE; ++row)
    out[first + row * SIDE + t] = m[row][column(row, t)];
}

constexpr int THREADS = 256, SUMS = 8;

#if HAND == 3
#define SUM(thread, i) sums[i][thread]
#else
#define SUM(thread, i) sums[thread][i]
#endif

__global__ void moments(float *out, const float *in, int samples) {
#if HAND == 3
  __shared__ float sums[SUMS][THREADS];
#else
  __shared__ float sums[THREADS][HAND == 1 ? SUMS + 1 : HAND == 2 ? SUMS + 4 : SUMS];
#endif
  int t = threadIdx.x;
  const float *mine = in + blockIdx.x * 2 * samples * THREADS + t;
  float own[SUMS] = {};
  for (int i = 0; i < samples; ++i) {
    float x = mine[2 * i * THREADS], y = mine[(2 * i + 1) * THREADS];
    float term[SUMS] = {x, y, x * x, x * y, y * y, x * x * x, x * x * y, y * y * y};
    for (int k = 0; k < SUMS; ++k)
      own[k] += term[k];
  }
  for (int k = 0; k < SUMS; ++k)
    SUM(t, k) = own[k];
  __syncthreads();
  for (int half = THREADS / 2; half > 0; half /= 2) {
    if (t < half)
      for (int k = 0; k < SUMS; ++k)
        SUM(t, k) += SUM(t + half, k);
    __syncthreads();
  }
  if (t < SUMS)
    out[blockIdx.x * SUMS + t] = SUM(0, t);
}
