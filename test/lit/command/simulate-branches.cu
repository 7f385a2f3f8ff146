// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unbank simulate: inline PTX with labels and branches, several copies of which are in one function. Two labels of one name, in different scopes, are
// not told apart.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank simulate %t.ll --kernel=counts --grid=1 --block=8 --arg=u32[8]:ramp --arg=u32[8]:zero --output=1=%t.out > %t.text
// RUN: od -An -v -td4 -w32 %t.out | FileCheck %s
// CHECK: 5005 5005 6005 8005 11006 15006 20008 26008
// RUN: %exits 2 %unbank simulate %t.ll --kernel=scopes --grid=1 --block=8 --arg=u32[8]:ramp --arg=u32[8]:zero 2>&1 | FileCheck %s --check-prefix=SCOPES
// SCOPES: in scopes: inline PTX {{.*}} is not simulated
#include "cuda_min.h"

__device__ unsigned sum_below(unsigned n) {
  unsigned sum;
  asm volatile("{ .reg .pred p; .reg .u32 i;\nmov.u32 i, 0; mov.u32 %0, 5;\n"
               "NEXT_%=: setp.ge.u32 p, i, %1; @p bra END_%=; add.u32 %0, %0, i; add.u32 i, i, 1; bra.uni NEXT_%=;\nEND_%=: }"
               : "=&r"(sum)
               : "r"(n));
  return sum;
}

extern "C" __global__ void counts(const unsigned *in, unsigned *out) {
  const unsigned t = threadIdx.x;
  out[t] = sum_below(in[t]) * 1000 + sum_below(in[t] / 2);
}

extern "C" __global__ void scopes(const unsigned *in, unsigned *out) {
  unsigned v = in[threadIdx.x];
  asm volatile("{ bra L; L: add.u32 %0, %0, 1; } { bra L; L: add.u32 %0, %0, 2; }" : "+r"(v));
  out[threadIdx.x] = v;
}
