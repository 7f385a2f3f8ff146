// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The place of the greatest element, kept as a pointer, comes from a chain of 31 selects, whose alignments are all proved.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/original.ll
// RUN: %unbank fix %t/original.ll -o %t/fixed.ll --block=64 --report=%t/fixed.json && %arrays %t/fixed.json | FileCheck %s
// RUN: %unbank fix %t/original.ll -o %t/padded.ll --block=64 '--layout=*@pad:128:4'
// RUN: sh %S/../Inputs/same.sh %unbank '--grid=1 --block=64 --arg=f32[2048]:random:5 --arg=i32[64]:zero' _Z6argmaxPKfPi %t/original.ll %t %t/fixed.ll %t/padded.ll
// CHECK: a: changed
#include "cuda_min.h"

__global__ void argmax(const float *in, int *out) {
  __shared__ float a[64][32];
  int t = threadIdx.x;
  for (int i = 0; i < 32; i++)
    a[t][i] = in[i * 64 + t];
  __syncthreads();
  const float *best = &a[t][0];
  for (int i = 1; i < 32; i++)
    if (a[t][i] > *best)
      best = &a[t][i];
  out[t] = (int)(best - &a[t][0]);
}
