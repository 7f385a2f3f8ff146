// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Braces that narrow a number: nvcc warns, clang alone has an error. For a source that is only read clang's warnings are suppressed, also if the
// user's arguments make errors of them.
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 -- -I%examples -Wall -Werror -Werror=unused-variable 2> %t.said | FileCheck %s
// RUN: count 0 < %t.said
// REQUIRES: command
// CHECK: kernel narrow(int*, unsigned short)
#include "cuda_min.h"

struct pair {
  unsigned char a, b;
};

__global__ void narrow(int *out, unsigned short n) {
  __shared__ int s[32];
  pair p = {n, n};
  int unused;
  s[threadIdx.x] = p.a;
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x ^ 1] + p.b;
}
