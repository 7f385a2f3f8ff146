// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The annotations of unbank/cuda.h as clang passes them on: an array is switched off; a kernel's shape is promised, and enforced because the rewrite
// relies on it.
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda -I%include -S %s -o %t/k.ptx -mllvm -unbank-report=%t/k.json
// RUN: %arrays %t/k.json | FileCheck %s --check-prefix=ARRAYS
// RUN: FileCheck %s < %t/k.ptx
// ARRAYS-DAG: _ZZ8promisedPfE3off: kept switched-off
// ARRAYS-DAG: _ZZ8promisedPfE4tile: changed pad:128:4 4096 -> 4224
// CHECK: .visible .entry {{.*}}promised
// CHECK: .reqntid 32, 8, 1
#include "cuda_min.h"
#include "unbank/cuda.h"

__global__ void UNBANK_BLOCK("32x8") promised(float *out) {
  __shared__ float tile[32][32];
  __shared__ UNBANK_OFF float off[32][32];
  tile[threadIdx.y][threadIdx.x] = 1;
  off[threadIdx.x][threadIdx.y] = 2;
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y] + off[threadIdx.y][threadIdx.x];
}
