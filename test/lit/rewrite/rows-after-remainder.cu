// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows of an argument's length are copied by an unrolled loop, whose main part begins where the iterations left over have ended. Lanes may end these
// in different iterations, so where they go on is not exactly known, and its score under a layout is a bound. For the choice they go on together,
// and the columns are freed of conflicts. In the twin, data that is loaded says where each lane goes on, and nothing is changed.
// REQUIRES: command, llvm-22
// DEFINE: %{launch} = --grid=1 --block=32 --dynamic=16384 --arg=f32[32]:zero --arg=f32[4096]:random:1:0:1
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: %clang_cuda_plain -O3 -S -emit-llvm %s -o k.ll
// RUN: %unbank fix k.ll -o out.ll --block=32 --report=report.json > /dev/null
// RUN: %validate report.json
// RUN: %arrays report.json | FileCheck %s
// RUN: %unbank simulate k.ll --kernel=counted %{launch} --arg=i32:96 | grep xxh64 -A3 > 96
// RUN: %unbank simulate out.ll --kernel=counted %{launch} --arg=i32:96 | grep xxh64 -A3 | diff 96 -
// RUN: %unbank simulate k.ll --kernel=counted %{launch} --arg=i32:100 | grep xxh64 -A3 > 100
// RUN: %unbank simulate out.ll --kernel=counted %{launch} --arg=i32:100 | grep xxh64 -A3 | diff 100 -
// RUN: %unbank analyze k.ll --block=32 | FileCheck %s --check-prefix=TEXT
// TEXT: kernel counted
// TEXT: st tile 4 {{.*}} 1 -> 1..32 1 x4
// CHECK-DAG: tile{{.*}}counted{{.*}}: changed pitch:
// CHECK-DAG: tile{{.*}}by_data{{.*}}: kept
#include "cuda_min.h"

extern __shared__ float tile[];

__global__ void counted(float *out, const float *in, int n) {
  for (int r = 0; r < 32; r++)
#pragma unroll 4
    for (int k = threadIdx.x; k < n; k += 32)
      tile[r * n + k] = in[r * n + k];
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < n; k++)
    sum += tile[threadIdx.x * n + k] * k;
  out[threadIdx.x] = sum;
}

__global__ void by_data(float *out, const float *in, int n) {
  for (int r = 0; r < 32; r++) {
    int k = threadIdx.x;
    while (k + 32 < n && in[k] > 0.5f)
      k += 32;
    for (; k < n; k += 32)
      tile[r * n + k] = in[r * n + k];
  }
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < n; k++)
    sum += tile[threadIdx.x * n + k] * k;
  out[threadIdx.x] = sum;
}
