// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop that goes on by all threads of the grid: how many blocks there are is not known, but each has 256 threads, so that of bits 4 and 5 of an index
// nothing changes. Its twin goes on by as many threads as an argument says.
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
