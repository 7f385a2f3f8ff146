/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Linear-frequency cepstra, with which replayed speech is detected, from spectra in half2: 32 frames to a block of four warps, power, triangular bands between
 * edges of a table, logarithm, cosine transform. Numbers of bins and bands are arguments; spectra (half2), band
 * energies (float), the cosines (float) and the edges (unsigned short) are carved from dynamic memory.
 *
 * Lanes are frames: rows of 128 half2, 32-way, and of 40 floats, 8-way. By hand: odd rows (HAND=1), bins and bands by
 * frames in rows of 33 (HAND=2).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int FRAMES = 32, WARPS = 4;

__global__ void __launch_bounds__(FRAMES *WARPS)
    lfcc_cepstra(float *__restrict__ cepstra, const __half2 *__restrict__ spectra, const float *__restrict__ cosines,
                const unsigned short *__restrict__ edges, int bins, int bands, int width, int coefficients, int frames) {
  extern __shared__ __align__(16) unsigned char memory[];
#if HAND == 1
  const int s_frame = bins | 1, s_bin = 1, e_frame = bands | 1, e_band = 1, s_size = FRAMES * s_frame, e_size = FRAMES * e_frame;
#elif HAND == 2
  const int s_frame = 1, s_bin = FRAMES + 1, e_frame = 1, e_band = FRAMES + 1, s_size = bins * s_bin, e_size = bands * e_band;
#else
  const int s_frame = bins, s_bin = 1, e_frame = bands, e_band = 1, s_size = FRAMES * bins, e_size = FRAMES * bands;
#endif
  __half2 *spectrum = (__half2 *)memory;
  float *energy = (float *)(spectrum + s_size);
  float *table = energy + e_size;
  unsigned short *edge = (unsigned short *)(table + coefficients * bands);
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  size_t first = (size_t)blockIdx.x * FRAMES;
  for (int f = warp; f < FRAMES; f += WARPS)
#pragma unroll 4
    for (int k = lane; k < bins; k += 32)
      spectrum[f * s_frame + k * s_bin] = spectra[(first + f) * bins + k];
  for (int i = t; i < coefficients * bands; i += FRAMES * WARPS)
    table[i] = cosines[i];
  for (int i = t; i < bands + 2; i += FRAMES * WARPS)
    edge[i] = edges[i] * width;
  __syncthreads();
  for (int b = warp; b < bands; b += WARPS) {
    int low = edge[b], mid = edge[b + 1], high = edge[b + 2];
    float up = 1.f / (mid - low), down = 1.f / (high - mid), sum = 1e-6f;
    for (int k = low; k < mid; ++k) {
      float2 x = __half22float2(spectrum[lane * s_frame + k * s_bin]);
      sum = fmaf((k - low) * up, fmaf(x.x, x.x, x.y * x.y), sum);
    }
    for (int k = mid; k < high; ++k) {
      float2 x = __half22float2(spectrum[lane * s_frame + k * s_bin]);
      sum = fmaf((high - k) * down, fmaf(x.x, x.x, x.y * x.y), sum);
    }
    energy[lane * e_frame + b * e_band] = __log2f(sum);
  }
  __syncthreads();
  for (int c = warp; c < coefficients; c += WARPS) {
    float sum = 0;
#pragma unroll 4
    for (int b = 0; b < bands; ++b)
      sum = fmaf(table[c * bands + b], energy[lane * e_frame + b * e_band], sum);
    cepstra[(size_t)c * frames + first + lane] = sum;
  }
}
