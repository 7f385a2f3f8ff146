// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In a block with one thread along z, threadIdx.z does not tell where a thread is in the data: whether a loop runs depends on the block alone, and
// the loop counts as often as in the twin, which does not use z. If blocks have several threads along z, one of so many is taken to be at the data's
// border.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank analyze %t.ll --block=8x8 | FileCheck %s
// CHECK: kernel {{with|without}}
// CHECK: st s 4 2*trips(
// CHECK: kernel {{with|without}}
// CHECK: st s 4 2*trips(
#include "cuda_min.h"

__device__ __forceinline__ void sum(float *out, const float *in, int k, int seg, int bx) {
  __shared__ float s[64];
  const int t = threadIdx.y * 8 + threadIdx.x, mine = k - bx * seg;
  float r = 0;
  int at = 0;
  for (; at < mine - 4; at += 4) {
    s[t] = in[at + t];
    __syncthreads();
    r += s[t ^ 1];
    __syncthreads();
  }
  s[t] = t < mine - at ? in[t] : 0.f;
  __syncthreads();
  out[t] = r + s[t ^ 2];
}

extern "C" __global__ void with(float *out, const float *in, int k, int seg) { sum(out, in, k, seg, blockIdx.x * blockDim.z + threadIdx.z); }
extern "C" __global__ void without(float *out, const float *in, int k, int seg) { sum(out, in, k, seg, blockIdx.x * blockDim.z); }
