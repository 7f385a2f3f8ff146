// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory that an argument carves, where every carved layout of use would take accesses of 16 bytes apart in launches that align nothing. A swizzle of
// the whole offset serves parts that begin anywhere, and is chosen; its outputs are those of the original, wherever the second part begins.
// REQUIRES: command
// RUN: %clang_cuda_plain -gline-tables-only -S -emit-llvm %s -o %t.ll
// RUN: %unbank fix %t.ll --block=128 --report=%t.json -o %t.fixed.ll > %t.txt
// RUN: %arrays %t.json | FileCheck %s
// RUN: %unbank simulate %t.ll --grid=1 --block=128 --dynamic=33024 --arg=f32[128]:zero --arg=f32[4160]:ramp --arg=i32:1028 --output=0=%t.plain > %t.txt
// RUN: %unbank simulate %t.fixed.ll --grid=1 --block=128 --dynamic=33024 --arg=f32[128]:zero --arg=f32[4160]:ramp --arg=i32:1028 --output=0=%t.fixed > %t.txt
// RUN: cmp %t.plain %t.fixed
// CHECK: memory: changed xor:2:3:7{{ *$}}
#include "cuda_min.h"

struct __attribute__((aligned(16))) Four {
  float x, y, z, w;
};

__global__ void firsts(float *out, const Four *in, int fours) {
  extern __shared__ float memory[];
  float *a = memory, *b = memory + fours * 4;
  int t = threadIdx.x;
  for (int i = t; i < 1024; i += 128) {
    reinterpret_cast<Four *>(a)[i] = in[i];
    reinterpret_cast<Four *>(b)[i] = in[i + 4];
  }
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int k = 0; k < 64; k++)
    sum += a[(t * 4 + k * 512) & 4095] * b[(t * 4 + k * 512) & 4095];
  out[t] = sum;
}
