// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two arrays that another kernel keeps as they are get copies in a kernel, with padded rows. A third array behind them stays, and is read 8 bytes at
// a time although it is aligned to 4 alone, as is common. It still lies at a multiple of 16: the second copy gets 4 bytes more at its end, which
// neither copy by itself would need.
// REQUIRES: command, llvm-22
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -O3 -S -emit-llvm %s -o %t/k.ll
// RUN: %unbank fix %t/k.ll -o %t/out.ll --rdc=no --block=turns@32 > /dev/null
// RUN: grep '^@.*turns = ' %t/out.ll | FileCheck %s
// CHECK: first.turns = internal {{.*}}addrspace(3) global [1024 x i32]
// CHECK: second.turns = internal {{.*}}addrspace(3) global [1056 x i32]
// RUN: %unbank simulate %t/k.ll --kernel=turns --grid=1 --block=32 --races=ignore --arg=i32[1024]:zero --arg=i32[1024]:random:3 | grep xxh64 -A3 > %t/before
// RUN: %unbank simulate %t/out.ll --kernel=turns --grid=1 --block=32 --races=ignore --arg=i32[1024]:zero --arg=i32[1024]:random:3 | grep xxh64 -A3 | diff %t/before -
#include "cuda_min.h"

static __shared__ int first[1024], second[1024], third[1024];

__device__ __attribute__((noinline)) int any(int *array, int i) { return array[i]; }

extern "C" __global__ void keeps(int *out, int i) {
  first[i] = i;
  out[0] = any(first, i) + any(second, i) + any(third, i);
}

extern "C" __global__ void turns(int *out, const int *in) {
  const int t = threadIdx.x;
  int sum = 0;
  for (int i = t; i < 1024; i += 32) first[i] = second[i] = third[i] = in[i];
  __syncthreads();
  for (int i = 0; i < 32; i++) sum = sum * 3 + first[t * 32 + i] + second[t * 32 + (i ^ 5)];
  out[t] = sum + (int)((unsigned long long *)third)[t * 3] + any(third, t);
}
