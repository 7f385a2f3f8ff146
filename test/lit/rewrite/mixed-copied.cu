// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function that is called with one array and with another gets a copy for each. Its own tile, or other memory beside it, is read by one load in the
// copies as well.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/original.ll
// RUN: %unbank fix %t/original.ll -o %t/fixed.ll --block=32 '--layout=*@xor:2:31:7'
// RUN: FileCheck %s --input-file=%t/fixed.ll
// RUN: sh %S/../Inputs/same.sh %unbank '--grid=1 --block=32 --arg=f32[4096]:ramp --arg=f32[32]:zero --arg=i32:40' _Z6callerPKfPfi \
// RUN:   %t/original.ll %t %t/fixed.ll
// CHECK:      define {{.*}}partly{{.*}}caller
// The clangs choose the address by a select or by a phi.
// CHECK:      %[[P:.*]] = {{select i1|phi ptr}} {{.*}}
// CHECK-NEXT: load float, ptr %[[P]]
// CHECK:      ret float
#include "cuda_min.h"

__device__ __attribute__((noinline)) float partly(const float *rows, const float *beside, int n) {
  __shared__ float tile[32][32];
  int x = threadIdx.x;
  for (int y = 0; y < 32; y++)
    tile[y][x] = rows[y * 32 + x];
  __syncthreads();
  float sum = rows[x * 32];
  for (int j = 0; j < n; j++)
    sum += j < 32 ? tile[x][j] : beside[x + j];
  __syncthreads();
  return sum;
}

__global__ void caller(const float *in, float *out, int n) {
  __shared__ float one[32][32], two[32][32];
  int x = threadIdx.x;
  for (int y = 0; y < 32; y++) {
    one[y][x] = in[y * n + x];
    two[y][x] = in[y * n + x + 1];
  }
  __syncthreads();
  out[x] = partly(&one[0][0], in, n) + partly(&two[0][0], in, n - 1);
}
