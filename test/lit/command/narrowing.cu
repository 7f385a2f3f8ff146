// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Braces that narrow a number: nvcc warns, clang alone has an error.
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 -- -I%examples 2> %t.said | FileCheck %s
// RUN: FileCheck %s --check-prefix=SAID < %t.said
// REQUIRES: command
// CHECK: kernel narrow(int*, unsigned short)
// SAID: warning: non-constant-expression cannot be narrowed
#include "cuda_min.h"

struct pair {
  unsigned char a, b;
};

__global__ void narrow(int *out, unsigned short n) {
  __shared__ int s[32];
  pair p = {n, n};
  s[threadIdx.x] = p.a;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x ^ 1] + p.b;
}
