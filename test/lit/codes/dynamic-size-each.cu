// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels that share dynamic memory have rows of different lengths: each gets advice on its own pad.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank analyze %t.ll --block=_Z4turnILi25EEvPfPKf@25x5 --block=_Z4turnILi27EEvPfPKf@27x4 --report=%t.json | FileCheck %s
// RUN: %validate %t.json
// CHECK: kernel void turn<25>
// CHECK: refused: dynamic-size
// CHECK-NEXT: rows of 104 bytes padded by 28
// CHECK: kernel void turn<27>
// CHECK: refused: dynamic-size
// CHECK-NEXT: rows of 112 bytes padded by 20
#include "cuda_min.h"

extern __shared__ float memory[];

template <int N> __global__ void turn(float *out, const float *in) {
  float *s = memory + threadIdx.y * N * (N + 1);
  const int x = threadIdx.x;
  for (int j = 0; j < N; j++)
    s[x * (N + 1) + j] = in[(threadIdx.y * N + j) * N + x];
  __syncthreads();
  for (int j = 0; j < N; j++)
    out[(threadIdx.y * N + j) * N + x] = s[j * (N + 1) + x];
}

template __global__ void turn<25>(float *, const float *);
template __global__ void turn<27>(float *, const float *);
