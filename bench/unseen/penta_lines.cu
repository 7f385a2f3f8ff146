/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Pentadiagonal systems of an implicit biharmonic operator (thin film, beam bending), a line a thread: elimination without pivoting, then back.
 * Dynamic memory holds right-hand sides and first superdiagonals in double, the stiffness in float, in whose place the second
 * superdiagonal goes once it is read, and a byte a line that says whether its end is clamped. The length of lines is an argument.
 *
 * Rows of n doubles and n floats: 16-way and 32-way where n is a multiple of 32. By hand: odd rows (HAND=1), point by point of all lines (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int LINES = 64;

struct Lines {
  double *f, *u;
  float *k;
  unsigned char *clamped;
  int pitch;
  __device__ __forceinline__ Lines(unsigned char *memory, int n) {
    pitch = HAND == 1 ? n | 1 : n;
    f = reinterpret_cast<double *>(memory);
    u = f + LINES * pitch;
    k = reinterpret_cast<float *>(u + LINES * pitch);
    clamped = reinterpret_cast<unsigned char *>(k + LINES * pitch);
  }
  __device__ __forceinline__ int at(int line, int i) const { return HAND == 2 ? i * LINES + line : line * pitch + i; }
};

__global__ void __launch_bounds__(LINES)
    penta_lines(double *__restrict__ result, const double *__restrict__ load, const float *__restrict__ stiffness, const unsigned char *__restrict__ ends, float bend, int n) {
  extern __shared__ __align__(16) unsigned char memory[];
  Lines s(memory, n);
  const int t = threadIdx.x;
  const size_t first = (size_t)blockIdx.x * LINES * n;

  for (int i = t; i < LINES * n; i += LINES) {
    int line = i / n, point = i - line * n;
    s.f[s.at(line, point)] = load[first + i];
    s.k[s.at(line, point)] = stiffness[first + i];
  }
  s.clamped[t] = ends[(size_t)blockIdx.x * LINES + t] & 1;
  __syncthreads();

  const double outer = bend, inner = -4.0 * bend;
  double f1 = 0, f2 = 0, u1 = 0, u2 = 0, v1 = 0, v2 = 0;
  for (int i = 0; i < n; ++i) {
    int here = s.at(t, i);
    double low2 = i > 1 ? outer : 0.0, low1 = i > 0 ? inner : 0.0;
    double up1 = i + 1 < n ? inner : 0.0, up2 = i + 2 < n ? outer : 0.0;
    double beta = fma(-low2, u2, low1);
    double diagonal = fma(6.0, outer, 1.0) + s.k[here];
    double pivot = 1.0 / fma(-beta, u1, fma(-low2, v2, diagonal));
    double u = fma(-beta, v1, up1) * pivot;
    float v = (float)(up2 * pivot);
    double f = fma(-beta, f1, fma(-low2, f2, s.f[here])) * pivot;
    s.f[here] = f;
    s.u[here] = u;
    s.k[here] = v;
    f2 = f1, f1 = f, u2 = u1, u1 = u, v2 = v1, v1 = v;
  }
  double x1 = s.clamped[t] ? 0.0 : s.f[s.at(t, n - 1)], x2 = 0;
  s.f[s.at(t, n - 1)] = x1;
  for (int i = n - 2; i >= 0; --i) {
    int here = s.at(t, i);
    double x = fma(-(double)s.k[here], x2, fma(-s.u[here], x1, s.f[here]));
    s.f[here] = x;
    x2 = x1, x1 = x;
  }
  __syncthreads();

  for (int i = t; i < LINES * n; i += LINES) {
    int line = i / n, point = i - line * n;
    result[first + i] = s.f[s.at(line, point)];
  }
}
