// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Three of the four words of a window, behind returns, at an address that two blocks compute. Three predicated loads do not make a window, but
// returns need not become predicates, and then the three are one access (4 + 8 bytes in one reading, 16 in the cubins of sm_75 to sm_120). Of the
// second three, which are all behind returns, that is open; the first of the other three is behind none, and they are one access in both readings.
// RUN: %clang_cuda -O3 -gline-tables-only -S %s -o /dev/null -mllvm -unbank-mode=report -mllvm -unbank-layout=*@identity -mllvm -unbank-block=32 -mllvm -unbank-report=%t.json
// RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
// CHECK-NOT: ld 4
// CHECK: ld 16
// CHECK-NEXT: ld None
// CHECK-NOT: ld 4
#include "cuda_min.h"

__global__ void returns(float *out, const float *in, int n) {
  __shared__ __attribute__((aligned(16))) float a[4096];
  const unsigned long t = threadIdx.x;
  float s = in[t];
  a[t] = s;
  __syncthreads();
  const unsigned long b = t / n;
  s = s * 3 + a[b * 16 + 4];
  if (s == 99)
    return;
  s = s * 3 + a[b * 16 + 5];
  if (s == 100)
    return;
  s = s * 3 + a[b * 16 + 6];
  s = s * 3 + a[b * 16 + 9];
  if (s == 101)
    return;
  s = s * 3 + a[b * 16 + 10];
  if (s == 102)
    return;
  s = s * 3 + a[b * 16 + 11];
  out[t] = s;
}
