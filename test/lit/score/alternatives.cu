// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What follows `if (a && b) return;` is reached by two ways, of which all lanes take one if a and b are alike for the block. It is run once, as if the
// return were not there: by each of the two warps. Values that differ by the way are joined.
//
//     plain, both, three   no, two and three conditions
//     nested               a way that does other things before
//     chosen               the ways read different columns: known to be one of them
//     leaving              a loop is left in two ways, and a third one returns
//     lanes                each lane has its own condition: lanes that part may meet again or not
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -gline-tables-only -S -emit-llvm %s -o %t/in.ll
// RUN: %unbank analyze %t/in.ll --block=64 --mode=report | FileCheck %s
// CHECK-LABEL: kernel plain
// CHECK:         ld t 4 2 32 ->
// CHECK-LABEL: kernel both
// CHECK:         ld t 4 2*if({{.*}}) 32 ->
// CHECK-LABEL: kernel three
// CHECK:         ld t 4 2*if({{.*}}) 32 ->
// CHECK-LABEL: kernel nested
// CHECK:         ld t 4 2*if({{.*}}) 32 ->
// CHECK-LABEL: kernel chosen
// CHECK:         ld t 4 2*if({{.*}}) 32 ->
// CHECK-LABEL: kernel leaving
// CHECK:         ld t 4 2*trips({{.*}}) 32 ->
// CHECK:         ld t 4 2*if({{.*}}) 1 1
// CHECK-LABEL: kernel lanes
// CHECK:         ld t 4 0..4 0..32 ->
#include "cuda_min.h"

#define FILL                                                                                                                                                   \
  __shared__ float t[64 * 32];                                                                                                                                 \
  int x = threadIdx.x;                                                                                                                                         \
  for (int i = 0; i < 32; i++)                                                                                                                                 \
    t[i * 64 + x] = in[i * 64 + x];                                                                                                                            \
  __syncthreads()

__global__ void plain(float *out, const float *in, int a, int b, int c) {
  FILL;
  out[x] = t[x * 32];
}

__global__ void both(float *out, const float *in, int a, int b, int c) {
  FILL;
  if (a > b && in[a] == 1.f)
    return;
  out[x] = t[x * 32];
}

__global__ void three(float *out, const float *in, int a, int b, int c) {
  FILL;
  if (a > b && in[a] == 1.f && in[c] == 2.f)
    return;
  out[x] = t[x * 32];
}

__global__ void nested(float *out, const float *in, int a, int b, int c) {
  FILL;
  if (a > b) {
    if (in[a] == 1.f)
      return;
    out[64 + x] = in[x];
    __syncthreads();
    if (in[c] == 2.f)
      return;
  }
  out[x] = t[x * 32];
}

__global__ void chosen(float *out, const float *in, int a, int b, int c) {
  FILL;
  int column = 3;
  if (a > b) {
    if (in[a] == 1.f)
      return;
    out[64 + x] = in[x];
    __syncthreads();
    column = 4;
  }
  out[x] = t[x * 32 + column];
}

__global__ void leaving(float *out, const float *in, int a, int b, int c) {
  FILL;
  float sum = 0;
  for (int i = 0; i < a; i++) {
    if (in[i] == b)
      return;
    if (in[i + 1] == c)
      break;
    sum += t[x * 32 + (i & 31)];
  }
  out[x] = sum + t[x];
}

__global__ void lanes(float *out, const float *in, int a, int b, int c) {
  FILL;
  if (in[x] > 2.f && in[x + 1] == 1.f)
    return;
  out[x] = t[x * 32];
}
