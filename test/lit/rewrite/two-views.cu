// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function that is not inlined takes one of two addresses; at first only the constant one is seen to lead to an array: the access is split, and
// split again once the other is known to lead there, too. Both lead to one array; or to two, and the function is inlined, as no parameter is followed
// to several arrays. They get a layout.
// REQUIRES: command, llvm-22
// DEFINE: %{launch} = --grid=1 --block=32 --arg=i32[32]:zero
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -O3 -S -emit-llvm %s -o %t/k.ll
// RUN: %unbank fix %t/k.ll -o %t/out.ll --block=32 --report=%t/report.json > /dev/null
// RUN: %validate %t/report.json
// RUN: %arrays %t/report.json | FileCheck %s
// CHECK-DAG: a{{.*}}: changed pad:128:16
// CHECK-DAG: b{{.*}}: changed
// CHECK-DAG: c{{.*}}: changed
// RUN: %unbank simulate %t/k.ll --kernel=one %{launch} | grep xxh64 -A3 > %t/one.before
// RUN: %unbank simulate %t/out.ll --kernel=one %{launch} | grep xxh64 -A3 | diff %t/one.before -
// RUN: %unbank simulate %t/k.ll --kernel=both %{launch} | grep xxh64 -A3 > %t/both.before
// RUN: %unbank simulate %t/out.ll --kernel=both %{launch} | grep xxh64 -A3 | diff %t/both.before -
#include "cuda_min.h"

static __shared__ int a[1024], b[1024], c[1024];

__device__ __attribute__((noinline)) static int pick_one(int *p, int *q, int x) { return *(x & 1 ? p : q); }
__device__ __attribute__((noinline)) static int pick_both(int *p, int *q, int x) { return *(x & 1 ? p : q); }

__device__ void fill(int *array) {
  for (int i = 0; i < 32; i++) array[i * 32 + threadIdx.x] = i * 40 + threadIdx.x;
  __syncthreads();
}

extern "C" __global__ void one(int *out) {
  int x = threadIdx.x, sum;
  fill(a);
  sum = pick_one(a + x % 8 * 4, a, x);
  for (int i = 0; i < 32; i++) sum += a[x * 32 + i];
  out[x] = sum;
}

extern "C" __global__ void both(int *out) {
  int x = threadIdx.x, sum;
  fill(b);
  fill(c);
  sum = pick_both(b + x % 8 * 4, c, x);
  for (int i = 0; i < 32; i++) sum += b[x * 32 + i];
  out[x] = sum;
}
