// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An access that may lead to dynamic memory or to an array of 128 bytes is not bounded by the words of that array, in either order: lane_first reads
// 16 words of one bank. Its twin reads the small array alone, which cannot have conflicts.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank analyze %t.ll --block=32 --report=%t.json > %t.txt
// RUN: %python -c "import json; [print(kernel['display'].split('(')[0], kernel['before']['exactness'], [(access['op'], access['before']['exactness'], access['before']['wavefronts']['max']) for access in kernel['accesses'] if access['op'] == 'ld']) for kernel in json.load(open('%t.json'))['kernels']]" | FileCheck %s
// CHECK-DAG: lane_first unknown [('ld', 'unknown', 32)]
// CHECK-DAG: by_argument unknown [('ld', 'unknown', 32)]
// CHECK-DAG: alone exact [('ld', 'exact', 1)]
#include "cuda_min.h"

extern __shared__ float D[];

__global__ void lane_first(float *out, const float *in) {
  float *d = D;
  __shared__ float Q[32];
  int t = threadIdx.x;
  for (int i = t; i < 1024; i += 32)
    d[i] = in[i];
  Q[t] = in[t];
  __syncthreads();
  if (t < 16)
    out[t] = d[t * 32];
  else
    out[t] = Q[t];
}

__global__ void by_argument(float *out, const float *in, int mode) {
  float *d = D;
  __shared__ float R[32];
  int t = threadIdx.x;
  for (int i = t; i < 1024; i += 32)
    d[i] = in[i];
  R[t] = in[t];
  __syncthreads();
  const float *p = mode ? d + t * 32 : R + t;
  out[t] = *p;
}

__global__ void alone(float *out, const float *in, const int *at) {
  __shared__ float S[32];
  int t = threadIdx.x;
  S[t] = in[t];
  __syncthreads();
  out[t] = S[at[t]];
}
