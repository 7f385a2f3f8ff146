// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The assumed shape is kept for the figures after the rewrite, although the new addresses no longer show the rows: both sides of the report are those
// of the same shape given explicitly.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/k.ll
// RUN: %unbank analyze %t/k.ll --layout=k::tile@xor:2:15:6 > %t/assumed
// RUN: %unbank analyze %t/k.ll --layout=k::tile@xor:2:15:6 --block=16x16 > %t/said
// RUN: %unbank fix %t/k.ll -o %t/out.ll --layout=k::tile@xor:2:15:6 > %t/fixed
// RUN: FileCheck %s --check-prefix=SHAPE < %t/assumed
// RUN: grep -v '^  block' %t/assumed | FileCheck %s
// RUN: grep -v '^  block' %t/said | FileCheck %s
// RUN: grep -v '^  block' %t/fixed | FileCheck %s
// SHAPE: block 16x16, assumed
// CHECK: k::tile 4,096 xor:2:15:6 changed
// CHECK: st tile 4 8 1 1
// CHECK: ld tile 4 8 8 -> 1 1
#include "cuda_min.h"

__global__ void k(float *out) {
  __shared__ float tile[64][16];
  tile[threadIdx.y][threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}
