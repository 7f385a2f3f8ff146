// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A load has two addresses to choose from, and a new one in place of the first takes no more instructions: two-way conflicts are worth a pad (1.05
// times as fast on an H100), while they are not if one offset serves both (no-gain-mixed.cu).
// REQUIRES: llvm-22
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=bordered@16x16
// RUN: %arrays %t.json | FileCheck %s
// CHECK: bordered{{.*}}tile: changed
#include "cuda_min.h"

__global__ void bordered(float *out, const float *in, int width) {
  __shared__ float tile[16][18];
  int x = threadIdx.x, y = threadIdx.y;
  int i = (blockIdx.y * 16 + y + 1) * width + blockIdx.x * 16 + x + 1;
  tile[y][x] = in[i];
  __syncthreads();
  float north = y > 0 ? tile[y - 1][x] : in[i - width];
  float south = y < 15 ? tile[y + 1][x] : in[i + width];
  float east = x < 15 ? tile[y][x + 1] : in[i + 1];
  float west = x > 0 ? tile[y][x - 1] : in[i - 1];
  out[i] = north + south + east + west - 4 * tile[y][x];
}
