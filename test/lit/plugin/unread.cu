// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The resulting module does not depend on whether a report is written, although without one codegen's view is computed only for kernels whose
// accesses after codegen differ from the IR's. Here are some of these, which would be changed otherwise.
//
// RUN: %clang_cuda -S -emit-llvm -o %t.unread.ll %s
// RUN: %clang_cuda -S -emit-llvm -mllvm -unbank-report=%t.json -o %t.read.ll %s
// RUN: diff %t.unread.ll %t.read.ll
// RUN: %arrays %t.json | FileCheck %s
#include "cuda_min.h"

struct body {
  float x, y, z, w;
};

// Four loads of a word are one of 16 bytes.
// CHECK-DAG: fields{{.*}} clean
__global__ void fields(float *out, const float *in) {
  alignas(16) __shared__ body bodies[128];
  int t = threadIdx.x;
  bodies[t] = {in[t], in[t + 128], in[t + 256], in[t + 384]};
  __syncthreads();
  const body &one = bodies[t ^ 32];
  out[t] = one.x * one.y + one.z * one.w;
}

// The same in two steps of a loop that is unrolled.
// CHECK-DAG: steps{{.*}} clean
__global__ void steps(double *out, const double *in) {
  alignas(16) __shared__ double pairs[128][2];
  int t = threadIdx.x;
  for (int i = 0; i < 2; i++)
    pairs[t][i] = in[2 * t + i];
  __syncthreads();
  double sum = 0;
  for (int i = 0; i < 2; i++)
    sum += pairs[t ^ 32][i];
  out[t] = sum;
}

// A word of which a half is used is no other word.
// CHECK-DAG: halves{{.*}} changed
__global__ void halves(unsigned short *out, const unsigned *in) {
  __shared__ unsigned words[32][32];
  int x = threadIdx.x, y = threadIdx.y;
  words[y][x] = in[32 * y + x];
  __syncthreads();
  out[32 * y + x] = words[x][y] >> 16;
}
