// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fourteen functions that are not inlined, each of which hands the array to the next one eight times: 8^14 ways to the last one. What all calls pass is
// asked of each function once.
// RUN: %clang_cuda -O3 -S %s -o /dev/null -mllvm -unbank-mode=report -mllvm -unbank-block=32 -mllvm -unbank-report=%t.json
// RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
// RUN: %clang_cuda -O3 -S %s -o /dev/null -DFEW -mllvm -unbank-mode=report -mllvm -unbank-block=32 -mllvm -unbank-report=%t.few.json
// RUN: %python %S/../Inputs/ranges.py %t.few.json | FileCheck %s --check-prefix=FEW
// CHECK: ld 4 0..32 the index arithmetic of the kernel takes too many steps
// FEW-NOT: too many steps
#include "cuda_min.h"

template <int D> __device__ __attribute__((noinline)) int sum(const int *p, int c) {
  return sum<D - 1>(p, c) + sum<D - 1>(p, c ^ 1) * 3 + sum<D - 1>(p, c ^ 2) * 5 + sum<D - 1>(p, c ^ 3) * 7 +
         sum<D - 1>(p, c ^ 4) * 9 + sum<D - 1>(p, c ^ 5) * 11 + sum<D - 1>(p, c ^ 6) * 13 + sum<D - 1>(p, c ^ 7) * 15;
}

template <> __device__ __attribute__((noinline)) int sum<0>(const int *p, int c) { return p[c & 31]; }

#ifdef FEW
enum { DEPTH = 2 };
#else
enum { DEPTH = 14 };
#endif

__global__ void tree(int *out, const int *in) {
  __shared__ int t[1024];
  for (int i = 0; i < 32; i++)
    t[i * 32 + threadIdx.x] = in[i * 32 + threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = sum<DEPTH>(t, threadIdx.x);
}
