// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A load of c ? t[q] : t[q + 1] has an address that is selected. Stores of both words behind a barrier then stay apart (ptxas 13, sm_90: two STS),
// although they are neighbours, so it is open whether they merge. Loads of both words merge, and so do stores of words that no select names. (LLVM 19
// selects the index, and adds it: there the stores merge.)
// UNSUPPORTED: llvm-19
// RUN: %clang_cuda -O3 -gline-tables-only -S %s -o /dev/null -mllvm -unbank-mode=report -mllvm -unbank-layout=*@identity -mllvm -unbank-block=64 -mllvm -unbank-report=%t.json
// RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
// CHECK-DAG: storedPfPKfi st None {{.*}} stores to an address that a select may yield
// CHECK-DAG: loadedPfPKfi ld 8
// CHECK-DAG: elsewherePfPKfi st 8
#include "cuda_min.h"

#define BEGIN                                                                                                                                                    \
  __shared__ __attribute__((aligned(16))) float t[4096];                                                                                                         \
  int x = threadIdx.x, q = 4 * x;                                                                                                                                \
  for (int i = x; i < 4096; i += 64)                                                                                                                             \
    t[i] = in[i];                                                                                                                                                \
  __syncthreads();                                                                                                                                               \
  float s = (x & 1) ? t[q] : t[q + 1];                                                                                                                           \
  __syncthreads();

__global__ void stored(float *out, const float *in, int n) {
  BEGIN t[q] = s;
  t[q + 1] = s + 1;
  __syncthreads();
  out[x] = t[n];
}

__global__ void loaded(float *out, const float *in, int n) {
  BEGIN out[x] = t[q] + 2 * t[q + 1] + s;
}

__global__ void elsewhere(float *out, const float *in, int n) {
  BEGIN t[2048 + 8 * (x & 31)] = s;
  t[2048 + 8 * (x & 31) + 1] = s + 1;
  __syncthreads();
  out[x] = t[n];
}
