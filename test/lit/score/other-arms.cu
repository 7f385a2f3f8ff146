// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An index that a comparison with an argument selects: threads beyond the argument have the other one. Where all of these have one number, or lie as far
// apart as the rest, or mirrored, as borders do, that the comparison holds for every thread is taken for granted; not where they may have conflicts.
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
