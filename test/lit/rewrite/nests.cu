// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an inner loop does counts for more than what the loops around it do. Both kernels read columns and rows, one of them again and again in the
// innermost loop, the other once for each: a layout for columns makes each address longer, and pays only if columns are read in the innermost loop.
// RUN: %clang_cuda -S %s -o /dev/null -mllvm -unbank-block=32x8 -mllvm -unbank-report=%t.json
// RUN: %python %S/../Inputs/arrays.py %t.json | FileCheck %s
// CHECK-DAG: memory in rows_within: kept no-gain
// CHECK-DAG: memory in columns_within: changed pitch:2:3:4:0
#include "cuda_min.h"

extern __shared__ float memory[];

extern "C" __global__ void rows_within(float *out, const float *in, int n) {
  const int x = threadIdx.x, y = threadIdx.y;
  for (int k = 0; k < n - 1; ++k) {
    for (int i = k + 1 + y * 32 + x; i < n; i += 256)
      memory[i * n + k] /= memory[k * n + k];
    __syncthreads();
    for (int i = k + 1 + y; i < n; i += 8)
      for (int j = k + 1 + x; j < n; j += 32)
        memory[i * n + j] -= memory[i * n + k] * memory[k * n + j];
    __syncthreads();
  }
  out[x] = memory[x];
}

extern "C" __global__ void columns_within(float *out, const float *in, int n) {
  const int x = threadIdx.x, y = threadIdx.y;
  for (int k = 0; k < n - 1; ++k) {
    for (int j = k + 1 + y * 32 + x; j < n; j += 256)
      memory[k * n + j] /= memory[k * n + k];
    __syncthreads();
    for (int j = k + 1 + y; j < n; j += 8)
      for (int i = k + 1 + x; i < n; i += 32)
        memory[i * n + j] -= memory[i * n + k] * memory[k * n + j];
    __syncthreads();
  }
  out[x] = memory[x];
}
