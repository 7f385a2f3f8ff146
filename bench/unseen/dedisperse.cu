/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Incoherent dedispersion of a filter bank of bytes: for each dispersion measure the sum over
 * channels, each delayed by a table. A block of 64x4 makes 256 samples of 16 measures, 16 channels
 * at a time, of which it holds 512 samples in shared memory.
 *
 * Lanes read neighbouring bytes of one channel: nothing conflicts, whatever the delays. By hand, in
 * vain: rows of 516 bytes (HAND=1); a word a sample (HAND=2), which takes four times the memory.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BX = 64, BY = 4, SAMPLES = 256, LONGEST = 256, CHANNELS = 16, MEASURES = 16;
constexpr int PITCH = SAMPLES + LONGEST + (HAND == 1 ? 4 : 0);
constexpr int SAMPLES_EACH = SAMPLES / BX, MEASURES_EACH = MEASURES / BY;

#if HAND == 2
typedef int Sample;
#else
typedef unsigned char Sample;
#endif

__global__ void __launch_bounds__(BX *BY)
    dedisperse(int *__restrict__ sums, const unsigned char *__restrict__ bank,
               const int *__restrict__ delays, int channels, int samples) {
  __shared__ Sample tile[CHANNELS][PITCH];
  __shared__ int delay[MEASURES][CHANNELS];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * BX + tx;
  int first = blockIdx.x * SAMPLES, dm = blockIdx.y * MEASURES;
  int sum[MEASURES_EACH][SAMPLES_EACH] = {};
  for (int c0 = 0; c0 < channels; c0 += CHANNELS) {
    for (int i = t; i < CHANNELS * (SAMPLES + LONGEST); i += BX * BY) {
      int c = i / (SAMPLES + LONGEST), s = i % (SAMPLES + LONGEST);
      tile[c][s] = bank[(size_t)(c0 + c) * (samples + LONGEST) + first + s];
    }
    for (int i = t; i < MEASURES * CHANNELS; i += BX * BY)
      delay[i / CHANNELS][i % CHANNELS] =
          delays[(dm + i / CHANNELS) * channels + c0 + i % CHANNELS];
    __syncthreads();
    for (int c = 0; c < CHANNELS; ++c)
#pragma unroll
      for (int m = 0; m < MEASURES_EACH; ++m) {
        int late = delay[ty * MEASURES_EACH + m][c];
#pragma unroll
        for (int s = 0; s < SAMPLES_EACH; ++s)
          sum[m][s] += tile[c][tx + s * BX + late];
      }
    __syncthreads();
  }
#pragma unroll
  for (int m = 0; m < MEASURES_EACH; ++m)
#pragma unroll
    for (int s = 0; s < SAMPLES_EACH; ++s)
      sums[(size_t)(dm + ty * MEASURES_EACH + m) * samples + first + tx + s * BX] = sum[m][s];
}
