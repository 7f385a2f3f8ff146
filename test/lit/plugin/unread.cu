// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What becomes of a module does not depend on whether somebody reads the report, though without a
// reader codegen's view is asked for those kernels alone that execute other accesses than the IR
// has. Here are some of them, which would be changed otherwise.
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
