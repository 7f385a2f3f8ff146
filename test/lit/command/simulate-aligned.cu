// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unbank simulate: an array lies at a multiple of its alignment, on which programs rely that switch between its two halves with ^.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank simulate %t.ll --grid=1 --block=32 --arg=f32[32]:zero --arg=u32:12288 | FileCheck %s
// RUN: %unbank simulate %t.ll --grid=1 --block=32 --arg=f32[32]:zero --arg=u32:12288 | FileCheck %s
// RUN: %unbank simulate %t.ll --grid=1 --block=32 --arg=f32[32]:zero --arg=u32:12288 | FileCheck %s
// RUN: %unbank simulate %t.ll --grid=1 --block=32 --arg=f32[32]:zero --arg=u32:12288 | FileCheck %s
// RUN: %unbank simulate %t.ll --grid=1 --block=32 --arg=f32[32]:zero --arg=u32:12288 | FileCheck %s
//
// CHECK: exchanges::halves 16,384 2 2 2
// CHECK: 0 f32[32]:zero 128 82a44d45d168c4d3
#include "cuda_min.h"

__global__ void exchanges(float *out, unsigned half) {
  __shared__ volatile float before[32];
  __shared__ __attribute__((aligned(16 * 1024))) float halves[4 * 1024];
  int t = threadIdx.x;
  before[t] = t;
  unsigned address = (unsigned)(unsigned long long)(__attribute__((address_space(3))) float *)halves + 4 * t;
  asm volatile("st.shared.f32 [%0], %1;" ::"r"(address ^ half), "f"(before[t]) : "memory");
  out[t] = halves[0x3000 / 4 + t];
}
