// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which lanes have an address above a given number is not known, because it is not known where their array begins.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -gline-tables-only -S -emit-llvm %s -o %t/in.ll
// RUN: %unbank analyze %t/in.ll --block=64 | FileCheck %s
// CHECK: address-number.cu:[[# @LINE + 10]]:{{.*}} ld  t {{ *}}4 {{ *}}0..2 {{ *}}1..32
#include "cuda_min.h"

__global__ void above(float *out, const float *in) {
  __shared__ float t[64][32];
  int x = threadIdx.x;
  for (int i = 0; i < 32; i++)
    t[x][i] = in[i * 64 + x];
  __syncthreads();
  unsigned address = (unsigned)(unsigned long long)(__attribute__((address_space(3))) void *)&t[x][0];
  out[x] = address > 4096 ? t[x][3] : 0;
}
