// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop that steps by the number of threads stays rolled, and no address is computed for its iterations: the place in a ring, which the first
// iteration may know, changes nothing that could be merged.
// REQUIRES: llvm-22
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-block=64 -mllvm -unbank-mode=report -mllvm -unbank-report=%t.json
// RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
// CHECK: ring st 4 1..1
// CHECK-NOT: ring st None
#include "cuda_min.h"

extern "C" __global__ void ring(float *out, const float *in, int n) {
  __shared__ float s[96];
#pragma nounroll
  for (unsigned i = threadIdx.x; i < 96; i += blockDim.x)
    s[i < 61 ? i + 35 : i - 61] = (float)i;
  __syncthreads();
  out[threadIdx.x] = s[(threadIdx.x + n) % 96];
}
