// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A block is too large if any of its warps leaves an array: in `reversed` the first ones do, not the last, so the row of 128 words is for 128 threads.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s -- -I%examples > %t && FileCheck %s < %t
// CHECK: kernel reversed
// CHECK: block 128, assumed
#include "cuda_min.h"

extern "C" __global__ void reversed(float *out, const float *in) {
  __shared__ float row[128];
  row[blockDim.x - 1 - threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = row[blockDim.x - 1 - (threadIdx.x ^ 1)];
}
