/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Mean and variance of every row of a long matrix after Welford, a row to a thread: 128 rows of 32
 * columns at a time, 16 bytes a copy, copied ahead by cp.async into the other of two tiles.
 *
 * Each thread reads its row 16 bytes at a time, 8 lanes at once from rows of 128 bytes: 8-way. By
 * hand: 4 words more in a row (HAND=1); the 16 bytes XOR-ed with the row (HAND=2).
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 128, COLS = 32;
constexpr int WIDTH = HAND == 1 ? COLS + 4 : COLS;

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ (row & 7) << 2 : col; }

__device__ inline void copy(float (&to)[ROWS][WIDTH], const float *from, int width) {
  for (int i = threadIdx.x; i < ROWS * COLS / 4; i += ROWS) {
    int row = i / (COLS / 4), col = i % (COLS / 4) * 4;
    cp_async_16(shared_address(&to[row][column(row, col)]), &from[row * width + col]);
  }
  cp_async_commit();
}

__global__ void moments_async(float2 *out, const float *in, int width) {
  alignas(128) __shared__ float tiles[2][ROWS][WIDTH];
  int t = threadIdx.x;
  const float *mine = in + blockIdx.x * ROWS * width;
  float mean = 0, spread = 0, count = 0;
  copy(tiles[0], mine, width);
  for (int x = 0, now = 0; x < width; x += COLS, now ^= 1) {
    if (x + COLS < width) {
      copy(tiles[now ^ 1], mine + x + COLS, width);
      cp_async_wait<1>();
    } else {
      cp_async_wait<0>();
    }
    __syncthreads();
    for (int col = 0; col < COLS; col += 4) {
      float4 four = vector_at<float4>(&tiles[now][t][column(t, col)]);
      float x4[4] = {four.x, four.y, four.z, four.w};
      for (int i = 0; i < 4; ++i) {
        count += 1;
        float off = x4[i] - mean;
        mean += off / count;
        spread += off * (x4[i] - mean);
      }
    }
    __syncthreads();
  }
  out[blockIdx.x * ROWS + t] = {mean, spread / count};
}
