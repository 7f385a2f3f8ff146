// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A failure refers to the last one above it of an array of its name, and only if that says the same: dynamic memory of several kernels has one name.
// REQUIRES: command
// RUN: env CUDA_PATH=none %exits 1 %unbank analyze %s --block=16x16 --fail-above=1 -- -I%examples 2>&1 > %t | FileCheck %s
// CHECK:      error: st of tile in first(float*): {{.*}}; dynamic-size: {{.*}}
// CHECK-NEXT: error: ld of tile in first(float*): {{.*}}; as above{{$}}
// CHECK-NEXT: error: st of tile in second(float*): {{.*}}; the layout {{.*}} would help: {{.*}}
// CHECK-NEXT: error: st of tile in third(float*): {{.*}}; dynamic-size: {{.*}}
#include "cuda_min.h"

extern __shared__ float tile[];

__global__ void first(float *out) {
  tile[threadIdx.y * 17 + threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.y * 17 + threadIdx.x + 17];
}

__global__ void second(float *out) {
  tile[threadIdx.x * 32 + threadIdx.y] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x];
}

__global__ void third(float *out) {
  tile[threadIdx.y * 17 + threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x];
}
