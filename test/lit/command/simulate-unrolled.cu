// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unbank simulate --cubin: only the low halves of words of 8 bytes are read, so LLVM makes loads of 4 bytes, and ptxas unrolls their loop. The copies
// are not the halves of a load that was split, which would lie side by side: which word each one reads is unknown.
// REQUIRES: command, ptxas
// RUN: %clang_cuda_plain -gline-directives-only -S -emit-llvm %s -o %t.ll
// RUN: llc -O3 -mcpu=sm_90 -mattr=+ptx78 %t.ll -o %t.ptx
// RUN: %ptxas -lineinfo %t.ptx -o %t.cubin
// RUN: %unbank simulate %t.ll --cubin=%t.cubin --grid=1 --block=64 --arg=i32[64]:zero --arg=i32[1024]:ramp | FileCheck %s
// CHECK: widths of the cubin, matched access by access: 1 of 2 accesses, of these 0 merged into
// CHECK: ld words ? 8 ? ? 32
#include "cuda_min.h"

__global__ void low(int *out, const int *in) {
  __shared__ long long words[840];
  for (int i = threadIdx.x; i < 840; i += 64)
    words[i] = in[i];
  __syncthreads();
  int sum = 0;
  for (int i = threadIdx.x; i < 840; i += 210)
    sum ^= (int)words[i];
  out[threadIdx.x] = sum;
}
