// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What lanes=yes shows for accesses that are not plain: ptxas merges them, an argument is the stride, data decides, warps differ in how often they
// execute them.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -gline-tables-only -S -emit-llvm %s -o %t/lanes.ll
// RUN: %unbank analyze %t/lanes.ll --block=64 --lanes=yes --report=%t/lanes.json > %t/ignored && %validate %t/lanes.json
// RUN: %python %S/../Inputs/executions.py %t/lanes.json
// RUN: %python %S/../Inputs/shown.py %t/lanes.json | FileCheck %s
//
// Where the addresses that a layout makes cannot be followed, those that it moves are shown, as they are scored.
// RUN: %clang_cuda_plain -gline-tables-only -S -emit-llvm -I%examples %examples/../bench/kernels/calls_lines.cu -o %t/calls.ll
// RUN: %unbank analyze %t/calls.ll --block=64 --lanes=yes --report=%t/calls.json > %t/ignored && %validate %t/calls.json
// RUN: %python %S/../Inputs/executions.py %t/calls.json
#include "cuda_min.h"

// Words 3 to 0 of a group, read in this order: one access of 16 bytes that begins at word 0.
// CHECK:      backwards ld 16 bytes: 2 executions; warp 0 turn 0 at 0: 0 16 32
__global__ void backwards(float *out) {
  alignas(16) __shared__ float a[256];
  int t = threadIdx.x;
  for (int i = 0; i < 4; i++)
    a[t + 64 * i] = out[t + 64 * i];
  __syncthreads();
  float d = a[4 * t + 3], c = a[4 * t + 2], b = a[4 * t + 1], e = a[4 * t];
  out[t] = ((d - c) * b - e) * d;
}

// Of all strides the one that is shown is among the worst: a multiple of 32 words. The least is taken.
// CHECK:      strided ld 4 bytes: 2 executions; warp 0 turn 0 at 0: 0 128 256 with {{.*}} = 32
__global__ void strided(float *out, int n) {
  __shared__ float a[4096];
  int t = threadIdx.x;
  for (int i = 0; i < 64; i++)
    a[t + 64 * i] = out[t + 64 * i];
  __syncthreads();
  out[t] = a[n * t];
}

// The second warp comes half as often; its executions are counted from its own first.
// CHECK:      fewer ld 4 bytes: 12 executions; warp 1 turn 3 at 512: 0 4 8
__global__ void fewer(float *out) {
  __shared__ float a[4096];
  int t = threadIdx.x;
  for (int i = 0; i < 64; i++)
    a[t + 64 * i] = out[t + 64 * i];
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int i = 0; i < (t < 32 ? 8 : 4); i++)
    sum += a[t + 32 * i];
  out[t] = sum;
}

// Nothing is shown of what data decides.
// CHECK:      gather ld 4 bytes: none
__global__ void gather(float *out, const int *index) {
  __shared__ float a[4096];
  int t = threadIdx.x;
  for (int i = 0; i < 64; i++)
    a[t + 64 * i] = out[t + 64 * i];
  __syncthreads();
  out[t] = a[index[t] & 4095];
}
