// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// --kernel= takes the names that tables print: with template arguments, and without these or parameters if one kernel fits.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cp %s %t/k.cu && cd %t
// RUN: cd %t && env CUDA_PATH=none %unbank simulate k.cu '--kernel=turn<4>' --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:ramp -- -I%examples | FileCheck %s
// CHECK: kernel void turn<4>(float*, float const*)
// RUN: cd %t && not env CUDA_PATH=none %unbank simulate k.cu --kernel=turn --grid=1 --block=32 -- -I%examples 2>&1 | FileCheck %s --check-prefix=MANY
// MANY: several kernels are called turn; the module defines turn<4>, turn<8>, same(float*), same(int*)
#include "cuda_min.h"

template <int N> __global__ void turn(float *out, const float *in) {
  __shared__ float s[32];
  s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x ^ N];
}
template __global__ void turn<4>(float *, const float *);
template __global__ void turn<8>(float *, const float *);

__global__ void same(float *out) { out[threadIdx.x] = 1; }
__global__ void same(int *out) { out[threadIdx.x] = 1; }
