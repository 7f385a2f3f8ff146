// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop over tiles with as many rows as an argument says: the product with the loop's counter says which rows a block works on, as the counter
// itself does, and the guard is taken to hold for a full tile. In the twin the length differs between threads.
// RUN: %clang_cuda_plain -O3 -S -emit-llvm %s -o %t.ll
// RUN: %unbank_opt -passes='unbank<mode=report;rdc=no;block=32>' -disable-output %t.ll 2>&1 | FileCheck %s
// CHECK:      kernel tiles
// CHECK:      guards such as i < n are taken to hold for every thread
// CHECK:      wavefronts {{ *}}288 -> 64 a block, ideal 64
// CHECK:      kernel lanes
// CHECK:      wavefronts {{ *}}{{[0-9]+}}..
#include "cuda_min.h"

__global__ void tiles(float *out, int n, int count, int rows) {
  __shared__ float s[32 * 32];
  for (int i = 0; i < count; i++) {
    if (i * rows + threadIdx.x >= n) break;
    for (int y = 0; y < 32; y++) s[y * 32 + threadIdx.x] = out[y * i];
    __syncthreads();
    float sum = 0;
    for (int y = 0; y < 32; y++) sum += s[threadIdx.x * 32 + (y * 7) % 32];
    __syncthreads();
    out[i * 32 + threadIdx.x] = sum;
  }
}

__global__ void lanes(float *out, int n, int count, const int *rows) {
  __shared__ float s[32 * 32];
  for (int i = 0; i < count; i++) {
    if (i * rows[threadIdx.x] + threadIdx.x >= n) break;
    for (int y = 0; y < 32; y++) s[y * 32 + threadIdx.x] = out[y * i];
    __syncthreads();
    float sum = 0;
    for (int y = 0; y < 32; y++) sum += s[threadIdx.x * 32 + (y * 7) % 32];
    __syncthreads();
    out[i * 32 + threadIdx.x] = sum;
  }
}
