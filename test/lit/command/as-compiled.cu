// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command reports for a source what the plugin reports in its compile, at any level: codegen sees the same machine, and the uses of a value in
// the same order, by which it chooses among a loop's addresses.
// RUN: %clang_cuda -w -O3 -g -S %s -o /dev/null -mllvm -unbank-report=%t.json && %python %S/../Inputs/ranges.py %t.json > %t.compile3 && FileCheck %s < %t.compile3
// RUN: %clang_cuda -w -O2 -g -S %s -o /dev/null -mllvm -unbank-report=%t.json && %python %S/../Inputs/ranges.py %t.json > %t.compile2
// RUN: %clang_cuda -w -O1 -g -S %s -o /dev/null -mllvm -unbank-report=%t.json && %python %S/../Inputs/ranges.py %t.json > %t.compile1
// RUN: env CUDA_PATH=none %unbank analyze --report=%t.json %s -- -I%examples > /dev/null && %python %S/../Inputs/ranges.py %t.json | diff %t.compile3 -
// RUN: env CUDA_PATH=none %unbank analyze --report=%t.json %s -- -O2 -I%examples > /dev/null && %python %S/../Inputs/ranges.py %t.json | diff %t.compile2 -
// RUN: env CUDA_PATH=none %unbank analyze --report=%t.json %s -- -O2 -O1 -I%examples > /dev/null && %python %S/../Inputs/ranges.py %t.json | diff %t.compile1 -
// CHECK: ld 8 4..4
#include "cuda_min.h"

__global__ void steps(float *out, const float *in) {
  __shared__ float s[4096];
  const int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  float r = 0;
  int i = 0;
  do {
    r += s[t * 8 + i * 2] * s[t * 8 + i * 2 + 8];
    r -= s[t * 4 + i + 3] * s[t * 4 + i + 2];
  } while (++i < 20);
  out[t] = r;
}
