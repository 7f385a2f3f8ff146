// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unbank simulate --cubin: ptxas may name one access like its neighbour, which then has two instructions, and the access none. Such an access is
// unknown, and not counted as removed. In `reads` ptxas keeps four loads and names three accesses. test/widths/match.py has those that it does
// remove.
// REQUIRES: command, ptxas
// RUN: %clang_cuda_plain -gline-tables-only -S -emit-llvm %s -o %t.ll
// RUN: opt -passes=debugify %t.ll -S -o %t.lines.ll
// RUN: llc -O3 -mcpu=sm_90 -mattr=+ptx78 %t.lines.ll -o %t.ptx
// RUN: %ptxas -lineinfo %t.ptx -o %t.cubin
// RUN: %unbank simulate %t.lines.ll --cubin=%t.cubin --grid=1 --block=64 --arg=f32[256]:zero --races=ignore | FileCheck %s
// CHECK: wavefronts ? a block
// CHECK: another access's name
#include "cuda_min.h"

struct Two {
  float a, b;
};

__global__ void reads(float *out) {
  __shared__ Two pairs[578];
  int t = threadIdx.x;
  float sum = 0;
  for (int i = t; i < 578 * 2; i += blockDim.x)
    ((float *)pairs)[i] = i * .25f;
  __syncthreads();
  Two second = pairs[t * 8 + 2];
  sum += second.a * 3 + second.a;
  sum += pairs[t * 8 + 1].a * 1;
  sum += pairs[t * 8 + 3].a * 3;
  sum += pairs[t * 8 + 8].a * 7;
  out[t] = sum;
}
