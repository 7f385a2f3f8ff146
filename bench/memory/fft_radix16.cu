/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Fast Fourier transforms of 4,096 points after Stockham, one to a block of 256 threads: 3 passes
 * of 16 points to a thread, complex numbers of 8 bytes exchanged through 32 KiB of dynamic shared
 * memory.
 *
 * Half a warp is served at once: writes of the first exchange lie 16 numbers apart, 16-way; those
 * of the second and all reads are clean. By hand: one number after every 16 (HAND=1), with 2 KiB
 * more at the launch; each line of 16 XOR-ed with its number (HAND=2).
 */
#include "../kernels/complex.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int POINTS = 4096, THREADS = POINTS / 16;

extern __shared__ Complex points[];

__device__ inline int slot(int i) {
  return HAND == 1 ? i + (i >> 4) : HAND == 2 ? i ^ (i >> 4 & 15) : i;
}

/* Leaves element k + 4 * m of the result in v[4 * k + m]. */
static __device__ __forceinline__ void dft16(Complex (&v)[16]) {
  constexpr float C = 0.92387953f, S = 0.38268343f, H = 0.70710678f;
#pragma unroll
  for (int j = 0; j < 4; ++j)
    dft4(v[j], v[j + 4], v[j + 8], v[j + 12]);
  v[5] = v[5] * Complex{C, -S};
  v[6] = v[6] * Complex{H, -H};
  v[7] = v[7] * Complex{S, -C};
  v[9] = v[9] * Complex{H, -H};
  v[10] = turn(v[10]);
  v[11] = v[11] * Complex{-H, -H};
  v[13] = v[13] * Complex{S, -C};
  v[14] = v[14] * Complex{-H, -H};
  v[15] = v[15] * Complex{-C, S};
#pragma unroll
  for (int k = 0; k < 16; k += 4)
    dft4(v[k], v[k + 1], v[k + 2], v[k + 3]);
}

__global__ void fft_radix16(Complex *out, const Complex *in, const Complex *roots) {
  int t = threadIdx.x;
  Complex v[16];
#pragma unroll
  for (int r = 0; r < 16; ++r)
    v[r] = in[blockIdx.x * POINTS + t + r * THREADS];
  for (int span = 1;; span *= 16) {
    int k = t & (span - 1), step = POINTS / (16 * span), first = (t - k) * 16 + k;
#pragma unroll
    for (int r = 1; r < 16; ++r)
      v[r] = v[r] * roots[k * r * step];
    dft16(v);
    if (span == POINTS / 16)
      break;
#pragma unroll
    for (int r = 0; r < 16; ++r)
      points[slot(first + r * span)] = v[(r & 3) * 4 + (r >> 2)];
    __syncthreads();
#pragma unroll
    for (int r = 0; r < 16; ++r)
      v[r] = points[slot(t + r * THREADS)];
    __syncthreads();
  }
#pragma unroll
  for (int r = 0; r < 16; ++r)
    out[blockIdx.x * POINTS + t + r * THREADS] = v[(r & 3) * 4 + (r >> 2)];
}
