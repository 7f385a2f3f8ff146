// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An access through one of two pointers: the one leads to an array, the other was loaded. If the array's address is stored, that pointer may lead to it, too, by
// lanes that are not followed, so the access has no score (stored). A pointer that the host gave leads to global memory, and so does one that was loaded
// where no address is stored: the score is that of the lanes that reach the array (given, loaded). A function of another module may return a pointer to
// shared memory of its own (called).
// RUN: %clang_cuda -O2 -S -emit-llvm %s -o /dev/null -mllvm -unbank-block=32 -mllvm -unbank-mode=report -mllvm -unbank-report=%t.json -mllvm -unbank-widths=ir
// RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=WHY < %t.json
// WHY-COUNT-2: it may also go through a pointer that is not followed: not all accesses to stored::a are listed: its address is stored or returned
// WHY-COUNT-2: it may also go through a pointer that is not followed: it reaches a call of elsewhere(int), which this module does not define
// WHY-NOT: it may also
// CHECK: stored{{.*}} ld 4 {{.*}}..? its address is stored or returned
// CHECK: given{{.*}} ld 4 1..1{{ *$}}
// CHECK: loaded{{.*}} ld 4 1..1{{ *$}}
// CHECK: called{{.*}} ld 4 0..? {{.+}}
#include "cuda_min.h"

__global__ void stored(float *out, const float *in) {
  __shared__ float a[32][32];
  __shared__ float *of[32];
  const int t = threadIdx.x;
  a[0][t] = in[t];
  of[t] = &a[t][0];
  __syncthreads();
  float *other = of[31 - t];
  float *p = t & 8 ? &a[0][t] : other;
  out[t] = *p;
}

__global__ void given(float *out, const float *in) {
  __shared__ float a[32][32];
  const int t = threadIdx.x;
  a[0][t] = in[t];
  __syncthreads();
  const float *p = t & 8 ? &a[0][t] : in + 3 * t;
  out[t] = *p;
}

__global__ void loaded(float *out, const float *const *in) {
  __shared__ float a[32][32];
  const int t = threadIdx.x;
  a[0][t] = in[0][t];
  __syncthreads();
  const float *other = in[t];
  const float *p = t & 8 ? &a[0][t] : other;
  out[t] = *p;
}

__device__ float *elsewhere(int);

__global__ void called(float *out, const float *in) {
  __shared__ float a[32][32];
  const int t = threadIdx.x;
  a[0][t] = in[t];
  __syncthreads();
  float *other = elsewhere(t);
  float *p = t & 8 ? &a[0][t] : other;
  out[t] = *p;
}
