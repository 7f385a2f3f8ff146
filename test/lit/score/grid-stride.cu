// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop with the stride of the whole grid: the number of blocks is unknown, but each has 256 threads, so bits 4 and 5 of an index do not change. Its
// twin's stride is an argument.
// RUN: %clang_cuda_plain -O3 -S -emit-llvm %s -o %t.ll
// RUN: %unbank_opt -passes='print<unbank<rdc=no;block=256>>' -disable-output %t.ll 2>&1 | FileCheck %s
// CHECK:      kernel grid
// CHECK:      ld {{ *}}s {{ *}}4 {{.*}} 1 {{ *}}1{{$}}
// CHECK:      kernel said
// CHECK:      ld {{ *}}s {{ *}}4 {{.*}} 1..2 -> 1 {{ *}}1
#include "cuda_min.h"

__global__ void grid(int *data, int n) {
  __shared__ int s[64];
  if (threadIdx.x < 64)
    s[threadIdx.x] = 0;
  __syncthreads();
  for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
    data[i] = s[i & 48];
}

__global__ void said(int *data, int n, int step) {
  __shared__ int s[64];
  if (threadIdx.x < 64)
    s[threadIdx.x] = 0;
  __syncthreads();
  for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += step)
    data[i] = s[i & 48];
}
