// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With 32-bit pointers to shared memory, a function that receives one as a generic pointer is compiled for the widths with 64-bit ones, by a machine
// for these, although the process asks for 32-bit ones.
// RUN: %clang_cuda -Xclang -fcuda-short-ptr -Xclang -mllvm -Xclang --nvptx-short-ptr -S %s -o %t.ptx -mllvm -unbank-report=%t.json -mllvm -unbank-block=64
// RUN: FileCheck %s < %t.ptx
// CHECK: .visible .entry sums
#include "cuda_min.h"

__device__ __attribute__((noinline)) unsigned sum(const unsigned *values, int n) {
  unsigned sum = 0;
  for (int k = 0; k < n; ++k)
    sum = sum * 3 + values[k];
  return sum;
}

extern "C" __global__ void sums(unsigned *out, const unsigned *in, int n) {
  __shared__ unsigned values[512];
  for (int k = 0; k < 8; ++k)
    values[k * 64 + threadIdx.x] = in[k * 64 + threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = sum(values + threadIdx.x * 8, n);
}
