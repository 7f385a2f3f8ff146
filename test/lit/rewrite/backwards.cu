// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pointer steps backwards through a row until it is below it: ahead of the first row its offset is below 0, which no access uses.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/original.ll
// RUN: %unbank fix %t/original.ll -o %t/fixed.ll --block=64 | FileCheck %s
// RUN: sh %S/../Inputs/same.sh %unbank '--grid=1 --block=64 --arg=f32[2048]:random:5 --arg=f32[64]:zero' _Z9backwardsPKfPf %t/original.ll %t %t/fixed.ll
// CHECK: wavefronts 2,560 -> 128 a block, ideal 128
// CHECK: backwards::a {{.*}} changed
#include "cuda_min.h"

__global__ void backwards(const float *in, float *out) {
  __shared__ float a[64][32];
  int t = threadIdx.x;
  for (int i = 0; i < 32; i++)
    a[t][i] = in[i * 64 + t];
  __syncthreads();
  float sum = 0;
  for (float *p = a[t] + 31; p >= a[t]; p--)
    sum += *p;
  out[t] = sum;
}
