/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Edge-preserving smoothing of grey images (the fast guided filter, the image its own guide): means and variances in windows of 17 x 17 by running
 * sums, first along rows, a thread a row, then along columns. The tile of bytes, 80 x 80, and both sums of each row's windows, in
 * a struct of two integers, are in shared memory.
 *
 * Rows of sums of 512 bytes: 16-way; rows of 80 bytes: 4-way. By hand: rows of 65 sums and 84 bytes (HAND=1), column XOR row for the sums (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, RADIUS = 8, SIDE = TILE + 2 * RADIUS, THREADS = 128, WINDOW = 2 * RADIUS + 1;
constexpr int GREY = HAND == 1 ? SIDE + 4 : SIDE, ROW = HAND == 1 ? TILE + 1 : TILE;

struct __align__(8) Sums {
  unsigned once, square;
};

__device__ __forceinline__ int at(int y, int x) { return y * ROW + (HAND == 2 ? x ^ (y & 15) : x); }

__device__ __forceinline__ void slide(Sums &sums, unsigned enters, unsigned leaves) {
  sums.once += enters - leaves;
  sums.square += enters * enters - leaves * leaves;
}

__global__ void __launch_bounds__(THREADS) guided_eps(float *__restrict__ smooth, const unsigned char *__restrict__ image, float eps, int width, int height) {
  __shared__ __align__(16) unsigned char grey[SIDE * GREY];
  __shared__ Sums box[SIDE * ROW];
  const int t = threadIdx.x, left = blockIdx.x * TILE - RADIUS, top = blockIdx.y * TILE - RADIUS;
  for (int i = t; i < SIDE * SIDE; i += THREADS) {
    int y = i / SIDE, x = i % SIDE;
    int from_y = min(max(top + y, 0), height - 1), from_x = min(max(left + x, 0), width - 1);
    grey[y * GREY + x] = image[(size_t)from_y * width + from_x];
  }
  __syncthreads();

  if (t < SIDE) {
    const unsigned char *row = grey + t * GREY;
    Sums sums = {0, 0};
#pragma unroll
    for (int x = 0; x < WINDOW - 1; ++x)
      slide(sums, row[x], 0);
#pragma unroll 4
    for (int x = 0; x < TILE; ++x) {
      slide(sums, row[x + WINDOW - 1], x ? row[x - 1] : 0);
      box[at(t, x)] = sums;
    }
  }
  __syncthreads();

  const int x = t % TILE, begin = t / TILE * (TILE / 2), column = blockIdx.x * TILE + x;
  Sums sums = {0, 0};
#pragma unroll
  for (int y = 0; y < WINDOW - 1; ++y) {
    Sums enters = box[at(begin + y, x)];
    sums.once += enters.once, sums.square += enters.square;
  }
  for (int y = begin; y < begin + TILE / 2; ++y) {
    Sums enters = box[at(y + WINDOW - 1, x)];
    sums.once += enters.once, sums.square += enters.square;
    float mean = __fmul_rn(sums.once, 1.f / (WINDOW * WINDOW));
    float variance = fmaxf(fmaf(-mean, mean, sums.square * (1.f / (WINDOW * WINDOW))), 0.f);
    float share = __fdividef(variance, variance + eps);
    float value = fmaf(share, grey[(y + RADIUS) * GREY + x + RADIUS] - mean, mean);
    int row = blockIdx.y * TILE + y;
    if (row < height && column < width)
      smooth[(size_t)row * width + column] = value;
    Sums leaves = box[at(y, x)];
    sums.once -= leaves.once, sums.square -= leaves.square;
  }
}
