/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Sums of rows, a row to a thread: 32 columns at a time are copied by cp.async, 16 bytes a copy,
 * into one of two tiles while the other is added up.
 *
 * Each thread reads its row 16 bytes at a time, 8 lanes at once from rows of 128 bytes: 8-way. By
 * hand: 4 words more in a row (HAND=1); the 16 bytes XOR-ed with the row (HAND=2).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 32, COLS = 32;
constexpr int WIDTH = HAND == 1 ? COLS + 4 : COLS;

struct alignas(16) Four {
  float at[4];
};

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ (row & 7) << 2 : col; }

__device__ inline void copy(float (&to)[ROWS][WIDTH], const float *from, int width) {
  for (int i = threadIdx.x; i < ROWS * COLS / 4; i += ROWS) {
    int row = i / (COLS / 4), col = i % (COLS / 4) * 4;
    unsigned at = (unsigned)__cvta_generic_to_shared(&to[row][column(row, col)]);
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(at),
                 "l"(from + row * width + col)
                 : "memory");
  }
  asm volatile("cp.async.commit_group;" ::: "memory");
}

__global__ void async_copy(float *out, const float *in, int width) {
  alignas(128) __shared__ float tiles[2][ROWS][WIDTH];
  int t = threadIdx.x;
  const float *mine = in + blockIdx.x * ROWS * width;
  float sum = 0;
  copy(tiles[0], mine, width);
  for (int x = 0, now = 0; x < width; x += COLS, now ^= 1) {
    asm volatile("cp.async.wait_all;" ::: "memory");
    __syncthreads();
    if (x + COLS < width)
      copy(tiles[now ^ 1], mine + x + COLS, width);
    for (int col = 0; col < COLS; col += 4) {
      Four four = *(const Four *)&tiles[now][t][column(t, col)];
      for (int i = 0; i < 4; ++i)
        sum += four.at[i];
    }
  }
  out[blockIdx.x * ROWS + t] = sum;
}
