// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pad and a swizzle whose costs differ by a percent. If the pad removes one of nine resident blocks, the swizzle is chosen, as the cost of a lost
// block is known less well than the rest; if it removes none, the pad, which has fewer instructions.
// Nor does the pad remove a block if 32 loaded doubles are kept in registers meanwhile, as eight blocks are then all that fit; if they are stored
// before, nine fit.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=16x8
// RUN: %arrays %t.json | FileCheck %s
// CHECK-DAG: _ZZ4ninePdE4tile: changed xor:3:15:8
// CHECK-DAG: _ZZ8thirteenPdE4tile: changed pad:256:8 16384 -> 16896
// CHECK-DAG: _ZZ4keptPdPVKdE4tile: changed pad:256:8 24576 -> 25344
// CHECK-DAG: _ZZ6copiedPdPVKdE4tile: changed xor:3:15:8
#include "cuda_min.h"

template <int ROWS> __device__ inline void transpose(double *out, volatile double (*tile)[32]) {
  int x = threadIdx.x, y = threadIdx.y;
  for (int k = 0; k < ROWS / 4; ++k)
    tile[y + 8 * (k / 2)][x + 16 * (k % 2)] = x + y;
  __syncthreads();
  double sum = 0;
  for (int k = 0; k < ROWS / 4; ++k)
    sum += tile[x + 16 * (k % (ROWS / 16))][y + 8 * (k / (ROWS / 16))];
  out[x + 16 * y] = sum;
}

__global__ void nine(double *out) {
  alignas(16) __shared__ volatile double tile[96][32];
  transpose<96>(out, tile);
}

__global__ void thirteen(double *out) {
  alignas(16) __shared__ volatile double tile[64][32];
  transpose<64>(out, tile);
}

__global__ void kept(double *out, const volatile double *in) {
  alignas(16) __shared__ volatile double tile[96][32];
  double own[32];
  for (int k = 0; k < 32; ++k)
    own[k] = in[k];
  transpose<96>(out, tile);
  for (int k = 0; k < 32; ++k)
    out[k] += own[k];
}

__global__ void copied(double *out, const volatile double *in) {
  alignas(16) __shared__ volatile double tile[96][32];
  for (int k = 0; k < 32; ++k)
    out[k] = in[k];
  transpose<96>(out + 32, tile);
}
