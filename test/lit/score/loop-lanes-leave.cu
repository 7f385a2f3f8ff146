// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops bounded by an argument, which some lanes leave early: by a condition that is alike in all iterations (`search`), so it never ends the loop,
// and the remaining lanes' wavefronts are a range; and by a condition that each iteration computes anew (`turns`), which is followed.
// RUN: %clang_cuda -gline-tables-only -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=64 -mllvm -unbank-mode=report -mllvm -unbank-only=none
// RUN: %python %S/../Inputs/ranges.py %t.json > %t.txt
// RUN: FileCheck %s --input-file=%t.txt
// CHECK-NOT: work cap
// CHECK-DAG: {{^}}_Z6searchPfi ld 4 1..8
// CHECK-DAG: {{^}}_Z6searchPfi ld 4 1..8
// CHECK-DAG: {{^}}_Z5turnsPfi ld 4 4..8
// CHECK-DAG: {{^}}_Z5turnsPfi ld 4 4..4
#include "cuda_min.h"

template <bool TURNS> __device__ inline void walk(float *out, float *data, int n) {
  int t = threadIdx.x;
  float sum = 0;
  for (int i = t; i < 2048; i += 64)
    data[i] = i;
  __syncthreads();
#pragma unroll 1
  for (int j = 0; j < n; j++) {
    sum += data[t * 8 + (j & 1) * 5];
    if ((TURNS ? t + j : t) & 4)
      break;
    sum += data[t * 8 + 7 - (j & 1)];
  }
  out[t] = sum;
}

__global__ void search(float *out, int n) {
  __shared__ float data[2048];
  walk<false>(out, data, n);
}

__global__ void turns(float *out, int n) {
  __shared__ float data[2048];
  walk<true>(out, data, n);
}
