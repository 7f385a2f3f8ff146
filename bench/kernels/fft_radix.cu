/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Fast Fourier transforms after Stockham, one to a block: each pass reads and writes in an order
 * that leaves the result sorted, and exchanges through shared memory. The roots of unity come from
 * a table.
 *
 * fft_radix4: 1,024 points, 256 threads, 5 passes of 4 points to a thread, real and imaginary parts
 * apart. Writes of the first exchange lie 4 words apart from lane to lane, those of the second in
 * runs of 4 every 16: both 4-way; of the third 2-way; the last and all reads are clean. By hand:
 * one word after every 32 (HAND=1), which clears the first alone and leaves 1.5 wavefronts where 1
 * would do; two words (HAND=2), 1.4; a swizzle worked out for these four strides (HAND=3): nothing
 * left, and more arithmetic.
 *
 * fft_radix8: 512 points, 64 threads, 3 passes of 8 points, a complex number of 8 bytes at a time,
 * so that half a warp is served at once. Writes of the first exchange lie 16 words apart: 8-way;
 * then runs of 8 numbers every 64: 2-way. By hand: one number after every 8 (HAND=1) or every 16
 * (HAND=2), which leaves a little of the second exchange; a swizzle for both strides (HAND=3):
 * nothing left.
 */
#include "complex.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int POINTS4 = 1024, THREADS4 = POINTS4 / 4;

__device__ constexpr int slot4(int i) {
  return HAND == 1   ? i + (i >> 5)
         : HAND == 2 ? i + (i >> 5) * 2
         : HAND == 3 ? i ^ (i >> 5 & 3) ^ (i >> 3 & 12) ^ (i >> 2 & 16)
                     : i;
}

__global__ void fft_radix4(Complex *out, const Complex *in, const Complex *roots) {
  __shared__ float re[slot4(POINTS4)], im[slot4(POINTS4)];
  int t = threadIdx.x;
  const Complex *mine = in + blockIdx.x * POINTS4 + t;
  Complex v[4];
  for (int r = 0; r < 4; ++r)
    v[r] = mine[r * THREADS4];
  for (int span = 1;; span *= 4) {
    int k = t & (span - 1), step = POINTS4 / (4 * span);
    for (int r = 1; r < 4; ++r)
      v[r] = v[r] * roots[k * r * step];
    dft4(v[0], v[1], v[2], v[3]);
    if (span == POINTS4 / 4)
      break;
    int first = (t - k) * 4 + k;
    for (int r = 0; r < 4; ++r) {
      re[slot4(first + r * span)] = v[r].re;
      im[slot4(first + r * span)] = v[r].im;
    }
    __syncthreads();
    for (int r = 0; r < 4; ++r)
      v[r] = {re[slot4(t + r * THREADS4)], im[slot4(t + r * THREADS4)]};
    __syncthreads();
  }
  for (int r = 0; r < 4; ++r)
    out[blockIdx.x * POINTS4 + t + r * THREADS4] = v[r];
}

constexpr int POINTS8 = 512, THREADS8 = POINTS8 / 8;
constexpr float HALF_ROOT = 0.70710678f;

__device__ constexpr int slot8(int i) {
  return HAND == 1   ? i + (i >> 3)
         : HAND == 2 ? i + (i >> 4)
         : HAND == 3 ? i ^ (i >> 4 & 7) ^ (i >> 3 & 8)
                     : i;
}

static __device__ __forceinline__ void dft8(Complex (&v)[8]) {
  dft4(v[0], v[2], v[4], v[6]);
  dft4(v[1], v[3], v[5], v[7]);
  Complex odd[4] = {v[1], v[3] * Complex{HALF_ROOT, -HALF_ROOT}, turn(v[5]),
                    v[7] * Complex{-HALF_ROOT, -HALF_ROOT}};
  Complex even[4] = {v[0], v[2], v[4], v[6]};
  for (int k = 0; k < 4; ++k) {
    v[k] = even[k] + odd[k];
    v[k + 4] = even[k] - odd[k];
  }
}

__global__ void fft_radix8(Complex *out, const Complex *in, const Complex *roots) {
  __shared__ Complex points[slot8(POINTS8)];
  int t = threadIdx.x;
  const Complex *mine = in + blockIdx.x * POINTS8 + t;
  Complex v[8];
  for (int r = 0; r < 8; ++r)
    v[r] = mine[r * THREADS8];
  for (int span = 1;; span *= 8) {
    int k = t & (span - 1), step = POINTS8 / (8 * span);
    for (int r = 1; r < 8; ++r)
      v[r] = v[r] * roots[k * r * step];
    dft8(v);
    if (span == POINTS8 / 8)
      break;
    int first = (t - k) * 8 + k;
    for (int r = 0; r < 8; ++r)
      points[slot8(first + r * span)] = v[r];
    __syncthreads();
    for (int r = 0; r < 8; ++r)
      v[r] = points[slot8(t + r * THREADS8)];
    __syncthreads();
  }
  for (int r = 0; r < 8; ++r)
    out[blockIdx.x * POINTS8 + t + r * THREADS8] = v[r];
}
