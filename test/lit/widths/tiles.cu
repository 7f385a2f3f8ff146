// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The product of matrices of every course, with tiles of one dimension. Codegen makes the address of a[row * 32 + j] of a product, the tile's place and
// 8 in this order, and counts j along from there. From sm_90 on the 8 comes out of that sum, and the four loads of an iteration are one. Before, where
// the place is 0, it is added to the product, and two loads of 8 bytes are made: not known here. The tile with two dimensions is as wide.
// RUN: env CUDA_PATH=none %unbank analyze --block=32x32 --report=%t.json %s -- -I%examples && %python %S/../Inputs/ranges.py %t.json | FileCheck %s
// RUN: env CUDA_PATH=none %unbank analyze --block=32x32 --report=%t.json %s -- -I%examples --cuda-gpu-arch=sm_80 && %python %S/../Inputs/ranges.py %t.json | FileCheck --check-prefix=BEFORE %s
// CHECK: flat{{.*}} ld 16 2..2
// CHECK-COUNT-4: flat{{.*}} ld 4 1..1
// CHECK: deep{{.*}} ld 16 2..2
// CHECK-COUNT-4: deep{{.*}} ld 4 1..1
// BEFORE: flat{{.*}} ld None
// BEFORE: flat{{.*}} neighbours whose addresses are computed apart
#include "cuda_min.h"

enum { SIDE = 32 };

__global__ void flat(const int *a, const int *b, int *c, int n) {
  __shared__ int left[SIDE * SIDE], right[SIDE * SIDE];
  const int row = blockIdx.y * SIDE + threadIdx.y, column = blockIdx.x * SIDE + threadIdx.x;
  int sum = 0;
  for (int i = 0; i < n; i += SIDE) {
    left[threadIdx.y * SIDE + threadIdx.x] = a[row * n + i + threadIdx.x];
    right[threadIdx.y * SIDE + threadIdx.x] = b[(i + threadIdx.y) * n + column];
    __syncthreads();
    for (int j = 0; j < SIDE; j++)
      sum += left[threadIdx.y * SIDE + j] * right[j * SIDE + threadIdx.x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}

__global__ void deep(const int *a, const int *b, int *c, int n) {
  __shared__ int left[SIDE][SIDE], right[SIDE][SIDE];
  const int row = blockIdx.y * SIDE + threadIdx.y, column = blockIdx.x * SIDE + threadIdx.x;
  int sum = 0;
  for (int i = 0; i < n; i += SIDE) {
    left[threadIdx.y][threadIdx.x] = a[row * n + i + threadIdx.x];
    right[threadIdx.y][threadIdx.x] = b[(i + threadIdx.y) * n + column];
    __syncthreads();
    for (int j = 0; j < SIDE; j++)
      sum += left[threadIdx.y][j] * right[j][threadIdx.x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}
