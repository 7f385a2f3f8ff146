// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pointer leads to either of two arrays, so both have one layout. Columns are read from one array only: its conflicts are not reported for the
// other.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=32
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=REASON --input-file=%t.json
// CHECK-DAG: rows: changed pad:128:8
// CHECK-DAG: columns: changed pad:128:8
// REASON-COUNT-2: 8-way conflicts in arrays that one pointer leads to, and that have one layout; rows of 128 bytes padded by 8
#include "cuda_min.h"

__global__ void joined(float *out, const float *in, int n) {
  __shared__ float rows[1024], columns[1024];
  const int t = threadIdx.x;
  float *either = n > 3 ? rows : columns;
  for (int i = 0; i < 32; i++)
    either[32 * i + t] = in[32 * i + t];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < 32; i++)
    sum += rows[32 * i + t] * columns[32 * t + i];
  out[t] = sum;
}
