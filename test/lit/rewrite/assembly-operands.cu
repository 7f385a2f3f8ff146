// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inline PTX that accesses several places by one operand, or computes them in registers of its own, gives each access an operand of its own when the
// array moves. ptxas takes the result, and it computes the same, under the layout that is chosen and under layouts that move everything.
// REQUIRES: command, ptxas
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/in.ll
// RUN: %unbank fix %t/in.ll -o %t/fixed.ll --block=32 --report=%t/report.json > %t/text
// RUN: %unbank fix %t/in.ll -o %t/padded.ll --block=32 '--layout=*@pad:128:12' > %t/text
// RUN: %unbank fix %t/in.ll -o %t/swizzled.ll --block=32 '--layout=*@xor:2:31:7' > %t/text
// RUN: %arrays %t/report.json | FileCheck %s
// CHECK:      _ZZ{{[0-9]+}}negativeE{{[0-9]+}}s: changed pad
// CHECK-NEXT: _ZZ{{[0-9]+}}placesE{{[0-9]+}}s: changed
// CHECK-NEXT: _ZZ{{[0-9]+}}sumsE{{[0-9]+}}s: changed
// CHECK-NEXT: _ZZ{{[0-9]+}}wideE{{[0-9]+}}s: changed
// CHECK-NEXT: _ZZ{{[0-9]+}}genericE{{[0-9]+}}s: changed
// CHECK-NEXT: _ZZ{{[0-9]+}}twoE{{[0-9]+}}s: changed
// CHECK-NEXT: _ZZ{{[0-9]+}}twoE{{[0-9]+}}column: kept
// RUN: sh %S/../Inputs/same.sh %unbank '--grid=1 --block=32 --arg=u32[1024]:random:3 --arg=u32[32]:zero' 'negative places sums wide generic two' \
// RUN:   %t/in.ll %t %t/fixed.ll %t/padded.ll %t/swizzled.ll
// RUN: llc -mcpu=sm_90 -mattr=+ptx80 -O3 %t/fixed.ll -o %t/fixed.ptx && %ptxas %t/fixed.ptx -o %t/fixed.cubin
// RUN: llc -mcpu=sm_90 -mattr=+ptx80 -O3 %t/padded.ll -o %t/padded.ptx && %ptxas %t/padded.ptx -o %t/padded.cubin
// RUN: llc -mcpu=sm_90 -mattr=+ptx80 -O3 %t/swizzled.ll -o %t/swizzled.ptx && %ptxas %t/swizzled.ptx -o %t/swizzled.cubin
#include "cuda_min.h"

__device__ unsigned address_of(const unsigned *place) {
  return (unsigned)(unsigned long)(const __attribute__((address_space(3))) unsigned *)place;
}

#define KERNEL(NAME, TEXT, ...) \
  extern "C" __global__ void NAME(const unsigned *in, unsigned *out) { \
    __shared__ unsigned s[1024]; \
    const int t = threadIdx.x; \
    for (int i = t; i < 1024; i += 32) \
      s[i] = in[i]; \
    __syncthreads(); \
    unsigned sum = 0; \
    for (int c = 4; c < 28; c++) { \
      unsigned v, w = 0; \
      asm volatile(TEXT : "=&r"(v), "+r"(w) : __VA_ARGS__ : "memory"); \
      sum = sum * 31 + v + w; \
    } \
    out[t] = sum; \
  }

KERNEL(negative, "ld.shared.u32 %0, [%2+-16];", "r"(address_of(&s[t * 32 + c])))
KERNEL(places, "ld.shared.u32 %0, [%2+-8]; ld.shared.u32 %1, [%2+4];", "r"(address_of(&s[t * 32 + c])))
KERNEL(sums, "{ .reg .u32 a, b; add.u32 a, %2, 8; sub.u32 b, a, 20; ld.shared.u32 %0, [a]; ld.shared.u32 %1, [b+4]; }",
       "r"(address_of(&s[t * 32 + c])))
KERNEL(wide, "{ .reg .u64 a; cvt.u64.u32 a, %2; ld.shared.u32 %0, [a+4]; }", "r"(address_of(&s[t * 32 + c])))
KERNEL(generic, "{ .reg .u64 a; cvta.to.shared.u64 a, %2; ld.shared.u32 %0, [a+-4]; }", "l"(&s[t * 32 + c]))

extern "C" __global__ void two(const unsigned *in, unsigned *out) {
  __shared__ unsigned s[1024];
  __shared__ unsigned column[64];
  const int t = threadIdx.x;
  for (int i = t; i < 1024; i += 32)
    s[i] = in[i];
  __syncthreads();
  for (int c = 4; c < 28; c++)
    asm volatile("{ .reg .u32 v, w; ld.shared.u32 v, [%0]; ld.shared.u32 w, [%0+4]; add.u32 v, v, w; st.shared.u32 [%1], v;\n"
                 "ld.shared.u32 w, [%1]; st.shared.u32 [%0], w; }" ::"r"(address_of(&s[t * 32 + c])), "r"(address_of(&column[t]))
                 : "memory");
  __syncthreads();
  unsigned sum = 0;
  for (int c = 0; c < 32; c++)
    sum = sum * 31 + s[c * 32 + t];
  out[t] = sum + column[t];
}
