// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel that waits at an mbarrier by inline PTX, in the usual loop with labels: the mbarrier is an array of its own, so dynamic memory gets a layout,
// and computes the same. In `nowhere` the mbarrier is at an address that comes from no array, which may be in dynamic memory: that stays.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/in.ll
// RUN: %unbank fix %t/in.ll -o %t/fixed.ll --block=64 > %t/text && FileCheck %s < %t/text
// CHECK-DAG: memory ? xor:{{.*}} changed
// CHECK-DAG: memory ? identity refused: escapes-inline-asm
// CHECK-DAG: a kernel that uses it reaches inline assembly that may touch shared memory
// RUN: sh %S/../Inputs/same.sh %unbank '--grid=1 --block=64 --dynamic=8192 --arg=u32[2048]:random:3 --arg=u32[64]:zero' waits %t/in.ll %t %t/fixed.ll
#include "cuda_min.h"

extern __shared__ unsigned memory[];

__device__ unsigned address_of(const void *place) {
  return (unsigned)(unsigned long)(const __attribute__((address_space(3))) char *)place;
}

__device__ void arrive(unsigned barrier, unsigned other) {
  asm volatile("{ .reg .b64 state; mbarrier.arrive.shared::cta.b64 state, [%0]; }" ::"r"(barrier), "r"(other) : "memory");
}

__device__ void wait(unsigned barrier) {
  asm volatile("{\n.reg .pred P1;\nLAB_WAIT:\nmbarrier.try_wait.parity.shared::cta.b64 P1, [%0], 0;\n@P1 bra DONE;\nbra LAB_WAIT;\nDONE:\n}" ::"r"(barrier)
               : "memory");
}

__device__ unsigned sum_of(const unsigned *row) {
  unsigned sum = 0;
  for (int c = 0; c < 32; c++)
    sum = sum * 31 + row[c];
  return sum;
}

extern "C" __global__ void waits(const unsigned *in, unsigned *out) {
  __shared__ unsigned long long barrier;
  const int t = threadIdx.x;
  if (t == 0)
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(address_of(&barrier)), "r"(64) : "memory");
  __syncthreads();
  for (int i = t; i < 2048; i += 64)
    memory[i] = in[i];
  arrive(address_of(&barrier), 0);
  wait(address_of(&barrier));
  out[t] = sum_of(&memory[t * 32]);
}

extern "C" __global__ void nowhere(const unsigned *in, unsigned *out, unsigned place) {
  __shared__ unsigned beside[64];
  const int t = threadIdx.x;
  for (int i = t; i < 2048; i += 64)
    memory[i] = in[i];
  arrive(place, address_of(beside));
  __syncthreads();
  out[t] = sum_of(&memory[t * 32]);
}
