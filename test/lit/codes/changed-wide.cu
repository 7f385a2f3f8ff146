// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows that are read 16 bytes at a time are as free of conflicts with a pad of 16 bytes as with one of 4, with a quarter of the loads, and loads are
// instructions, too. If the wider pad removes one of six resident blocks, loads of 8 bytes are chosen.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=256
// RUN: %arrays %t.json | FileCheck %s
// CHECK-DAG: _ZZ5smallPfE4rows: changed pad:128:16 32768 -> 36864
// CHECK-DAG: _ZZ5largePfE4rows: changed pad:128:8 34816 -> 36992
#include "cuda_min.h"

template <int ROWS> __device__ inline void sum_rows(float *data, float (*rows)[32]) {
  int t = threadIdx.x;
  for (int row = 0; row < ROWS; row += 8)
    rows[row + t / 32][t % 32] = data[row * 32 + t];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < 32; i++)
    sum = ((sum + rows[t][i]) * sum + 1) * sum;
  data[t] = sum;
}

__global__ void small(float *data) {
  alignas(16) __shared__ float rows[256][32];
  sum_rows<256>(data, rows);
}

__global__ void large(float *data) {
  alignas(16) __shared__ float rows[272][32];
  sum_rows<272>(data, rows);
}
