// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A report whose figures rest on a guard that is taken to hold says so, whatever LLVM makes of the guard: a number that an argument is added to,
// multiplied with or shifted by. The first two kernels add it to an address and compare it, and are exact for full blocks only (with n = 5 they take
// 137 wavefronts for 136, and 3 for 16). The last kernel has no guard.
// RUN: env CUDA_PATH=none %unbank analyze %s --block=256 --mode=report --widths=ir -- -I%examples > %t && FileCheck %s < %t && FileCheck %s --check-prefix=COMPARED < %t && FileCheck %s --check-prefix=SHIFTED < %t && FileCheck %s --check-prefix=FREE < %t
// REQUIRES: command
// CHECK:         kernel added(
// CHECK-NEXT: {{^}}  at 
// CHECK-NEXT: block {{.*}} guards such as i < n are taken to hold
// COMPARED:      kernel compared(
// COMPARED-NEXT: {{^}}  at 
// COMPARED-NEXT: block {{.*}} guards such as i < n are taken to hold
// SHIFTED:       kernel shifted(
// SHIFTED-NEXT: {{^}}  at 
// SHIFTED-NEXT: block {{.*}} guards such as i < n are taken to hold
// FREE:          kernel unguarded(
// FREE-NOT:      guards such as
// FREE:          wavefronts
#include "cuda_min.h"

#define BEGIN                                                                                                                                                    \
  __shared__ float t[4096];                                                                                                                                      \
  int x = threadIdx.x;                                                                                                                                           \
  for (int i = x; i < 4096; i += 256)                                                                                                                            \
    t[i] = in[i];                                                                                                                                                \
  __syncthreads();                                                                                                                                               \
  float s = 0;

__global__ void added(float *out, const float *in, int n, int m) {
  BEGIN s = t[x + ((x < n) + (m & 1)) * 48];
  out[x] = s;
}

__global__ void compared(float *out, const float *in, int n, int m) {
  BEGIN if ((x < n) + (m == 3) + (x < 300) >= 2) s = t[x * 16];
  out[x] = s;
}

__global__ void shifted(float *out, const float *in, int n, int m) {
  BEGIN if ((m >> (x < n)) & 1) s = t[x * 16];
  out[x] = s;
}

__global__ void unguarded(float *out, const float *in, int n, int m) {
  BEGIN s = t[x + (m & 1) * 48];
  out[x] = s;
}
