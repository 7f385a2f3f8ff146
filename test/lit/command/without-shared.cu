// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Of several kernels those without shared memory are counted, not listed: libraries have hundreds. A kernel that is alone is listed, and so is one
// for which it is unknown.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --launch=none -- -I%examples | FileCheck %s
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --launch=none -- -I%examples -DONE | FileCheck %s --check-prefix=ONE
// CHECK-NOT: kernel plain(
// CHECK:     kernel shared(
// CHECK-NOT: kernel plain(
// CHECK:     kernel calls(
// CHECK-NOT: kernel plain(
// CHECK:     {{^}}2 kernels without shared memory{{$}}
// ONE:       kernel plain(
// ONE-NOT:   without shared memory
#include "cuda_min.h"

__global__ void plain(int *out) { out[threadIdx.x] = 1; }
#ifndef ONE
__global__ void plain_too(int *out) { out[threadIdx.x] = 2; }
__global__ void calls(void (*what)()) { what(); }
__global__ void shared(int *out, const int *in) {
  __shared__ int s[1024];
  s[32 * threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = s[32 * threadIdx.x ^ 32];
}
#endif
