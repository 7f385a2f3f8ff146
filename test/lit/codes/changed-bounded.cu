// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The scores of the first candidates bound those that come later: a pad of two levels, estimated at 56 cycles a block, is still found behind a linear
// layout of 61. If only columns are read, the array gets one of the first.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=_Z4bothPd@8x8 \
// RUN:   -mllvm -unbank-block=_Z7columnsPd@8x8
// RUN: %arrays %t.json | FileCheck %s
// CHECK-DAG: _ZZ4bothPdE1a: changed pad:128:64:256:16
// CHECK-DAG: _ZZ7columnsPdE1a: changed pad:128:16
#include "cuda_min.h"

typedef double pair __attribute__((ext_vector_type(2)));

template <bool ROWS> __device__ inline double fill_and_sum(volatile double (*a)[16]) {
  int tx = threadIdx.x, ty = threadIdx.y;
  double sum = 0;
  for (int k = 0; k < 2; k++)
    *(volatile pair *)&a[ty + 8 * k][2 * tx] = (pair)(double)(tx + ty);
  __syncthreads();
  for (int k = 0; k < 4; k++)
    sum += a[tx + 8 * (k % 2)][ty + 8 * (k / 2)];
  for (int k = 0; ROWS && k < 4; k++)
    sum += a[ty + 8 * (k / 2)][tx + 8 * (k % 2)];
  return sum;
}

__global__ void both(double *out) {
  alignas(16) __shared__ volatile double a[16][16];
  out[threadIdx.x + 8 * threadIdx.y] = fill_and_sum<true>(a);
}

__global__ void columns(double *out) {
  alignas(16) __shared__ volatile double a[16][16];
  out[threadIdx.x + 8 * threadIdx.y] = fill_and_sum<false>(a);
}
