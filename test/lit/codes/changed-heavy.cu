// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Eight neighbours to a lane, 16 bytes at once, two lanes to a bank: a pad of one word makes four reads of each, one of four words does not,
// for the same wavefronts. Where a loop carries more registers than a full SM has for a thread (40 sums), reads are instructions
// that count; with 16 sums the registers of wide reads may cost more than they save. With 72 sums nothing is gained: a warp issues 72
// multiply-adds, four a cycle, 18 cycles for the 16 wavefronts of a row; with 40 it is 10.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=256
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=REASON < %t.json
// CHECK-DAG: _ZZ5heavyPfPKfiE1b: changed pad:128:16 8192 -> 9200
// CHECK-DAG: _ZZ5lightPfPKfiE1b: changed pad:128:4 8192 -> 8444
// CHECK-DAG: _ZZ5boundPfPKfiE1b: kept no-gain
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

__global__ void heavy(float *out, const float *in, int n) {
  alignas(16) __shared__ float b[DEPTH][WIDTH];
  product<5>(out, in, b, n);
}

__global__ void light(float *out, const float *in, int n) {
  alignas(16) __shared__ float b[DEPTH][WIDTH];
  product<2>(out, in, b, n);
}

__global__ void bound(float *out, const float *in, int n) {
  alignas(16) __shared__ float b[DEPTH][WIDTH];
  product<9>(out, in, b, n);
}
