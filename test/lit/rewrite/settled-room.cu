// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two arrays of a kernel that has 24 bytes left get layouts. Each could end a few bytes later, so that `last` stays at a multiple of 16, but both
// together would exceed 48 KiB: they take no more than their layouts need.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank analyze %t.ll --block=32 --layout='*first@lin:1:25:2:13:3:21:4:27' --layout='*second@rot:40:8' | FileCheck %s
// CHECK: shared      49,128 -> 49,144 bytes
// CHECK: ::first   46,008 -> 46,016  lin:1:25:2:13:3:21:4:27  changed
// CHECK: ::second  360 -> 361        rot:40:8                 changed
#include "cuda_min.h"

static __shared__ double last[21];

template <int N> __global__ void k(double *out, const double *in, int i, int j) {
  __shared__ double before[324];
  __shared__ unsigned char first[46008];
  __shared__ unsigned char second[360];
  const int t = threadIdx.x;
  before[t] = in[t], first[t * 3] = (unsigned char)t, second[t] = (unsigned char)i, last[t % 21] = in[j];
  __syncthreads();
  out[t] = before[(t + j) % 324] + first[i] + second[(t + i) % 360] + last[(t + i) % 21];
}

template __global__ void k<3>(double *, const double *, int, int);
