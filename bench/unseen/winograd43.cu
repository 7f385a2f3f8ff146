/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Input transform of Winograd's convolution F(4x4, 3x3), floats: 32 tiles of four channels a block
 * of 32x4. Six rows of 130 pixels of each channel are staged in shared memory; a thread transforms
 * the 6x6 pixels of a tile, four pixels from the next, and writes 36 planes.
 *
 * A stride of 4 words is 4-way. By hand: columns by their number modulo 4, 40 words apart (HAND=1);
 * a word of padding after 32 (HAND=2); rows of 132 read as float4 and float2 (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int TILES = 32, CHANNELS = 4, WIDTH = 4 * TILES + 2;
constexpr int PITCH = HAND == 1 ? 160 : HAND == 2 ? 135 : HAND == 3 ? 132 : WIDTH;

__device__ __forceinline__ int place(int column) {
  return HAND == 1   ? (column & 3) * 40 + (column >> 2)
         : HAND == 2 ? column + (column >> 5)
                     : column;
}

/* B^T times six numbers, `step` apart. */
__device__ __forceinline__ void transform(float *d, int step) {
  float a = d[0], b = d[step], c = d[2 * step], e = d[3 * step], f = d[4 * step], g = d[5 * step];
  d[0] = 4.0f * a - 5.0f * c + f;
  d[step] = f + e - 4.0f * (c + b);
  d[2 * step] = f - e + 4.0f * (b - c);
  d[3 * step] = f - c + 2.0f * (e - b);
  d[4 * step] = f - c - 2.0f * (e - b);
  d[5 * step] = 4.0f * b - 5.0f * e + g;
}

__global__ void __launch_bounds__(TILES *CHANNELS)
    winograd43(float *__restrict__ out, const float *__restrict__ in, int channels, int tile_rows,
               int tile_columns) {
  __shared__ __align__(16) float strip[CHANNELS][6][PITCH];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * TILES + tx;
  int width = 4 * tile_columns + 2, height = 4 * tile_rows + 2;
  int x0 = blockIdx.x * TILES * 4, y0 = blockIdx.y * 4, c0 = blockIdx.z * CHANNELS;
  for (int i = t; i < CHANNELS * 6 * WIDTH; i += TILES * CHANNELS) {
    int column = i % WIDTH, row = i / WIDTH % 6, c = i / (6 * WIDTH);
    strip[c][row][place(column)] = in[((size_t)(c0 + c) * height + y0 + row) * width + x0 + column];
  }
  __syncthreads();
  float d[36];
#pragma unroll
  for (int row = 0; row < 6; ++row) {
#if HAND == 3
    float4 four = *(const float4 *)&strip[ty][row][4 * tx];
    float2 two = *(const float2 *)&strip[ty][row][4 * tx + 4];
    d[row * 6] = four.x, d[row * 6 + 1] = four.y, d[row * 6 + 2] = four.z, d[row * 6 + 3] = four.w;
    d[row * 6 + 4] = two.x, d[row * 6 + 5] = two.y;
#else
#pragma unroll
    for (int column = 0; column < 6; ++column)
      d[row * 6 + column] = strip[ty][row][place(4 * tx + column)];
#endif
  }
#pragma unroll
  for (int column = 0; column < 6; ++column)
    transform(d + column, 6);
#pragma unroll
  for (int row = 0; row < 6; ++row)
    transform(d + row * 6, 1);
  size_t plane = (size_t)channels * tile_rows * tile_columns;
  size_t at = ((size_t)(c0 + ty) * tile_rows + blockIdx.y) * tile_columns + blockIdx.x * TILES + tx;
#pragma unroll
  for (int i = 0; i < 36; ++i)
    out[i * plane + at] = d[i];
}
