/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Full search of motion estimation between frames of census codes, a byte a pixel: 16x16 pixels of
 * the current frame against 32x32 places in the frame before, sums of Hamming distances, four
 * pixels at a time. A block of 32x8 has one macroblock; a lane has a row of places, a warp four
 * columns; the window of 48x48 bytes lies in rows of 64.
 *
 * Lanes are rows, 16 words apart: 16-way. By hand: rows of 52 bytes (HAND=1), 13 words; lanes along
 * the window's rows, eight words by four rows (HAND=2); words XOR row (HAND=3), in four bits:
 * 2-way.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BLOCK = 16, REACH = 16, WINDOW = BLOCK + 2 * REACH;
constexpr int PITCH = HAND == 1 ? 13 : 16; /* words */

__device__ __forceinline__ int place(int y, int word) {
  return y * PITCH + (HAND == 3 ? word ^ (y & 15) : word);
}

__device__ __forceinline__ int inside(int i, int n) { return min(max(i, 0), n - 1); }

__global__ void __launch_bounds__(256)
    census_search(unsigned *__restrict__ out, const unsigned char *__restrict__ now,
                  const unsigned char *__restrict__ before, int width, int height) {
  __shared__ unsigned window[WINDOW * PITCH];
  __shared__ unsigned block[BLOCK * BLOCK / 4];
  __shared__ unsigned bests[8];
  int t = threadIdx.y * 32 + threadIdx.x;
  int x0 = blockIdx.x * BLOCK, y0 = blockIdx.y * BLOCK;
  if (t < BLOCK * BLOCK / 4)
    block[t] = *(const unsigned *)(now + (size_t)(y0 + t / 4) * width + x0 + t % 4 * 4);
  for (int i = t; i < WINDOW * (WINDOW / 4); i += 256) {
    int y = i / (WINDOW / 4), word = i % (WINDOW / 4);
    const unsigned char *line = before + (size_t)inside(y0 - REACH + y, height) * width;
    int x = inside(x0 - REACH + word * 4, width - 3);
    window[place(y, word)] = *(const unsigned *)(line + (x & ~3));
  }
  __syncthreads();
  int row = HAND == 2 ? threadIdx.y * 4 + threadIdx.x / 8 : threadIdx.x;
  int column = HAND == 2 ? threadIdx.x % 8 : threadIdx.y;
  unsigned sum[4] = {0, 0, 0, 0};
#pragma unroll 4
  for (int y = 0; y < BLOCK; ++y) {
    unsigned low = window[place(row + y, column)];
#pragma unroll
    for (int word = 0; word < 4; ++word) {
      unsigned high = window[place(row + y, column + word + 1)], own = block[y * 4 + word];
      for (int k = 0; k < 4; ++k)
        sum[k] += __popc(__funnelshift_r(low, high, 8 * k) ^ own);
      low = high;
    }
  }
  unsigned best = ~0u;
  for (int k = 0; k < 4; ++k)
    best = min(best, sum[k] << 10 | row << 5 | (column * 4 + k));
  for (int step = 16; step; step >>= 1)
    best = min(best, __shfl_xor_sync(0xffffffffu, best, step));
  if (threadIdx.x == 0)
    bests[threadIdx.y] = best;
  __syncthreads();
  if (t == 0) {
    for (int i = 1; i < 8; ++i)
      best = min(best, bests[i]);
    out[blockIdx.y * gridDim.x + blockIdx.x] = best;
  }
}
