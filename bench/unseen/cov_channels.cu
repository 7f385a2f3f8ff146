/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Covariances of 48 channels (an EEG) over many windows whose number of samples is an argument, at most 64:
 * channels one after the other in a static array; 16x12 threads, a thread 3x4 pairs.
 *
 * Lanes are channels: with 64 samples 16-way. By hand: an odd number of words a channel (HAND=1); samples
 * transposed as they come, rows of 48 words (HAND=2); always 65 words (HAND=3), which is known at compile time.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BX = 16, BY = 12, CHANNELS = 48, MOST = 64, ROOM = HAND == 1 || HAND == 3 ? MOST + 1 : MOST;

__global__ void __launch_bounds__(BX *BY)
    cov_channels(float *__restrict__ out, const float *__restrict__ in, int samples, int windows) {
  __shared__ float x[CHANNELS * ROOM];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = HAND == 1 ? samples | 1 : HAND == 3 ? ROOM : samples;
  auto place = [&](int channel, int sample) { return HAND == 2 ? sample * CHANNELS + channel : channel * row + sample; };
  float sum[3][4] = {};
  for (int window = 0; window < windows; ++window) {
    const float *from = in + ((size_t)blockIdx.x * windows + window) * CHANNELS * samples;
    for (int c = ty; c < CHANNELS; c += BY)
      for (int s = tx; s < samples; s += BX)
        x[place(c, s)] = from[c * samples + s];
    __syncthreads();
#pragma unroll 4
    for (int s = 0; s < samples; ++s) {
      float a[3], b[4];
#pragma unroll
      for (int i = 0; i < 3; ++i)
        a[i] = x[place(tx + i * BX, s)];
#pragma unroll
      for (int j = 0; j < 4; ++j)
        b[j] = x[place(ty + j * BY, s)];
#pragma unroll
      for (int i = 0; i < 3; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          sum[i][j] = fmaf(a[i], b[j], sum[i][j]);
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 3; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j)
      out[((size_t)blockIdx.x * CHANNELS + ty + j * BY) * CHANNELS + tx + i * BX] = sum[i][j];
}
