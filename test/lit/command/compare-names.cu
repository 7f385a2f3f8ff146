// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels by the names that ncu gives them: parameters named after the template's, casts, an unnamed namespace. A kernel under several names matches
// none.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -gline-tables-only -S -emit-llvm %s -o %t/names.ll
// RUN: %python %S/../Inputs/ncu_launches.py 'void scale<float, (int)32>(T1 *, const T1 *)' 64 'void <unnamed>::hidden<(unsigned int)4>(float *)' 64 'void twice(T1 *)' 64 > %t/kernels.csv
// RUN: %unbank compare %t/kernels.csv %t/names.ll > %t/text || true
// RUN: FileCheck %s < %t/text
// CHECK:      scale<float, (int)32>{{.*}} loads {{ *}}64 {{ *}}64 {{ *}}2
// CHECK-NEXT: <unnamed>::hidden{{.*}} loads {{ *}}64 {{ *}}64 {{ *}}2
// CHECK-NEXT: twice{{.*}} loads {{ *}}64 {{ *}}? {{ *}}?
// CHECK-NEXT:   no input has this kernel
//
// Where nothing can be compared, that is an error; conflicts of what is not known are not explained away.
// RUN: %python %S/../Inputs/ncu_launches.py 'other(float *)' 64 > %t/other.csv
// RUN: %exits 2 %unbank compare %t/other.csv %t/names.ll 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: unbank: nothing to compare: none of the 1 exported kernels is in the inputs
// RUN: %python %S/../Inputs/ncu_launches.py 'void scale<float, (int)32>(T1 *, const T1 *)' 2 'other(float *)' 64 > %t/both.csv
// RUN: %unbank compare %t/both.csv %t/names.ll > %t/text || true
// RUN: FileCheck %s --check-prefix=BOTH < %t/text
// BOTH-NOT:  no layout avoids them
// BOTH:      other(float *) {{ *}}loads {{ *}}64 {{ *}}?
// BOTH-NOT:  no layout avoids them
#include "cuda_min.h"

template <class T, int N> __global__ void scale(T *out, const T *in) {
  __shared__ T a[N][32];
  int t = threadIdx.x;
  for (int i = 0; i < N; i++)
    a[i][t] = in[32 * i + t];
  __syncthreads();
  out[t] = a[t % N][0];
}
template __global__ void scale<float, 32>(float *, const float *);
template __global__ void scale<float, 16>(float *, const float *);

namespace {
template <unsigned N> __global__ void hidden(float *out) {
  __shared__ float a[32][32];
  int t = threadIdx.x;
  for (int i = 0; i < 32; i++)
    a[i][t] = out[32 * i + t];
  __syncthreads();
  out[t] = a[t][N];
}
template __global__ void hidden<4>(float *);
} // namespace
void *keep() { return (void *)hidden<4>; }

__global__ void twice(float *out) { out[0] = 1; }
__global__ void twice(int *out) { out[0] = 1; }
