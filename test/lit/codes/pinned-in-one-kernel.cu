// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One kernel's use of a file's array pins it for that kernel: the other kernel gets a clone with a layout.
// RUN: %clang_cuda -S -emit-llvm %s -o %t.ll -mllvm -unbank-report=%t.json -mllvm -unbank-block=32x8
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=IR < %t.ll
// CHECK-DAG: publish{{.*}} refused escapes-store
// CHECK-DAG: transpose{{.*}} changed pad:128:4
// IR-DAG: @_ZL4tile = internal addrspace(3) global [32 x [32 x float]]
// IR-DAG: @_ZL4tile._Z9transposePfPKf = internal local_unnamed_addr addrspace(3) global [32 x [33 x float]]
#include "cuda_min.h"


static __shared__ float tile[32][32];


__global__ void publish(float **out, const float *in) {
  for (unsigned y = threadIdx.y; y < 32; y += 8)
    tile[y][threadIdx.x] = in[y * 32 + threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = &tile[threadIdx.x][0];
}


__global__ void transpose(float *out, const float *in) {
  for (unsigned y = threadIdx.y; y < 32; y += 8)
    tile[y][threadIdx.x] = in[y * 32 + threadIdx.x];
  __syncthreads();
  for (unsigned y = threadIdx.y; y < 32; y += 8)
    out[y * 32 + threadIdx.x] = tile[threadIdx.x][y];
}
