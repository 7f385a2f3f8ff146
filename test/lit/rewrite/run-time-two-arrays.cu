// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows of one array are read by fours where they move (pitch:4). Of two arrays, one may move in a launch in which the other does not, so neighbours
// stay words, and rows get the layout for words: with pitch:4 they would keep 4-way conflicts.
// RUN: %clang_cuda -O3 -S %s -o /dev/null -mllvm -unbank-block=64 -mllvm -unbank-report=%t.json
// RUN: %arrays %t.json | FileCheck %s
// CHECK-DAG: alone{{.*}}: changed pitch:4:
// CHECK-DAG: first{{.*}}: changed pitch:2:
// CHECK-DAG: second{{.*}}: changed pitch:2:
#include "cuda_min.h"

static __device__ __forceinline__ float sum(const float *rows, int n) {
  float all = 0;
#pragma clang loop unroll(disable)
  for (int k = 0; k + 4 <= n; k += 4) {
    const float *at = &rows[threadIdx.x * n + k];
    all += at[0] + 2 * at[1] + 3 * at[2] + 4 * at[3];
  }
  return all;
}

static __device__ __forceinline__ void fill(float *rows, const float *in, int n) {
  for (int i = threadIdx.x; i < 64 * n; i += 64)
    rows[i] = in[i];
  __syncthreads();
}

__global__ void one(float *out, const float *in, int n) {
  __shared__ float alone[64 * 32];
  fill(alone, in, n);
  out[threadIdx.x] = sum(alone, n);
}

__global__ void two(float *out, const float *in, int n, int m) {
  __shared__ float first[64 * 32], second[64 * 32];
  fill(first, in, n);
  fill(second, in, m);
  out[threadIdx.x] = sum(first, n) + sum(second, m);
}
