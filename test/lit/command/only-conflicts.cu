// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// --only-conflicts shows kernels that have conflicts, and reports how many of those without a known one are not fully known. Twin: an unknown access
// in a kernel that has conflicts is shown, and so is everything without the option.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x8 --only-conflicts -- -I%examples | FileCheck %s
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x8 -- -I%examples | FileCheck %s --check-prefix=ALL
// CHECK-NOT: {{^}}kernel gather
// CHECK-NOT: {{^}}kernel clean
// CHECK:     {{^}}kernel both
// CHECK:     ld  s {{.*}} ?
// CHECK-NOT: {{^}}kernel gather
// CHECK-NOT: {{^}}kernel clean
// CHECK:     {{^}}1 kernel without a known conflict, but with accesses that are not known: without --only-conflicts they are shown
// ALL-DAG:   {{^}}kernel gather
// ALL-DAG:   {{^}}kernel clean
// ALL-DAG:   {{^}}kernel both
// ALL-NOT:   without a known conflict
// Where there is none at all, that is said.
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x8 --only-conflicts -- -I%examples -DCLEAN | FileCheck %s --check-prefix=NONE
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x8 --only-conflicts -- -I%examples | not grep 'no kernel has'
// NONE: {{^}}no kernel has a conflict
#include "cuda_min.h"

#ifndef CLEAN

__global__ void gather(float *out, const int *at) {
  __shared__ float s[1024];
  const int x = threadIdx.y * 32 + threadIdx.x;
  s[at[x] & 1023] = out[x];
  __syncthreads();
  out[x] = s[at[x + 256] & 1023];
}

#endif
__global__ void clean(float *out) {
  __shared__ float s[256];
  const int x = threadIdx.y * 32 + threadIdx.x;
  s[x] = out[x];
  __syncthreads();
  out[x] = s[255 - x];
}

#ifndef CLEAN
__global__ void both(float *out, const int *at) {
  __shared__ float s[32][32];
  const int x = threadIdx.x, y = threadIdx.y;
  s[x][y] = out[y * 32 + x];
  __syncthreads();
  out[y * 32 + x] = s[0][at[y * 32 + x] & 1023];
}
#endif
