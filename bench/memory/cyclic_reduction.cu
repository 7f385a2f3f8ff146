/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Tridiagonal systems by cyclic reduction, one to a block, two equations to a thread: diagonals,
 * right sides and unknowns in five arrays of dynamic shared memory, one behind the other, as long
 * as an argument says.
 *
 * Equations that are worked on are 2, 4, 8 ... words apart, from step to step: up to 32-way. By
 * hand: one word after every 32 (HAND=1), with 320 bytes more at the launch; each line XOR-ed with
 * its number (HAND=2).
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

#if HAND == 1
#define SLOT(i) ((i) + ((i) >> 5))
#elif HAND == 2
#define SLOT(i) ((i) ^ ((i) >> 5 & 31))
#else
#define SLOT(i) (i)
#endif

__global__ void cyclic_reduction(float *out, const float *lower, const float *middle,
                                 const float *upper, const float *right, int n) {
  extern __shared__ float shared[];
  int t = threadIdx.x, first = blockIdx.x * n, length = HAND == 1 ? n + n / 32 : n;
  float *a = shared, *b = &a[length], *c = &b[length], *d = &c[length], *x = &d[length];
  for (int i = t; i < n; i += blockDim.x) {
    a[SLOT(i)] = i ? lower[first + i] : 0;
    b[SLOT(i)] = middle[first + i] + 4;
    c[SLOT(i)] = i + 1 < n ? upper[first + i] : 0;
    d[SLOT(i)] = right[first + i];
  }
  int stride = 1, threads = n / 2;
  for (; stride < n / 2; stride *= 2, threads /= 2) {
    __syncthreads();
    if (t < threads) {
      int i = 2 * stride * (t + 1) - 1, low = i - stride, high = i + stride;
      high = high < n ? high : n - 1;
      float down = a[SLOT(i)] / b[SLOT(low)], up = c[SLOT(i)] / b[SLOT(high)];
      b[SLOT(i)] = b[SLOT(i)] - c[SLOT(low)] * down - a[SLOT(high)] * up;
      d[SLOT(i)] = d[SLOT(i)] - d[SLOT(low)] * down - d[SLOT(high)] * up;
      a[SLOT(i)] = -a[SLOT(low)] * down;
      c[SLOT(i)] = -c[SLOT(high)] * up;
    }
  }
  __syncthreads();
  if (t == 0) {
    int i = stride - 1, j = 2 * stride - 1;
    float whole = b[SLOT(j)] * b[SLOT(i)] - c[SLOT(i)] * a[SLOT(j)];
    x[SLOT(i)] = (b[SLOT(j)] * d[SLOT(i)] - c[SLOT(i)] * d[SLOT(j)]) / whole;
    x[SLOT(j)] = (d[SLOT(j)] * b[SLOT(i)] - d[SLOT(i)] * a[SLOT(j)]) / whole;
  }
  for (threads = 2; stride > 1; stride /= 2, threads *= 2) {
    int half = stride / 2, i = stride * t + half - 1;
    __syncthreads();
    if (t < threads) {
      float sum = d[SLOT(i)] - c[SLOT(i)] * x[SLOT(i + half)];
      if (i >= half)
        sum -= a[SLOT(i)] * x[SLOT(i - half)];
      x[SLOT(i)] = sum / b[SLOT(i)];
    }
  }
  __syncthreads();
  for (int i = t; i < n; i += blockDim.x)
    out[first + i] = x[SLOT(i)];
}
