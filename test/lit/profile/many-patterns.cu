// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A profile of a gather has a pattern for almost every execution. The search screens layouts on a sample of them, and looks at as many layouts as
// without a profile: with all patterns its work limit was reached after a few, and rows with 32-way conflicts stayed.
// RUN: rm -rf %t && mkdir %t && cp %s %t/many.cu && cd %t
// RUN: env CUDA_PATH=none %unbank simulate many.cu --grid=1 --block=32 --arg=f32[32]:zero --arg=u32[19200]:random:7 --arg=i32:600 --write-profile=many.profile -- -I%examples > simulated
// RUN: env CUDA_PATH=none %unbank explain gathers::s many.cu --block=32 --profile=many.profile -- -I%examples > told
// RUN: grep -o '[0-9]* layouts looked at' told | %python -c 'import sys; print("enough" if int(sys.stdin.read().split()[0]) > 300 else "few")' | FileCheck %s
// REQUIRES: command
// CHECK: enough
#include "cuda_min.h"

__global__ void gathers(float *out, const unsigned *picks, int n) {
  __shared__ float s[1024];
  int t = threadIdx.x;
  float sum = 0;
  for (int i = 0; i < n; ++i) {
    s[(t * 32 + i) & 1023] = sum;
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 8; ++k)
      sum += s[picks[i * 32 + t] >> 2 * k & 1023];
    __syncthreads();
  }
  out[t] = sum;
}
