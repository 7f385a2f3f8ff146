// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an iteration of a loop may merge with the next one, or is seen to merge without the others (ptxas 13, sm_75 to sm_120):
//
//     between  stores to one place, the same for all lanes, the last of which is behind another store: it follows none in its own iteration, and is
//              followed by those of the next, STS.128
//     picked   likewise, but a constant of the program picks the place
//     lanes    likewise, at a place of each lane: no store is merged with those of another iteration
//     small    a loop of -Os ends with a jump, and its first iteration was seen ahead of it, as LDS.128; told: even if a pragma says that it is to
//              stay rolled
// RUN: %clang_cuda -O3 -gline-tables-only -S %s -o /dev/null -mllvm -unbank-mode=report -mllvm -unbank-layout=*@identity -mllvm -unbank-block=32 -mllvm -unbank-report=%t.json
// RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
// RUN: %clang_cuda -DSMALL -Os -gline-tables-only -S %s -o /dev/null -mllvm -unbank-mode=report -mllvm -unbank-layout=*@identity -mllvm -unbank-block=32 -mllvm -unbank-report=%t.small.json
// RUN: %python %S/../Inputs/ranges.py %t.small.json | FileCheck %s --check-prefix=SMALL
// CHECK-COUNT-2: betweenPfPKfi st None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
// CHECK-COUNT-2: pickedPfPKfi st None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
// CHECK-NOT: lanesPfPKfi st None
// CHECK: lanesPfPKfi st 4
// CHECK-NOT: lanesPfPKfi st None
// SMALL: smallPfPKfi ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
// SMALL: toldPfPKfi ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
#include "cuda_min.h"

#ifndef SMALL
__attribute__((constant)) int picks[4];

#define STORES(place)                                                                                                                                            \
  __shared__ __attribute__((aligned(16))) int a[4096];                                                                                                           \
  int t = threadIdx.x, *p = a + (place) * 4;                                                                                                                     \
  float s = in[t];                                                                                                                                               \
  for (int j = t; j < n; j += 32) {                                                                                                                              \
    s += in[j];                                                                                                                                                  \
    p[0] = (int)s;                                                                                                                                               \
    p[1] = (int)(s + 1);                                                                                                                                         \
    p[2] = (int)(s + 2);                                                                                                                                         \
    a[1500 + t * 3] = s;                                                                                                                                         \
    p[3] = (int)(s + 3);                                                                                                                                         \
  }                                                                                                                                                              \
  __syncthreads();                                                                                                                                               \
  out[t] = s + a[t * 3];

__global__ void between(float *out, const float *in, int n) { STORES(n) }
__global__ void picked(float *out, const float *in, int n) { STORES(picks[1]) }
__global__ void lanes(float *out, const float *in, int n) { STORES(t) }
#else
#define LOADS                                                                                                                                                    \
  __shared__ __attribute__((aligned(16))) float a[4096];                                                                                                         \
  int t = threadIdx.x;                                                                                                                                           \
  float s = in[t];                                                                                                                                               \
  a[t] = s;                                                                                                                                                      \
  __syncthreads();
#define LOAD_FOUR                                                                                                                                                \
  s = s * 3 + a[t * 4 + j];                                                                                                                                      \
  if (n == 1)                                                                                                                                                    \
    s += out[t];                                                                                                                                                 \
  s = s * 3 + a[t * 4 + j + 1];                                                                                                                                  \
  s = s * 3 + a[t * 4 + j + 2];                                                                                                                                  \
  s = s * 3 + a[t * 4 + j + 3];

__global__ void small(float *out, const float *in, int n) {
  LOADS
  for (int j = 0; j < n; j++) {
    LOAD_FOUR
  }
  out[t] = s;
}

__global__ void told(float *out, const float *in, int n) {
  LOADS
#pragma clang loop unroll(disable)
  for (int j = 0; j < n; j++) {
    LOAD_FOUR
  }
  out[t] = s;
}
#endif
