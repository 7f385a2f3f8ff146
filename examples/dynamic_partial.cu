/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Every 8th sample of a filter with 16 taps. Dynamic shared memory holds as many samples as the
 * last thread's taps need, 264 of 4 bytes: 8 lines of 128 bytes and a quarter.
 *
 * Neighbours start 8 words apart: 8-way. By hand: one word after every 32 (HAND=1), for which the
 * launch gives 32 bytes more; each line turned round by its number (HAND=2), where the part of a
 * line at the end stays as it is.
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int STEP = 8;

__device__ inline int slot(int i, int whole) {
  return HAND == 1 ? i + i / 32 : HAND == 2 && i < whole ? i ^ (i >> 5 & 7) : i;
}

__global__ void dynamic_partial(float *out, const float *in, const float *weights, int taps) {
  extern __shared__ float samples[];
  int t = threadIdx.x, count = (blockDim.x - 1) * STEP + taps, whole = count & ~31;
  const float *mine = in + blockIdx.x * blockDim.x * STEP;
  for (int i = t; i < count; i += blockDim.x)
    samples[slot(i, whole)] = mine[i];
  __syncthreads();
  float sum = 0;
  for (int tap = 0; tap < taps; ++tap)
    sum += samples[slot(t * STEP + tap, whole)] * weights[tap];
  out[blockIdx.x * blockDim.x + t] = sum;
}
