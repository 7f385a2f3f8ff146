// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If the warps of a block have much to compute, removing the conflicts of a small transpose is no gain. Computations on the counter of a loop with a
// constant trip count are no such work: unrolled, they are constants.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=8x8
// RUN: %arrays %t.json | FileCheck %s
// CHECK-DAG: _ZZ7countedPfE4tile: changed xor:2:7:5
// CHECK-DAG: _ZZ8computedPfE4tile: kept no-gain
#include "cuda_min.h"

template <int WORK> __device__ inline void transpose(float *data, volatile float (*tile)[40]) {
  int tx = threadIdx.x, ty = threadIdx.y;
  float sum = 0;
#pragma unroll 1
  for (int k = 0; k < 25; k++) {
    int row = ((k * 7 + 3) % 25 + (k * 11 + 5) % 13 + (k * 5 + 1) % 7 + (k ^ k >> 2)) % 5;
    int column = ((k * 9 + 2) % 25 + (k * 3 + 7) % 11 + (k * 4 + 1) % 9 + (k ^ k >> 1)) % 5;
    tile[ty + 8 * row][tx + 8 * column] = data[k];
  }
  __syncthreads();
#pragma unroll 1
  for (int k = 0; k < 25; k++) {
    int row = ((k * 7 + 3) % 25 + (k * 11 + 5) % 13 + (k * 5 + 1) % 7 + (k ^ k >> 2)) % 5;
    int column = ((k * 9 + 2) % 25 + (k * 3 + 7) % 11 + (k * 4 + 1) % 9 + (k ^ k >> 1)) % 5;
    float own = tile[tx + 8 * row][ty + 8 * column];
    for (int i = 0; i < WORK; i++)
      sum = sum * own + (float)i;
    sum += own;
  }
  data[tx + 8 * ty] = sum;
}

__global__ void counted(float *data) {
  alignas(16) __shared__ float tile[40][40];
  transpose<0>(data, tile);
}

__global__ void computed(float *data) {
  alignas(16) __shared__ float tile[40][40];
  transpose<30>(data, tile);
}
