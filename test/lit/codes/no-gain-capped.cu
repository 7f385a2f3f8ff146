// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Column reads, then a loop whose index arithmetic exceeds the work limit of a kernel: the array is known only in part, and is not changed. The
// twin's loop is short.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=32
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=REASON < %t.json
// CHECK-DAG: _ZZ6cappedPfPKfE4tile: kept no-gain
// CHECK-DAG: _ZZ8followedPfPKfE4tile: changed
// REASON: nothing is changed on a part of what it does
#include "cuda_min.h"

template <int TRIPS>
__device__ inline void columns(float *out, const float *in, float (*tile)[32], float *seen) {
  int t = threadIdx.x;
  unsigned x = t;
  for (int j = 0; j < 32; j++)
    tile[j][t] = in[32 * j + t];
  seen[t] = 0;
  __syncthreads();
  float sum = 0;
  for (int j = 0; j < 32; j++)
    sum += tile[t][j];
  for (int i = 0; i < TRIPS; i++)
    x = x * 1664525u + (x >> 7);
  out[t] = sum + seen[x >> 27];
}

__global__ void capped(float *out, const float *in) {
  __shared__ float tile[32][32], seen[32];
  columns<300000>(out, in, tile, seen);
}

__global__ void followed(float *out, const float *in) {
  __shared__ float tile[32][32], seen[32];
  columns<3>(out, in, tile, seen);
}
