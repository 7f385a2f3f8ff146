/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Block-tridiagonal systems of 4x4 blocks of doubles along lines of a grid (implicit flow solvers), a thread a
 * line; the blocks that are eliminated are in shared memory, since rows are pivoted.
 *
 * Threads 16 and 4 doubles apart: 16-way and 4-way. By hand: 17 and 5 (HAND=1); a thread's numbers a stride of
 * 64 apart (HAND=2); all of a thread in a struct of 37 (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64;

#if HAND == 3
struct Line {
  double b[16], c[16], r[4], unused;
};
struct Work {
  Line line[THREADS];
  __device__ double &b(int t, int i) { return line[t].b[i]; }
  __device__ double &c(int t, int i) { return line[t].c[i]; }
  __device__ double &r(int t, int i) { return line[t].r[i]; }
};
#elif HAND == 2
struct Work {
  double bs[16][THREADS], cs[16][THREADS], rs[4][THREADS];
  __device__ double &b(int t, int i) { return bs[i][t]; }
  __device__ double &c(int t, int i) { return cs[i][t]; }
  __device__ double &r(int t, int i) { return rs[i][t]; }
};
#else
struct Work {
  double bs[THREADS][HAND ? 17 : 16], cs[THREADS][HAND ? 17 : 16], rs[THREADS][HAND ? 5 : 4];
  __device__ double &b(int t, int i) { return bs[t][i]; }
  __device__ double &c(int t, int i) { return cs[t][i]; }
  __device__ double &r(int t, int i) { return rs[t][i]; }
};
#endif

__device__ __forceinline__ void swap(double &a, double &b) {
  double x = a;
  a = b, b = x;
}

/* [c r] = b^-1 [c r] */
__device__ __forceinline__ void solve(Work &w, int t) {
#pragma unroll 1
  for (int k = 0; k < 4; ++k) {
    int best = k;
    double most = fabs(w.b(t, k * 4 + k));
    for (int i = k + 1; i < 4; ++i) {
      double v = fabs(w.b(t, i * 4 + k));
      if (v > most)
        most = v, best = i;
    }
    if (best != k) {
      for (int j = 0; j < 4; ++j)
        swap(w.b(t, k * 4 + j), w.b(t, best * 4 + j)), swap(w.c(t, k * 4 + j), w.c(t, best * 4 + j));
      swap(w.r(t, k), w.r(t, best));
    }
    double over = 1.0 / w.b(t, k * 4 + k);
    for (int j = 0; j < 4; ++j)
      w.b(t, k * 4 + j) = __dmul_rn(w.b(t, k * 4 + j), over), w.c(t, k * 4 + j) = __dmul_rn(w.c(t, k * 4 + j), over);
    w.r(t, k) = __dmul_rn(w.r(t, k), over);
    for (int i = 0; i < 4; ++i)
      if (i != k) {
        double f = -w.b(t, i * 4 + k);
        for (int j = 0; j < 4; ++j) {
          w.b(t, i * 4 + j) = fma(f, w.b(t, k * 4 + j), w.b(t, i * 4 + j));
          w.c(t, i * 4 + j) = fma(f, w.c(t, k * 4 + j), w.c(t, i * 4 + j));
        }
        w.r(t, i) = fma(f, w.r(t, k), w.r(t, i));
      }
  }
}

/* blocks: [cell][a, b, c][16][line]; x: [cell][4][line]; room: [cell][16][line] */
__global__ void __launch_bounds__(THREADS)
    block_thomas4(double *__restrict__ x, double *__restrict__ room, const double *__restrict__ blocks,
                  const double *__restrict__ right, int cells, int lines) {
  __shared__ Work w;
  int t = threadIdx.x;
  size_t line = (size_t)blockIdx.x * THREADS + t;
  for (int cell = 0; cell < cells; ++cell) {
    const double *a = blocks + (size_t)cell * 48 * lines + line;
#pragma unroll
    for (int i = 0; i < 16; ++i) {
      w.b(t, i) = a[(size_t)(16 + i) * lines] + (i % 5 == 0 ? 3.0 : 0.0);
      if (cell == 0)
        w.c(t, i) = a[(size_t)(32 + i) * lines];
    }
    double r[4];
#pragma unroll
    for (int i = 0; i < 4; ++i)
      r[i] = right[((size_t)cell * 4 + i) * lines + line];
    if (cell > 0) { /* b -= a c', r -= a r' */
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        double l[4];
#pragma unroll
        for (int k = 0; k < 4; ++k) {
          l[k] = -a[(size_t)(i * 4 + k) * lines];
          r[i] = fma(l[k], w.r(t, k), r[i]);
        }
#pragma unroll
        for (int j = 0; j < 4; ++j) {
          double v = w.b(t, i * 4 + j);
#pragma unroll
          for (int k = 0; k < 4; ++k)
            v = fma(l[k], w.c(t, k * 4 + j), v);
          w.b(t, i * 4 + j) = v;
        }
      }
#pragma unroll
      for (int i = 0; i < 16; ++i)
        w.c(t, i) = a[(size_t)(32 + i) * lines];
    }
#pragma unroll
    for (int i = 0; i < 4; ++i)
      w.r(t, i) = r[i];
    solve(w, t);
#pragma unroll
    for (int i = 0; i < 16; ++i)
      room[((size_t)cell * 16 + i) * lines + line] = w.c(t, i);
#pragma unroll
    for (int i = 0; i < 4; ++i)
      x[((size_t)cell * 4 + i) * lines + line] = w.r(t, i);
  }
  double next[4] = {};
  for (int cell = cells - 1; cell >= 0; --cell) {
    double v[4];
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      v[i] = x[((size_t)cell * 4 + i) * lines + line];
      if (cell < cells - 1)
        for (int j = 0; j < 4; ++j)
          v[i] = fma(-room[((size_t)cell * 16 + i * 4 + j) * lines + line], next[j], v[i]);
      x[((size_t)cell * 4 + i) * lines + line] = v[i];
    }
#pragma unroll
    for (int i = 0; i < 4; ++i)
      next[i] = v[i];
  }
}
