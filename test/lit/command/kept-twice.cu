// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One kernel gets a copy of the array; that the other two keep it is listed for each of them, with its name in their accesses, too.
// RUN: env CUDA_PATH=none %unbank analyze %s -- -I%examples > %t.txt
// RUN: FileCheck %s < %t.txt
#include "cuda_min.h"

static __shared__ float tile[32][32];

// CHECK-LABEL: kernel column(
// CHECK:       tile 4,096 -> 4,224 pad:128:4 changed
__global__ void column(float *out, const float *in) {
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

// CHECK-LABEL: kernel first(
// CHECK:       tile 4,096 identity kept: clean
// CHECK:       st tile
__global__ void first(float *out, const float *in) {
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.y][threadIdx.x ^ 1];
}

// CHECK-LABEL: kernel second(
// CHECK:       tile 4,096 identity kept: clean
// CHECK:       st tile
__global__ void second(float *out, const float *in) {
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.y][threadIdx.x ^ 2];
}
