// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that launch, and call others that do: with the shape that only the outermost knows, in a structure (wrapped). Thirty that each call the two
// before: 10^7 launches if all were inlined into the last one. They are inlined up to a size, and the shapes that all of them share are known (many). A
// large one that is called twice is inlined, although LLVM by itself would not (large).
// RUN: rm -f %t && %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -O2 -mllvm -unbank-launch=%t -c %s -o %t.o
// RUN: FileCheck %s < %t
// CHECK: "kernel":"_Z4manyPf","block":[32,1,1],
// CHECK: "kernel":"_Z5largePf","block":[5,2,1],
// CHECK: "kernel":"_Z5largePf","block":[9,4,1],
// CHECK: "kernel":"_Z7wrappedPf","block":[7,3,1],
// CHECK-NOT: kernel
#include "cuda_min.h"

__global__ void many(float *p) { p[threadIdx.x] = 1; }
__global__ void wrapped(float *p) { p[threadIdx.x] = 1; }

struct shape {
  int grid, x, y;
};
static void inner(float *p, const shape *s) { wrapped<<<s->grid, dim3(s->x, s->y)>>>(p); }
static void middle(float *p, const shape *s) {
  if (s->x > 100)
    wrapped<<<s->grid, dim3(s->x, s->y)>>>(p);
  inner(p, s);
}
void outer(float *p) {
  shape s = {4, 7, 3};
  middle(p, &s);
}

__global__ void large(float *p) { p[threadIdx.x] = 1; }
extern volatile int log_of_launches[400];
#define NOTE(i) log_of_launches[i] = log_of_launches[i + 1] * 3 + s->x;
#define NOTE8(i) NOTE(i) NOTE(i + 1) NOTE(i + 2) NOTE(i + 3) NOTE(i + 4) NOTE(i + 5) NOTE(i + 6) NOTE(i + 7)
static void verbose(float *p, const shape *s) {
  NOTE8(0) NOTE8(8) NOTE8(16) NOTE8(24) NOTE8(32) NOTE8(40) NOTE8(48) NOTE8(56) NOTE8(64) NOTE8(72)
  large<<<s->grid, dim3(s->x, s->y)>>>(p);
}
void first(float *p) {
  shape s = {4, 5, 2};
  verbose(p, &s);
}
void second(float *p) {
  shape s = {4, 9, 4};
  verbose(p, &s);
}

template <int N> static void launch(float *p, int threads) {
  launch<N - 1>(p, threads);
  launch<N - 2>(p, threads);
  many<<<1, threads>>>(p);
}
template <> void launch<0>(float *p, int threads) { many<<<1, threads>>>(p); }
template <> void launch<1>(float *p, int threads) { many<<<1, threads>>>(p); }
void all(float *p) { launch<30>(p, 32); }
