// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Many layouts leave no conflict here, and few of them are evaluated. All swizzles of halfwords add the same number of instructions: after the first
// one other kinds get their turn, and padded rows of 16 bytes add none, but take memory. For words a swizzle costs least, and is chosen.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=_Z9halfwordsPt@8x8 -mllvm -unbank-block=_Z5wordsPf@8x8
// RUN: %arrays %t.json | FileCheck %s
// CHECK-DAG: _ZZ9halfwordsPtE4tile: changed pad:16:8 4608 -> 6904
// CHECK-DAG: _ZZ5wordsPfE4tile: changed lin:7:32:8:16
#include "cuda_min.h"

template <class T> __device__ inline void transpose(volatile T (&tile)[48][48], T *out) {
  const int x = threadIdx.x, y = threadIdx.y;
  T sum = 0;
  for (int k = 0; k < 36; k++)
    tile[y + 8 * (k / 6)][x + 8 * (k % 6)] = x;
  __syncthreads();
  for (int k = 0; k < 36; k++)
    sum += tile[x + 8 * (k % 6)][y + 8 * (k / 6)];
  out[x + 8 * y] = sum;
}

__global__ void halfwords(unsigned short *out) {
  __shared__ volatile unsigned short tile[48][48];
  transpose(tile, out);
}

__global__ void words(float *out) {
  __shared__ volatile float tile[48][48];
  transpose(tile, out);
}
