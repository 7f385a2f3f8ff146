// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Eight neighbours to a lane, two lanes to a bank: 16 wavefronts for a row, 8 when clean. With 9 sums to each neighbour a warp issues 72
// multiply-adds meanwhile, four a cycle: 18 cycles, and nothing is gained. With 5 sums it is 10.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=256
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=REASON < %t.json
// CHECK-DAG: _ZZ5boundPfPKfiE1b: kept no-gain
// CHECK-DAG: _ZZ4freePfPKfiE1b: changed pad:128:16 8192 -> 9200
// REASON: the kernel's arithmetic takes longer than its shared memory accesses
#include "cuda_min.h"

constexpr int DEPTH = 16, WIDTH = 128, EACH = 8;

template <int SUMS>
__device__ inline void product(float *out, const float *in, float (*b)[WIDTH], int n) {
  int t = threadIdx.x, first = t % (WIDTH / EACH) * EACH;
  float sums[SUMS][EACH] = {};
  for (int k0 = 0; k0 < n; k0 += DEPTH) {
    for (int row = 0; row < DEPTH; row += 2)
      b[row + t / WIDTH][t % WIDTH] = in[(k0 + row) * WIDTH + t];
    __syncthreads();
    for (int k = 0; k < DEPTH; k++)
      for (int i = 0; i < SUMS; i++)
        for (int j = 0; j < EACH; j++)
          sums[i][j] += in[i * n + k0 + k] * b[k][first + j];
    __syncthreads();
  }
  for (int i = 0; i < SUMS; i++)
    for (int j = 0; j < EACH; j++)
      out[(i * EACH + j) * 256 + t] = sums[i][j];
}

__global__ void bound(float *out, const float *in, int n) {
  alignas(16) __shared__ float b[DEPTH][WIDTH];
  product<9>(out, in, b, n);
}

__global__ void free(float *out, const float *in, int n) {
  alignas(16) __shared__ float b[DEPTH][WIDTH];
  product<5>(out, in, b, n);
}
