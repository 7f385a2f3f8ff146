// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The matrix product of every course, with tiles of one dimension. Codegen adds up the address of a[row * 32 + j] from a product, the tile's place
// and 8, in this order, and increments it for each j. From sm_90 on, the 8 becomes part of the offset, and the four loads of an iteration merge.
// Before, if the place is 0, it is added to the product, and there are two loads of 8 bytes: open here. The tile with two dimensions has the same
// widths.
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
