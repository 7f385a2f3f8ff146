/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Complex numbers, and a Fourier transform of four of them.
 */
#ifndef BENCH_KERNELS_COMPLEX_H
#define BENCH_KERNELS_COMPLEX_H

#include "../../examples/cuda_min.h"

struct alignas(8) Complex {
  float re, im;
};

static __device__ __forceinline__ Complex operator+(Complex a, Complex b) {
  return {a.re + b.re, a.im + b.im};
}
static __device__ __forceinline__ Complex operator-(Complex a, Complex b) {
  return {a.re - b.re, a.im - b.im};
}
static __device__ __forceinline__ Complex operator*(Complex a, Complex b) {
  return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
static __device__ __forceinline__ Complex turn(Complex a) { return {a.im, -a.re}; } // times -i

static __device__ __forceinline__ void dft4(Complex &a, Complex &b, Complex &c, Complex &d) {
  Complex even = a + c, odd = b + d, even1 = a - c, odd1 = turn(b - d);
  a = even + odd;
  b = even1 + odd1;
  c = even - odd;
  d = even1 - odd1;
}

#endif
