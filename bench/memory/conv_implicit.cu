/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A 3x3 convolution of 32 channels into 8, channels last, in halves on tensor cores: 4 rows of 32
 * pixels to a block of 4 warps, a pixel with its channels as a row of the matrix. Pixels with their
 * rim and all weights lie in one block of dynamic shared memory; pixels are read by ldmatrix.x2,
 * weights by ldmatrix.x1.
 *
 * Pixels and rows of weights are 64 bytes: 4-way for 8 of them. By hand: 8 halves more to each
 * (HAND=1), with 4,416 bytes more at the launch; 16 bytes XOR-ed with half the row (HAND=2).
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int CHANNELS = 32, RESULTS = 8, TAPS = 9, ROWS = 4, COLS = 32;
constexpr int WIDE = COLS + 2, HIGH = ROWS + 2, THREADS = ROWS * 32;
constexpr int PITCH = HAND == 1 ? CHANNELS + 8 : CHANNELS;

extern __shared__ half1 memory[];

__device__ inline int slot(int row, int channel) {
  return row * PITCH + (HAND == 2 ? channel ^ (row >> 1 & 3) << 3 : channel);
}

__global__ void conv_implicit(float *out, const half1 *in, const half1 *weights, int width) {
  half1 *pixels = memory, *taps = memory + WIDE * HIGH * PITCH;
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  int x0 = blockIdx.x * COLS, y0 = blockIdx.y * ROWS;
  for (int i = t; i < WIDE * HIGH * CHANNELS / 8; i += THREADS) {
    int pixel = i / (CHANNELS / 8), channel = i % (CHANNELS / 8) * 8;
    int from = (y0 + pixel / WIDE) * (width + 2) + x0 + pixel % WIDE;
    vector_at<uint4>(&pixels[slot(pixel, channel)]) =
        *(const uint4 *)&in[from * CHANNELS + channel];
  }
  for (int i = t; i < TAPS * RESULTS * CHANNELS / 8; i += THREADS) {
    int row = i / (CHANNELS / 8), channel = i % (CHANNELS / 8) * 8;
    vector_at<uint4>(&taps[slot(row, channel)]) = *(const uint4 *)&weights[i * 8];
  }
  __syncthreads();
  float sum[2][4] = {};
  for (int tap = 0; tap < TAPS; ++tap)
    for (int channel = 0; channel < CHANNELS; channel += 8) {
      unsigned left[2], right;
      ldmatrix_x1(right, shared_address(&taps[slot(tap * RESULTS + (lane & 7), channel)]));
      for (int i = 0; i < 2; ++i) {
        int pixel = (warp + tap / 3) * WIDE + i * 16 + (lane & 15) + tap % 3;
        ldmatrix_x2(left, shared_address(&pixels[slot(pixel, channel)]));
        mma_f16_k8(sum[i], left, right);
      }
    }
  for (int i = 0; i < 2; ++i)
    for (int half = 0; half < 2; ++half) {
      int x = x0 + i * 16 + half * 8 + lane / 4, y = y0 + warp;
      *(float2 *)&out[(y * width + x) * RESULTS + lane % 4 * 2] = {sum[i][half * 2],
                                                                   sum[i][half * 2 + 1]};
    }
}
