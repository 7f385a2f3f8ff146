// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Accesses that ptxas merges differently from what simple rules say, found by random kernels and seen in cubins:
//
//     beside     a word of the window was just stored: a load of it in an arm does not merge with the load ahead of the arm
//     otherwise  one arm loads two words, the other stores to another array: on one path ptxas has two of the four words behind the arms in registers
//     apart      twin of beside: the store is to another window
// REQUIRES: command
// UNSUPPORTED: llvm-19
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --mode=report --report=%t.json -- -I%examples -ffp-contract=off > %t
// RUN: %python %S/../Inputs/ranges.py %t.json > %t.text && FileCheck %s < %t.text
// CHECK:      beside ld None {{.*}} loads of several blocks beside a word that was stored just before
// CHECK:      apart ld 8
// CHECK:      otherwise ld 8
// CHECK-NEXT: otherwise ld None {{.*}} loads of the same bytes around a short branch
#include "cuda_min.h"
#define ALIGNED __shared__ __attribute__((aligned(16)))

template <int AT> __device__ void store_and_load(float *out, const float *in) {
  ALIGNED float a[1024], b[1024];
  const int t = threadIdx.x;
  float s = in[t];
  a[t] = s, b[t] = s;
  __syncthreads();
  a[AT] = s;
  if (t & 1) {
    s += b[t * 2 + 1] * 2;
    s += a[2] * 2;
    s += a[3] * 3;
  }
  s += a[3] * 4;
  a[t * 8 + 1] = s + 1;
  out[t] = s;
}
extern "C" __global__ void beside(float *out, const float *in) { store_and_load<0>(out, in); }
extern "C" __global__ void apart(float *out, const float *in) { store_and_load<64>(out, in); }

extern "C" __global__ void otherwise(int *out, const int *in, int m) {
  ALIGNED int a[1024], b[1024];
  const int t = threadIdx.x;
  int s = in[t];
  a[t] = s, b[t] = s;
  __syncthreads();
  if (in[t] > 0) {
    a[8] = s, a[9] = s, a[10] = s + 2, a[11] = s + 3;
    s += a[8] * 2 + a[9] * 3;
  } else {
    s += b[0] * 2;
    s += b[1] * 3;
  }
  if (m & 1) {
    s += b[0] * 2;
    s += b[1] * 3;
    s += b[2] * 4;
    s += b[3] * 5;
    s += b[t * 4 + 1] * 2;
  }
  s += a[1] * 2;
  out[t] = s;
}
