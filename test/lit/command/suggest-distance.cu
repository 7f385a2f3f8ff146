// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The distance of two elements, computed in numbers: the array gets no patch, and a reason.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank suggest %s --block=256 -- -I%examples 2>&1 | FileCheck %s
// CHECK: no fix for k::tile: more is done with its name than subscripts and sums of a pointer: {{.*}} (line [[#@LINE+6]])
#include "cuda_min.h"
__global__ void k(float *out) {
  __shared__ float tile[32][32];
  int t = threadIdx.x;
  tile[t % 32][t / 32] = t;
  int apart = (int)(&tile[t % 32][3] - &tile[0][0]);
  __syncthreads();
  out[t] = tile[t / 32][t % 32] + apart;
}
