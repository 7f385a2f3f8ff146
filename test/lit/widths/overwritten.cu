// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a later store overwrites, as seen in cubins for sm_75 to sm_120:
//
//     parts     the second word of a store to global memory is overwritten: what it was loaded for is not needed
//     whole     another place is overwritten
//     diamond   both arms of a branch overwrite what was stored ahead of it: of four stores two are left
//     one_arm   one arm does, and the other stores to no shared memory: one of two is left
//     between   likewise, with another store between them: all stay
//     waits     likewise, behind a barrier: all stay
// REQUIRES: llvm-22
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-block=64 -mllvm -unbank-mode=report -mllvm -unbank-report=%t.json
// RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
// CHECK-DAG: parts ld None {{.*}} a part is used
// CHECK-DAG: whole ld 8
// CHECK-COUNT-4: diamond st 4 0..1 a store before a branch
// CHECK-COUNT-2: one_arm st 4 0..1 a store before a branch
// CHECK-COUNT-3: between st 4 1..1
// CHECK-COUNT-2: waits st 4 1..1
#include "cuda_min.h"

struct pair {
  unsigned char a, b;
  unsigned short c;
  unsigned d;
};

extern "C" __global__ void parts(pair *out, const pair *in) {
  __shared__ __attribute__((aligned(16))) pair s[64];
  const int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  out[t] = s[63 - t];
  out[t].d = s[t ^ 1].d;
}

extern "C" __global__ void whole(pair *out, const pair *in) {
  __shared__ __attribute__((aligned(16))) pair s[64];
  const int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  out[t] = s[63 - t];
  out[t + 64].d = s[t ^ 1].d;
}

extern "C" __global__ void diamond(float *out, const float *in) {
  __shared__ float s[64], r[64];
  const int t = threadIdx.x;
  s[t] = 0;
  r[t] = 0;
  if (t & 1)
    s[t] = in[t];
  else
    r[t] = in[t];
  __syncthreads();
  out[t] = s[63 - t] + r[63 - t];
}

extern "C" __global__ void one_arm(float *out, const float *in) {
  __shared__ float s[64];
  const int t = threadIdx.x;
  const float x = in[t];
  s[t] = 0;
  if (t & 1)
    s[t] = x;
  else
    out[t + 64] = x;
  __syncthreads();
  out[t] = s[63 - t];
}

extern "C" __global__ void between(float *out, const float *in) {
  __shared__ float s[64], r[64];
  const int t = threadIdx.x;
  const float x = in[t];
  s[t] = 0;
  r[t] = 0;
  if (t & 1)
    s[t] = x;
  else
    out[t + 64] = x;
  __syncthreads();
  out[t] = s[63 - t] + r[63 - t];
}

extern "C" __global__ void waits(float *out, const float *in) {
  __shared__ float s[64];
  const int t = threadIdx.x;
  const float x = in[t];
  s[t] = 0;
  __syncthreads();
  if (t & 1)
    s[t] = x;
  else
    out[t + 64] = x;
  __syncthreads();
  out[t] = s[63 - t];
}
