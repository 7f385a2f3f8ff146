/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Histograms of oriented gradients for pedestrian detection: cells of 8 x 8 pixels, 16 signed directions, a cell a thread; 64 x 64 pixels a block, in a
 * tile of bytes with a rim. The direction is found by comparisons, its bin of the thread's histogram grows by the length of the gradient.
 * Histograms are then divided by the norm of a square of four cells.
 *
 * Histograms of 16 floats: lanes begin in two banks, and data picks the bin. The tile is 2-way. By hand: 17 floats
 * (HAND=1), bins of all cells side by side (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int CELL = 8, SIDE = 8, CELLS = SIDE * SIDE, PIXELS = CELL * SIDE, BINS = 16, PITCH = PIXELS + 4;

#if HAND == 1
#define BIN(cell, bin) histograms[(cell) * (BINS + 1) + (bin)]
constexpr int SIZE = CELLS * (BINS + 1);
#elif HAND == 2
#define BIN(cell, bin) histograms[(bin) * CELLS + (cell)]
constexpr int SIZE = CELLS * BINS;
#else
#define BIN(cell, bin) histograms[(cell) * BINS + (bin)]
constexpr int SIZE = CELLS * BINS;
#endif

__device__ __forceinline__ int direction(int dx, int dy) {
  float x = fabsf(dx), y = fabsf(dy);
  int part = (y > 0.41421356f * x) + (y > x) + (y > 2.41421356f * x);
  if ((dx < 0) != (dy < 0))
    part = 3 - part;
  return (dy < 0) * 8 + ((dx < 0) != (dy < 0)) * 4 + part;
}

__global__ void __launch_bounds__(CELLS) hog_cells(float *__restrict__ features, const unsigned char *__restrict__ image, int width, int height) {
  __shared__ unsigned char tile[PIXELS + 2][PITCH];
  __shared__ float histograms[SIZE];
  __shared__ float energies[CELLS];
  const int t = threadIdx.x, x0 = blockIdx.x * PIXELS, y0 = blockIdx.y * PIXELS;
  for (int y = 0; y < PIXELS + 2; ++y)
    for (int x = t; x < PIXELS + 2; x += CELLS) {
      int gx = min(max(x0 + x - 1, 0), width - 1), gy = min(max(y0 + y - 1, 0), height - 1);
      tile[y][x] = image[(size_t)gy * width + gx];
    }
#pragma unroll
  for (int bin = 0; bin < BINS; ++bin)
    BIN(t, bin) = 0.f;
  __syncthreads();

  const int cx = t % SIDE, cy = t / SIDE;
  for (int py = 0; py < CELL; ++py)
    for (int px = 0; px < CELL; ++px) {
      int x = cx * CELL + px + 1, y = cy * CELL + py + 1;
      int dx = tile[y][x + 1] - tile[y][x - 1], dy = tile[y + 1][x] - tile[y - 1][x];
      BIN(t, direction(dx, dy)) += __fsqrt_rn(static_cast<float>(dx * dx + dy * dy));
    }
  float energy = 0;
#pragma unroll
  for (int bin = 0; bin < BINS; ++bin)
    energy = fmaf(BIN(t, bin), BIN(t, bin), energy);
  energies[t] = energy;
  __syncthreads();

  float *to = features + ((size_t)blockIdx.y * gridDim.x + blockIdx.x) * CELLS * BINS;
  for (int i = t; i < CELLS * BINS; i += CELLS) {
    int cell = i / BINS, right = cell % SIDE < SIDE - 1 ? 1 : -1, down = cell / SIDE < SIDE - 1 ? SIDE : -SIDE;
    float norm = energies[cell] + energies[cell + right] + energies[cell + down] + energies[cell + right + down];
    to[i] = fminf(BIN(cell, i % BINS) * rsqrtf(norm + 1.f), 0.2f);
  }
}
