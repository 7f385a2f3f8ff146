// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An index that mixes lanes with an argument has one or two words in a bank, depending on the argument's residue. With a second argument added, no
// swizzle is certain to leave one, while the wide reads after the loop would certainly be taken apart: nothing is changed. The twin has no second
// argument: a swizzle leaves one word in a bank for every residue. With lanes four times as far apart (`far`), a pad gains for all residues, by how
// much depends on both arguments: a range before, and a range after.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=64
// RUN: %arrays %t.json | FileCheck %s
// RUN: not grep '"exactness": "unknown"' %t.json
// CHECK-DAG: _ZZ3twoPfPKfiiE4data: kept no-gain
// CHECK-DAG: _ZZ3onePfPKfiiE4data: changed xor:2:31:3
// CHECK-DAG: _ZZ3farPfPKfiiE4data: changed pad:128:4 4096 -> 4220
#include "cuda_min.h"

__device__ inline void butterflies(float *out, const float *in, float *data, int n, int first) {
  int t = threadIdx.x;
  for (int j = t; j < 512; j += 64)
    data[j] = in[j];
  __syncthreads();
  for (int size = 1; size < n; size *= 2) {
    int at = 2 * t - (t & (size - 1)) + first;
    float x = data[at], y = data[at + size];
    __syncthreads();
    data[at] = x + y;
    data[at + size] = x - y;
    __syncthreads();
  }
  float sum = 0;
  for (int j = 0; j < 4; j++)
    sum += data[4 * t + j];
  out[t] = sum;
}

__global__ void two(float *out, const float *in, int n, int first) {
  __shared__ float data[512];
  butterflies(out, in, data, n, first);
}

__global__ void one(float *out, const float *in, int n, int first) {
  __shared__ float data[512];
  butterflies(out, in, data, n, 0);
}

__global__ void far(float *out, const float *in, int size, int first) {
  __shared__ float data[1024];
  int t = threadIdx.x;
  for (int j = t; j < 1024; j += 64)
    data[j] = in[j];
  __syncthreads();
  float sum = 0;
  for (int j = 0; j < 8; j++)
    sum += data[4 * (2 * t - (t & (size - 1))) + first + 32 * j];
  out[t] = sum;
}
