// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An array whose row length is an argument, so that only a swizzle by it would help, stays as it is if a wmma uses it, too: the hardware computes the
// addresses of a tile's lines. The twin without a wmma is swizzled.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank fix %t.ll -o %t.out.ll --block=64 --report=%t.json > %t.text
// RUN: %arrays %t.json | FileCheck %s
// CHECK-DAG: _ZZ5plainE1a: changed pitch:2:3:4:0
// CHECK-DAG: _ZZ5mixedE1a: kept
#include "cuda_min.h"

#define COLUMNS(name, MORE)                                                                        \
  extern "C" __global__ void name(float *out, const float *in, int n) {                            \
    __shared__ __attribute__((aligned(32))) float a[64 * 64];                                      \
    for (int i = threadIdx.x; i < 64 * n; i += 64)                                                 \
      a[i] = in[i % 64] + i;                                                                       \
    __syncthreads();                                                                               \
    float sum = 0;                                                                                 \
    for (int column = 0; column < n; ++column)                                                     \
      sum += a[threadIdx.x * n + column];                                                          \
    MORE out[threadIdx.x] = sum;                                                                   \
  }
COLUMNS(plain, )
COLUMNS(mixed, int of[8]; __hmma_m16n16k16_ld_a(of, (const int *)a, 64, 0); sum += of[0] + of[1];)
