// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A stencil whose rows are clamped at both ends of the data, by borders that the block and an argument decide: in a block inside the data neither clamp
// changes a row, so both loads are clean (stencil). A border that data decides may be anywhere (from_data).
// RUN: %clang_cuda -O3 -S %s -o /dev/null -mllvm -unbank-mode=report -mllvm -unbank-block=16x16 -mllvm -unbank-report=%t.json
// RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
// CHECK: stencil{{.*}} st 4 1..1
// CHECK-NEXT: stencil{{.*}} ld 4 1..1
// CHECK-NEXT: stencil{{.*}} ld 4 1..1
// CHECK: from_data{{.*}} st 4 1..1
// CHECK-NEXT: from_data{{.*}} ld 4 1..8
#include "cuda_min.h"

__global__ void stencil(float *out, const float *in, int border) {
  __shared__ float t[16][16];
  const int x = threadIdx.x, y = threadIdx.y, first = 14 * blockIdx.y - border, last = first + 15;
  const int low = first < 0 ? -first : 0, high = last > border ? 15 - (last - border) : 15;
  t[y][x] = in[y * 16 + x];
  __syncthreads();
  const int above = y - 1 < low ? low : y - 1, below = y + 1 > high ? high : y + 1;
  out[y * 16 + x] = t[above][x] + 2 * t[below][x];
}

__global__ void from_data(float *out, const float *in, const int *borders) {
  __shared__ float t[16][16];
  const int x = threadIdx.x, y = threadIdx.y, low = borders[blockIdx.y];
  t[y][x] = in[y * 16 + x];
  __syncthreads();
  const int above = y - 1 < low ? low : y - 1;
  out[y * 16 + x] = t[above][x];
}
