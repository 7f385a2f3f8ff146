/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Hyperspectral images: the spectral angle of 128 pixels of 74 bands to each of a library's spectra, and the mean slope of the spectrum of every
 * eighth pixel, for which a warp has bands along its lanes. 37 KiB, so that six blocks are resident; with a word more, five.
 *
 * Columns are 32-way, but few. By hand: rows of 129 (HAND=1: loses the sixth block), pixel XOR band (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BANDS = 74, PIXELS = 128, ROW = HAND == 1 ? PIXELS + 1 : PIXELS;

__device__ __forceinline__ int at(int band, int pixel) { return band * ROW + (HAND == 2 ? pixel ^ (band & 31) : pixel); }

__global__ void __launch_bounds__(PIXELS) hyper_sam(float *__restrict__ angles, float *__restrict__ slopes, const float *__restrict__ image, const float *__restrict__ library, int spectra,
                                                    size_t pixels) {
  __shared__ float cube[BANDS * ROW];
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  const size_t first = (size_t)blockIdx.x * PIXELS;
  float own = 0;
#pragma unroll 8
  for (int b = 0; b < BANDS; ++b) {
    float v = image[b * pixels + first + t];
    cube[at(b, t)] = v;
    own = fmaf(v, v, own);
  }
  __syncthreads();
  for (int s = 0; s < spectra; ++s) {
    float dot = 0;
#pragma unroll 8
    for (int b = 0; b < BANDS; ++b)
      dot = fmaf(cube[at(b, t)], library[s * BANDS + b], dot);
    angles[s * pixels + first + t] = dot * rsqrtf(own);
  }
  for (int p = warp * 8; p < PIXELS; p += 32) {
    float sum = 0;
    for (int b = lane; b + 1 < BANDS; b += 32)
      sum += fabsf(cube[at(b + 1, p)] - cube[at(b, p)]);
    for (int step = 16; step; step >>= 1)
      sum += __shfl_xor_sync(~0u, sum, step);
    if (lane == 0)
      slopes[(first + p) / 8] = sum;
  }
}
