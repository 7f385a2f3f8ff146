/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The small part of multi-shift GMRES: many least squares problems with Hessenberg matrices of m + 1 by m, the same matrix less a shift for each of several
 * shifts, by Givens rotations. A thread a problem; matrix, work, rotations and right side are five arrays in dynamic memory, all rows as
 * long as m, an argument, says.
 *
 * At m = 8: rows of 72 and 8 words, 8-way. By hand: odd pitches (HAND=1), the same word of all problems side by side (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64;

/* An array of rows in dynamic memory, a row a thread. */
struct Rows {
  float *first;
  int step;
  __device__ __forceinline__ Rows(float *&free, int length) {
#if HAND == 2
    first = free + threadIdx.x, step = THREADS, free += length * THREADS;
#else
    int pitch = HAND == 1 ? length | 1 : length;
    first = free + threadIdx.x * pitch, step = 1, free += pitch * THREADS;
#endif
  }
  __device__ __forceinline__ float &operator[](int i) const { return first[i * step]; }
};

__global__ void __launch_bounds__(THREADS) gmres_givens(float *__restrict__ y, float *__restrict__ residuals, const float *__restrict__ matrices, const float *__restrict__ shifts, int m, int many) {
  extern __shared__ float memory[];
  float *free = memory;
  const int size = m * (m + 1), t = threadIdx.x;
  Rows hess(free, size), r(free, size), cosines(free, m), sines(free, m), g(free, m + 1);
  const float *from = matrices + (size_t)blockIdx.x * THREADS * size;
  /* Columns of m + 1, a problem after the other in groups of THREADS. */
  for (int i = 0; i < size; ++i)
    hess[i] = i % (m + 1) <= i / (m + 1) + 1 ? from[i * THREADS + t] : 0.f;
  for (int s = 0; s < many; ++s) {
    const float shift = shifts[s];
    for (int i = 0; i < size; ++i)
      r[i] = hess[i] - (i % (m + 1) == i / (m + 1) ? shift : 0.f);
    g[0] = 1;
    for (int i = 1; i <= m; ++i)
      g[i] = 0;
    for (int j = 0; j < m; ++j) {
      const int column = j * (m + 1);
      for (int i = 0; i < j; ++i) {
        float a = r[column + i], b = r[column + i + 1], c = cosines[i], z = sines[i];
        r[column + i] = fmaf(c, a, z * b);
        r[column + i + 1] = fmaf(-z, a, c * b);
      }
      float a = r[column + j], b = r[column + j + 1], length = rsqrtf(fmaf(a, a, b * b) + 1e-20f);
      cosines[j] = a * length, sines[j] = b * length;
      r[column + j] = fmaf(a, a, b * b) * length;
      float top = g[j];
      g[j] = a * length * top, g[j + 1] = -b * length * top;
    }
    const size_t to = ((size_t)blockIdx.x * many + s) * THREADS + t;
    residuals[to] = fabsf(g[m]);
    for (int i = m - 1; i >= 0; --i) {
      float x = __fdividef(g[i], r[i * (m + 1) + i] + 1e-10f);
      for (int k = 0; k < i; ++k)
        g[k] = fmaf(-x, r[i * (m + 1) + k], g[k]);
      g[i] = x;
    }
    float sum = 0;
    for (int i = 0; i < m; ++i)
      sum = fmaf(g[i], g[i], sum);
    y[to] = sum;
  }
}
