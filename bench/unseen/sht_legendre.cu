/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The Legendre half of a spherical harmonic synthesis, as spectral weather models have it: from the
 * coefficients of a level, complex and packed in a triangle (n from m to T for each m), the Fourier
 * coefficients of each latitude by the recurrence in n. A thread has one m; coefficients and the
 * recurrence's factors are carved out of dynamic memory, as T is an argument.
 *
 * Lanes are one row of the triangle apart, rows of different lengths: 2-way on average. By hand:
 * diagonals n - m in place of rows, in a triangle again (HAND=1); a full square, rows of T + 2
 * (HAND=2), clean as well, in twice the memory: three blocks on an SM instead of six.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int WAVES = 64, HIGH = 4, THREADS = WAVES * HIGH;

__device__ __forceinline__ int place(int m, int k, int truncation) {
  return HAND == 1   ? k * (2 * truncation + 3 - k) / 2 + m
         : HAND == 2 ? m * (truncation + 2) + k
                     : m * (2 * truncation + 3 - m) / 2 + k;
}

__global__ void __launch_bounds__(THREADS)
    sht_legendre(float2 *__restrict__ out, const float2 *__restrict__ levels,
                 const float *__restrict__ starts, const float *__restrict__ sines, int truncation,
                 int latitudes) {
  extern __shared__ __align__(16) float2 memory[];
  int count = truncation + 1, packed = count * (count + 1) / 2;
  int size = HAND == 2 ? count * (count + 1) : packed;
  float2 *coefficients = memory, *factors = memory + size;
  int m = threadIdx.x, y = threadIdx.y, warp = (y * WAVES + m) / 32, lane = m % 32;
  const float2 *level = levels + (size_t)blockIdx.x * packed;
  for (int row = warp; row < count; row += THREADS / 32) {
    int first = row * (2 * truncation + 3 - row) / 2;
    for (int k = lane; row + k < count; k += 32) {
      float n = (float)(row + k), n1 = n + 1, r = (float)row;
      float now = sqrtf(fmaf(n, n, -(r * r)) / fmaf(4 * n, n, -1.0f));
      float next = sqrtf(fmaf(4 * n1, n1, -1.0f) / fmaf(n1, n1, -(r * r)));
      coefficients[place(row, k, truncation)] = level[first + k];
      factors[place(row, k, truncation)] = make_float2(next, -now * next);
    }
  }
  __syncthreads();
  if (m >= count)
    return;
  for (int j = y; j < latitudes; j += HIGH) {
    float mu = sines[j], p = starts[j * count + m], before = 0, re = 0, im = 0;
    for (int k = 0; m + k < count; ++k) {
      float2 c = coefficients[place(m, k, truncation)], f = factors[place(m, k, truncation)];
      re = fmaf(c.x, p, re);
      im = fmaf(c.y, p, im);
      float after = fmaf(f.x * mu, p, f.y * before);
      before = p;
      p = after;
    }
    out[((size_t)blockIdx.x * latitudes + j) * count + m] = make_float2(re, im);
  }
}
