/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * CUDA's vector types, as far as the kernels use them, for a machine with clang and no CUDA
 * toolkit; groups of halves, and arithmetic for which both are used.
 */
#ifndef BENCH_KERNELS_VECTORS_H
#define BENCH_KERNELS_VECTORS_H

#include "../../examples/cuda_min.h"

#if !defined(__CLANG_CUDA_RUNTIME_WRAPPER_H__) && !defined(__CUDA_RUNTIME_H__)

struct alignas(4) uchar4 {
  unsigned char x, y, z, w;
};
struct alignas(8) float2 {
  float x, y;
};
struct alignas(16) float4 {
  float x, y, z, w;
};
struct double3 {
  double x, y, z;
};

#endif

/* One half; 4, 8 and 16 bytes of them. */
#ifdef __clang__
typedef _Float16 half1;
#else
#include <cuda_fp16.h>
typedef __half half1;
#endif
struct alignas(4) halves2 {
  half1 at[2];
};
struct alignas(8) halves4 {
  half1 at[4];
};
struct alignas(16) halves8 {
  half1 at[8];
};

/* The vector that starts at an element of an array. A plain cast of &array[i] has the alignment of
 * the element alone to clang, so that bytes and halves would be moved one by one. */
template <typename Vector, typename Element>
static __device__ __forceinline__ Vector &vector_at(Element *first) {
  return *(Vector *)first;
}

/* Four products added to `sum`, in the order of the fields. */
static __device__ __forceinline__ float dot(float4 a, float4 b, float sum) {
  sum += a.x * b.x;
  sum += a.y * b.y;
  sum += a.z * b.z;
  return sum + a.w * b.w;
}

/* 2 to the power of x, as the special function unit computes it. */
static __device__ __forceinline__ float power_of_two(float x) {
  float result;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(result) : "f"(x));
  return result;
}

#endif
