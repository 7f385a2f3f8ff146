// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM reads blockDim.x in front of a loop for threads that run it, and once more for those that do not: in the phi that joins them they are one
// number, whatever decides the path. So a reduction behind a loop whose length is an argument is exact. Its twin takes blockDim.y on one of the
// paths.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: FileCheck %s --check-prefix=IR < %t.ll
// RUN: %unbank analyze %t.ll --block=128x2 | FileCheck %s
// IR-LABEL: @one(
// IR: phi i32 [ %{{.*}}, %{{.*}} ], [ %{{.*}}, %{{.*}} ]
// CHECK:      kernel other
// CHECK:      wavefronts {{ *[0-9]+}}..{{[0-9]+}} a block, ideal {{[0-9]+}}..
// CHECK:      kernel one
// CHECK:      wavefronts {{ *[0-9]+}} a block, ideal
#include "cuda_min.h"

template <class Second> __device__ void sum(float *out, const float *in, int n, Second second) {
  __shared__ float s[256];
  const int t = threadIdx.x;
  float of = 0;
  int width;
  if (t < n) {
    for (int i = t; i < n; i += 256)
      of += in[i];
    width = blockDim.x;
  } else {
    width = second();
  }
  s[t] = of;
  for (int half = width / 2; half > 0; half /= 2) {
    __syncthreads();
    if (t < half)
      s[t] += s[t + half];
  }
  if (t == 0)
    out[blockIdx.x] = s[0];
}

extern "C" __global__ void one(float *out, const float *in, int n) {
  sum(out, in, n, [] { return blockDim.x; });
}
extern "C" __global__ void other(float *out, const float *in, int n) {
  sum(out, in, n, [] { return blockDim.y; });
}
