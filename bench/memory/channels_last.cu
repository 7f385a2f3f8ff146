/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Images from channels first to channels last (NCHW to NHWC), as networks are fed: 32 pixels of 64
 * channels to a block, one tile, whose size the launch gives.
 *
 * A warp stores 32 pixels of one channel and reads 32 channels of one pixel, a column of 32-word
 * rows: 32-way. By hand: one word more in a row (HAND=1), with 256 bytes more at the launch; pixel
 * XOR channel (HAND=2).
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int CHANNELS = 64, PIXELS = 32;
constexpr int PITCH = HAND == 1 ? PIXELS + 1 : PIXELS;

extern __shared__ float tile[];

__device__ inline int slot(int channel, int pixel) {
  return channel * PITCH + (HAND == 2 ? pixel ^ (channel & 31) : pixel);
}

__global__ void channels_last(float *out, const float *in, int pixels) {
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, warps = blockDim.x >> 5;
  int first = blockIdx.x * PIXELS;
  const float *image = in + blockIdx.y * CHANNELS * pixels;
  float *result = out + blockIdx.y * CHANNELS * pixels;
  for (int channel = warp; channel < CHANNELS; channel += warps)
    tile[slot(channel, lane)] = image[channel * pixels + first + lane];
  __syncthreads();
  for (int pixel = warp; pixel < PIXELS; pixel += warps)
    for (int channel = lane; channel < CHANNELS; channel += 32)
      result[(first + pixel) * CHANNELS + channel] = tile[slot(channel, pixel)];
}
