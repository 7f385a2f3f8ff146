// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A block size is computed from a number that each iteration of a loop uses three times: following it would take 3^66 steps, so it is unknown, and
// the compile ends.
// A few such steps, which round up to a power of two, are followed.
// RUN: rm -f %t.json
// RUN: timeout 60 %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -O2 -mllvm -unbank-launch=%t.json -c %s -o %t.o
// RUN: FileCheck %s < %t.json
// CHECK-DAG: {"kernel":"_Z5mixedPf","block":null,"why":"
// CHECK-DAG: {"kernel":"_Z7roundedPf","block":[64,1,1]
// CHECK-DAG: {"kernel":"_Z7roundedPf","block":[128,1,1]
#include "cuda_min.h"

__global__ void mixed(float *out) { out[threadIdx.x] = 1; }
__global__ void rounded(float *out) { out[threadIdx.x] = 2; }

static unsigned mix(unsigned n) {
#pragma clang loop unroll(full)
  for (int i = 0; i < 40; i++)
    n = (n * n) ^ (n >> 3);
  return n & 1023;
}

static unsigned round_up(unsigned n) {
  n |= n >> 1;
  n |= n >> 2;
  n |= n >> 4;
  return n + 1;
}

static __attribute__((noinline)) void run(float *out, unsigned n) {
  mixed<<<1, mix(n)>>>(out);
  rounded<<<1, round_up(n)>>>(out);
}

void first(float *out) { run(out, 50); }
void second(float *out) { run(out, 100); }
