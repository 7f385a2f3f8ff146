// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How arguments that decide how often an access is executed change what a layout gains.
//
// A comparison with an argument is not a loop: what it guards is executed at most once (`guarded`), and costs as much.
//
// An array that is used behind a loop, such as one through which results are staged, gains the same however long the loop is, so its gain counts for
// a short loop (`behind`). One that gains as little in each iteration of the loop is compared with all iterations (`inside`).
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/in.ll
// RUN: %unbank fix %t/in.ll --block=32 --report=%t/report.json -o %t/out.ll > %t/text
// RUN: %validate %t/report.json
// RUN: %arrays %t/report.json | FileCheck %s
// CHECK-DAG: _ZZ7guarded{{.*}}: changed pad:128:16
// CHECK-DAG: _ZZ6behind{{.*}}E5stage: changed pad:16:4
// CHECK-DAG: _ZZ6inside{{.*}}E5stage: kept no-gain
#include "cuda_min.h"

/* Written as columns, read in rows. */
__global__ void guarded(float *out, const float *in, int n, int m) {
  __shared__ float tile[32][32];
  int t = threadIdx.x;
  for (int i = 0; i < 4; ++i)
    tile[t][i] = in[32 * i + t];
  __syncthreads();
#pragma unroll
  for (int row = 0; row < 32; ++row)
    if (row < m)
      out[n * row + t] = tile[row][t];
}

template <int TIMES> __device__ inline float pass_on(float (&stage)[128], float sum) {
  for (int i = 0; i < TIMES; ++i) {
    stage[4 * threadIdx.x] = sum;
    __syncthreads();
    sum += stage[(4 * threadIdx.x + 4) & 127];
    __syncthreads();
  }
  return sum;
}

__device__ inline float add(const float *in, float (&work)[1024]) {
  float sum = 0;
#pragma unroll
  for (int i = 0; i < 32; ++i) {
    work[32 * i + threadIdx.x] = in[32 * i + threadIdx.x];
    __syncthreads();
    sum += work[32 * i + (threadIdx.x ^ 1)];
  }
  return sum;
}

__global__ void behind(float *out, const float *in, int n) {
  __shared__ float work[1024], stage[128];
  float sum = 0;
  for (int k = 0; k < n; ++k)
    sum += add(in + 1024 * k, work);
  out[threadIdx.x] = pass_on<8>(stage, sum);
}

__global__ void inside(float *out, const float *in, int n) {
  __shared__ float work[1024], stage[128];
  float sum = 0;
  for (int k = 0; k < n; ++k) {
    for (int i = 0; i < 8; ++i)
      sum += add(in + 1024 * k + i, work);
    sum = pass_on<1>(stage, sum);
  }
  out[threadIdx.x] = sum;
}
