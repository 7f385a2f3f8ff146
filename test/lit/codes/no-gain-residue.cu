// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A scan of rows whose length is an argument, as in the CUDA samples: threads of short rows leave gaps, and two words share a bank. A swizzle saves
// that, and costs rows of 64 words and more, which have no conflicts: it would gain for some lengths and lose for others. The twin's rows are of one
// length, and short.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=256
// RUN: %arrays %t.json | FileCheck %s
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank explain '*any*' %t.ll --block=256 --top=9 | FileCheck %s --check-prefix=EXPLAIN
// REQUIRES: command
// CHECK-DAG: _ZZ3anyPjPKjjE4data: kept no-gain
// CHECK-DAG: _ZZ6shortsPjPKjjE4data: changed
// EXPLAIN: harms some values of an argument
#include "cuda_min.h"

__device__ inline unsigned scan(unsigned value, volatile unsigned *data, unsigned size) {
  unsigned at = 2 * threadIdx.x - (threadIdx.x & (size - 1));
  data[at] = 0;
  at += size;
  data[at] = value;
  for (unsigned offset = 1; offset < size; offset <<= 1) {
    __syncthreads();
    unsigned sum = data[at] + data[at - offset];
    __syncthreads();
    data[at] = sum;
  }
  return data[at];
}

__global__ void any(unsigned *out, const unsigned *in, unsigned size) {
  __shared__ unsigned data[512];
  unsigned at = blockIdx.x * blockDim.x + threadIdx.x;
  out[at] = scan(in[at], data, size);
}

__global__ void shorts(unsigned *out, const unsigned *in, unsigned size) {
  __shared__ unsigned data[512];
  unsigned at = blockIdx.x * blockDim.x + threadIdx.x;
  out[at] = scan(in[at], data, 8);
}
