// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows read 16 bytes at once are as clean with a pad of 8 bytes as with one of 4, in half the loads. Each keeps more registers busy: that is
// taken where an SM cannot hold threads for all its registers anyway (10 blocks of 160), and not where it can (6 of 320).
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm '-unbank-block=spare@160' -mllvm '-unbank-block=full@320'
// RUN: %arrays %t.json | FileCheck %s
// CHECK-DAG: _ZZ5sparePfE4rows: changed pad:128:8 20480 -> 21760
// CHECK-DAG: _ZZ4fullPfE4rows: changed pad:128:4 20480 -> 21120
#include "cuda_min.h"

template <int THREADS>
__device__ inline void sum_rows(float *data, float (*rows)[32]) {
  int t = threadIdx.x;
  for (int row = 0; row < 160; row += THREADS / 32)
    rows[row + t / 32][t % 32] = data[row * 32 + t];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < 32; i++)
    sum += rows[t % 160][i];
  data[t] = sum;
}

__global__ void spare(float *data) {
  alignas(16) __shared__ float rows[160][32];
  sum_rows<160>(data, rows);
}

__global__ void full(float *data) {
  alignas(16) __shared__ float rows[160][32];
  sum_rows<320>(data, rows);
}
