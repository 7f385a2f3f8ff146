// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A comparison with an argument selects an index: threads beyond the argument get the other one. If all of these share one number, or lie as far
// apart as the rest or mirrored, as at borders, the comparison is taken to hold for every thread; not if they may have conflicts.
// RUN: %clang_cuda_plain -O3 -S -emit-llvm %s -o %t.ll
// RUN: %unbank_opt -passes='print<unbank<rdc=no;block=32>>' -disable-output %t.ll 2>&1 | FileCheck %s
// CHECK:      kernel clamped
// CHECK:      wavefronts {{ *}}2 a block, ideal 2
// CHECK:      kernel moved
// CHECK:      wavefronts {{ *}}2 a block, ideal 2
// CHECK:      kernel mirrored
// CHECK:      wavefronts {{ *}}2 a block, ideal 2
// CHECK:      kernel strided
// CHECK:      wavefronts {{ *}}?
#include "cuda_min.h"

#define KERNEL(name, OTHER)                                                                        \
  __global__ void name(float *out, const float *in, int n) {                                       \
    __shared__ float a[1024];                                                                      \
    int x = threadIdx.x;                                                                           \
    a[x] = in[x];                                                                                  \
    __syncthreads();                                                                               \
    out[x] = a[x < n ? x : (OTHER)];                                                               \
  }
KERNEL(clamped, 0)
KERNEL(moved, x + 512)
KERNEL(mirrored, 63 - x)
KERNEL(strided, x * 32)
