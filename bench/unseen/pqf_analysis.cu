/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The polyphase filter bank of MPEG-1 audio, layers I to III: 512 samples are windowed and folded
 * into 64 sums, which a 32 x 64 matrix takes to 32 subbands. A block does 8 granules of 32 samples
 * at a time, some such groups one after the other, of one channel of interleaved stereo.
 *
 * Lanes are subbands and read rows of the matrix, 64 words apart, in loads of 16 bytes that LLVM
 * makes: 32 wavefronts for 4. By hand: a word more to a row (HAND=1); the matrix turned (HAND=2); 4
 * words more (HAND=3), which keeps wide loads.
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int BANDS = 32, SUMS = 64, TAPS = 512, GRANULES = 8, SAMPLES = TAPS + 32 * (GRANULES - 1);

struct FilterBank {
#if HAND == 2
  float matrix[SUMS][BANDS + 1];
  __device__ float &cosine(int band, int i) { return matrix[i][band]; }
#else
  float matrix[BANDS][SUMS + (HAND == 1 ? 1 : HAND == 3 ? 4 : 0)];
  __device__ float &cosine(int band, int i) { return matrix[band][i]; }
#endif
};

__global__ void __launch_bounds__(BANDS *GRANULES)
    pqf_analysis(float *subbands, const float *stereo, const float *window, const float *matrix,
                 int granules, int groups) {
  __shared__ FilterBank bank;
  __shared__ float taps[TAPS], samples[SAMPLES], folded[GRANULES][SUMS];
  int band = threadIdx.x, granule = threadIdx.y, t = granule * BANDS + band;
  int channel = blockIdx.y;
  for (int i = t; i < BANDS * SUMS; i += BANDS * GRANULES)
    bank.cosine(i / SUMS, i % SUMS) = matrix[i];
  for (int i = t; i < TAPS; i += BANDS * GRANULES)
    taps[i] = window[i];

  for (int group = 0; group < groups; ++group) {
    int first = (blockIdx.x * groups + group) * GRANULES;
    if (first >= granules)
      return;
    __syncthreads();
    for (int i = t; i < SAMPLES; i += BANDS * GRANULES) {
      int at = first * 32 + i - (TAPS - 32);
      samples[i] = at >= 0 && at < granules * 32 ? stereo[2 * at + channel] : 0;
    }
    __syncthreads();
    for (int i = band; i < SUMS; i += BANDS) {
      float sum = 0;
#pragma unroll
      for (int j = 0; j < TAPS / SUMS; ++j)
        sum += taps[i + SUMS * j] * samples[32 * granule + TAPS - 1 - i - SUMS * j];
      folded[granule][i] = sum;
    }
    __syncthreads();
    float out = 0;
#pragma unroll 16
    for (int i = 0; i < SUMS; ++i)
      out += bank.cosine(band, i) * folded[granule][i];
    if (first + granule < granules)
      subbands[((first + granule) * 2 + channel) * BANDS + band] = out;
  }
}
