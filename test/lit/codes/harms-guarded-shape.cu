// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tile without a rim, whose neighbours are read behind a guard on the thread's number: blocks of 16x16 have rows that are not there below the last
// one, unless the guard keeps their threads out. What all threads store says that these are the blocks: with 8x8, rows would be padded, which in blocks
// of 16x16 takes more wavefronts (40 and 72). Twins: without the guard 16x16 cannot be
// the block, and with a guard whose end is a number it is assumed.
// RUN: %clang_cuda -O3 -gline-tables-only -S %s -o /dev/null -mllvm -unbank-report=%t.json
// RUN: %arrays %t.json | FileCheck %s
// CHECK-DAG: guarded{{.*}}: kept clean
// CHECK-DAG: open{{.*}}: changed
// CHECK-DAG: ended{{.*}}: kept clean
#include "cuda_min.h"

#define NEIGHBOURS(tile) (tile[y + 1][x] + tile[y - 1][x] + tile[y][x + 1] + tile[y][x - 1])

__global__ void of_guarded(float *out, const float *in, int n) {
  __shared__ float guarded[16][16];
  int x = threadIdx.x, y = threadIdx.y;
  guarded[y][x] = in[y * n + x];
  __syncthreads();
  if (x > 0 && x < n && y > 0 && y < n)
    out[y * n + x] = NEIGHBOURS(guarded);
}

__global__ void of_open(float *out, const float *in, int n) {
  __shared__ float open[16][16];
  int x = threadIdx.x, y = threadIdx.y;
  open[y][x] = in[y * n + x];
  __syncthreads();
  out[y * n + x] = open[y + 1][x] + open[y][x + 1] + open[y + 1][x + 1];
}

__global__ void of_ended(float *out, const float *in, int n) {
  __shared__ float ended[16][16];
  int x = threadIdx.x, y = threadIdx.y;
  ended[y][x] = in[y * n + x];
  __syncthreads();
  if (x > 0 && x < 15 && y > 0 && y < 15)
    out[y * n + x] = NEIGHBOURS(ended);
}
