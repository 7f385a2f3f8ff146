// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A layout that is asked for may have rows longer than all memory, and then moves nothing: strides and data-dependent accesses under it are scored
// like others.
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x8 --layout='*@pad:1073741824:4' -- -I%examples | FileCheck %s
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x8 --layout='*@pad:134217728:12' -- -I%examples | FileCheck %s
// CHECK: strides::tile 8,192{{ +}}pad:{{[0-9:]+}} changed
// CHECK: st tile 4 8 1..32
#include "cuda_min.h"

__global__ void strides(float *out, const int *in, int n) {
  __shared__ float tile[64 * 32];
  tile[threadIdx.x * n] = n;
  __syncthreads();
  out[threadIdx.x] = tile[32 * (in[threadIdx.x] & 7) + threadIdx.x] + tile[threadIdx.x * n + 4];
}
