// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A load that a vector store forwards is gone, also in a loop; but ptxas makes it if the loop also loads a vector of the array (sm_80 to sm_120, -O2 and
// -O3, rolled or not). Then how often it is executed is open, and the total a range. Twins: the loop loads scalars, and there is no loop.
// REQUIRES: command
// RUN: %clang_cuda_plain -gline-tables-only -S -emit-llvm %s -o %t.ll
// RUN: %unbank analyze %t.ll --block=32 | FileCheck %s
// CHECK-LABEL: kernel vectors
// CHECK: wavefronts {{[0-9]+\.\.[0-9]+}}
// CHECK-LABEL: kernel scalars
// CHECK: wavefronts {{[0-9]+( ->|  | a)}}
// CHECK-LABEL: kernel straight
// CHECK: wavefronts {{[0-9]+( ->|  | a)}}
#include "cuda_min.h"

struct alignas(8) Pair {
  float x, y;
};

template <bool BOTH> __device__ void in_loop(float *out, const float *in, int m) {
  __shared__ __attribute__((aligned(16))) Pair pairs[1024];
  const int t = threadIdx.x;
  float s = in[t];
  pairs[t].x = s;
  __syncthreads();
  for (int i = 0; i < m; i += 4) {
    s = s * 3 + pairs[t / 4 * 4 + i * 8 + 2].x * 3;
    if (BOTH)
      s += pairs[t / 4 * 4 + i * 8 + 2].y;
    pairs[t / 4 * 4 + i * 8 + 4] = {s, s + 1};
    asm volatile("" ::: "memory");
    s -= pairs[t / 4 * 4 + i * 8 + 4].x;
  }
  out[t] = s;
}

extern "C" __global__ void vectors(float *out, const float *in, int m) { in_loop<true>(out, in, m); }
extern "C" __global__ void scalars(float *out, const float *in, int m) { in_loop<false>(out, in, m); }

extern "C" __global__ void straight(float *out, const float *in, int m) {
  __shared__ __attribute__((aligned(16))) Pair pairs[1024];
  const int t = threadIdx.x;
  float s = in[t];
  pairs[t].x = s;
  __syncthreads();
  s = s * 3 + pairs[t / 4 * 4 + 2].x * 3 + pairs[t / 4 * 4 + 2].y;
  pairs[t / 4 * 4 + 4] = {s, s + 1};
  asm volatile("" ::: "memory");
  s -= pairs[t / 4 * 4 + 4].x;
  out[t] = s;
}
