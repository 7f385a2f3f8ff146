// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unbank simulate --cubin: if some elements of a vector are used, these alone are read. test/widths/match.py has more cases.
// REQUIRES: command, ptxas
// RUN: %clang_cuda_plain -gline-directives-only -S -emit-llvm %s -o %t.ll
// RUN: llc -O3 -mcpu=sm_90 -mattr=+ptx78 %t.ll -o %t.ptx
// RUN: %ptxas -lineinfo %t.ptx -o %t.cubin
// RUN: %unbank simulate %t.ll --cubin=%t.cubin --grid=1 --block=32 --arg=f32[64]:zero --arg=f32[128]:ramp --races=ignore | FileCheck %s
//
// Elements z and w at a stride of four words are one LDS.64 of 4 wavefronts; x and w two LDS.32; y and z and w one LDS.128 of 4.
// CHECK: widths of the cubin, matched access by access: 7 of 7 accesses, of these 0 merged into
// CHECK-NEXT: others, 1 split, 2 narrowed, 0 gone
// CHECK-DAG: simulate-narrow.cu:[[#@LINE+14]]:{{.*}} ld line 8 1 4 2 32
// CHECK-DAG: simulate-narrow.cu:[[#@LINE+16]]:{{.*}} ld line 4 2 4 1 32
// CHECK-DAG: simulate-narrow.cu:[[#@LINE+18]]:{{.*}} ld line 16 1 4 4 32
#include "cuda_min.h"

typedef float f4 __attribute__((ext_vector_type(4)));

__global__ void reads(float *out, const float *in) {
  __shared__ f4 line[32];
  float *words = (float *)line;
  int t = threadIdx.x;
  for (int i = t; i < 128; i += 32)
    words[i] = in[i];
  __syncthreads();
  f4 a = line[t];
  __syncthreads();
  words[t] = 0;
  f4 b = line[t ^ 1];
  __syncthreads();
  words[t] = 1;
  f4 c = line[t ^ 2];
  __syncthreads();
  words[t] = a.z * a.w + b.x * b.w + c.y * c.z + c.w;
  out[t] = words[t];
}
