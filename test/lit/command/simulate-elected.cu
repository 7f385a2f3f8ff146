// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unbank simulate --cubin: if all lanes of an atomic have one address, ptxas elects one lane for the warp, and the count is unknown. An atomic that
// only some lanes reach, each with an address of its own, is counted.
// REQUIRES: command, ptxas
// RUN: %clang_cuda_plain -gline-directives-only -S -emit-llvm %s -o %t.ll
// RUN: llc -O3 -mcpu=sm_90 -mattr=+ptx78 %t.ll -o %t.ptx
// RUN: %ptxas -lineinfo %t.ptx -o %t.cubin
// RUN: %unbank simulate %t.ll --cubin=%t.cubin --grid=1 --block=32 --arg=u32[64]:zero --arg=i32:3 --races=ignore | FileCheck %s
//
// CHECK: simulate-elected.cu:[[#@LINE+12]]:{{.*}} red counts ? 2 ? ? 32
// CHECK-NEXT: one lane does it for the warp in the cubin
// CHECK: simulate-elected.cu:[[#@LINE+13]]:{{.*}} red counts 4 1 1 1 8
#include "cuda_min.h"

__global__ void counts(unsigned *out, int n) {
  __shared__ unsigned counts[64];
  unsigned t = threadIdx.x;
  counts[t] = t;
  counts[t + 32] = 0;
  __syncthreads();
  for (unsigned i = t; i < 64; i += 32)
    __atomic_fetch_add(&counts[n], i ^ out[i], __ATOMIC_RELAXED);
  __syncthreads();
  if (t < 8)
    __atomic_fetch_add(&counts[t + 32], t, __ATOMIC_RELAXED);
  __syncthreads();
  out[t] = counts[t] + counts[t + 32];
}
