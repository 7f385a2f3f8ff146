/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Filters of lines and of one line.
 *
 * blur_rows: 17 taps along rows; 16x4 threads, 8 pixels each, a tile of [4][160] with the halo.
 * Half a warp reads a row; the next row is 160 words on, five times around the banks: 2-way
 * everywhere. It was clean when memory had 16 banks, and kernels from then are still in use. By
 * hand: rows of 176 words (HAND=1), the other half of the banks; every second row XOR-ed by 16
 * (HAND=2); rows of 161 (HAND=3), the reflex: 15 of 16 lanes still meet another.
 *
 * haar: the wavelet transform of 2,048 numbers in place, half of them done at each level. Pairs are
 * at distance 1, one access of 8 bytes, then at 2, 4 and so on: 4-way, 8-way, up to 32-way. By
 * hand: one word after every 32 (HAND=1); bits 5 to 9 of the index onto bits 0 to 4 (HAND=2).
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ACROSS = 16, DOWN = 4, EACH = 8, RADIUS = 8;
constexpr int LINE = (EACH + 2) * ACROSS;
constexpr int LINE_WIDTH = HAND == 1 ? LINE + 16 : HAND == 3 ? LINE + 1 : LINE;

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ ((row & 1) << 4) : col; }

__global__ void blur_rows(float *out, const float *in, const float *taps, int width) {
  __shared__ float line[DOWN][LINE_WIDTH];
  int tx = threadIdx.x, ty = threadIdx.y;
  int left = blockIdx.x * EACH * ACROSS - ACROSS + tx, row = blockIdx.y * DOWN + ty;
  for (int i = 0; i < EACH + 2; ++i) {
    int x = left + i * ACROSS;
    line[ty][column(ty, i * ACROSS + tx)] = x >= 0 && x < width ? in[row * width + x] : 0;
  }
  __syncthreads();
#pragma unroll
  for (int i = 1; i <= EACH; ++i) {
    float sum = 0;
#pragma unroll
    for (int tap = -RADIUS; tap <= RADIUS; ++tap)
      sum += taps[RADIUS + tap] * line[ty][column(ty, i * ACROSS + tx + tap)];
    out[row * width + left + i * ACROSS] = sum;
  }
}

constexpr int COUNT = 2048, THREADS = COUNT / 2;
constexpr float HALF_ROOT = 0.70710678f;

__device__ constexpr int slot(int i) {
  return HAND == 1 ? i + (i >> 5) : HAND == 2 ? i ^ (i >> 5 & 31) : i;
}

__global__ void haar(float *out, const float *in) {
  __shared__ float data[slot(COUNT)];
  int t = threadIdx.x, first = blockIdx.x * COUNT;
  for (int i = t; i < COUNT; i += THREADS)
    data[slot(i)] = in[first + i];
  for (int distance = 1; distance < COUNT; distance *= 2) {
    __syncthreads();
    int low = 2 * distance * t;
    if (low < COUNT) {
      float a = data[slot(low)], b = data[slot(low + distance)];
      data[slot(low)] = HALF_ROOT * (a + b);
      data[slot(low + distance)] = HALF_ROOT * (a - b);
    }
  }
  __syncthreads();
  for (int i = t; i < COUNT; i += THREADS)
    out[first + i] = data[slot(i)];
}
