// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Layouts that the search must reach, cells of bench/oracle.py: pads of parts of words, rows whose length shows in conflicts but in no type and no
// index, rotations of power-of-two rows without room for a pad, matrices over arrays of more than 32 KiB.
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda -S -emit-llvm %s -o %t/k.ll -mllvm -unbank-report=%t/report.json -mllvm -unbank-block=halves@128 \
// RUN:   -mllvm -unbank-block=distant@128 -mllvm -unbank-block=full@16x4 -mllvm -unbank-block=large@32x8
// RUN: %arrays %t/report.json | FileCheck %s
#include "cuda_min.h"

struct five { unsigned short f[5]; };
struct six { unsigned short f[6]; };

// Rows of 10 bytes: words 2.5 apart share banks, 12 bytes apart they do not.
// CHECK: halves{{.*}}: changed pad:10:2
extern "C" __global__ void halves(unsigned short *out) {
  __shared__ volatile five a[128];
  unsigned short s = 0;
  a[threadIdx.x].f[0] = s;
  a[threadIdx.x].f[4] = s;
  __syncthreads();
  s += a[threadIdx.x].f[0];
  __syncthreads();
  s += a[threadIdx.x].f[4];
  out[threadIdx.x] = s;
}

// Every eighth struct of 12 bytes, by a rotated index: words meet 384 bytes apart.
// CHECK: distant{{.*}}: changed pad:384:
extern "C" __global__ void distant(unsigned short *out) {
  __shared__ volatile six a[128];
  unsigned short s = 0;
  for (int k = 0; k < 6; k++)
    a[threadIdx.x].f[k] = s;
  __syncthreads();
  s += a[4 * (threadIdx.x % 32) + (threadIdx.x / 32) % 4].f[0];
  __syncthreads();
  s += a[4 * (threadIdx.x % 32) + (threadIdx.x / 32) % 4].f[5];
  out[threadIdx.x] = s;
}

// No byte is left of 48 KiB.
// CHECK: full{{.*}}: changed rot:128:
extern "C" __global__ void full(unsigned short *out) {
  __shared__ volatile unsigned short a[384][64];
  unsigned short s = 0;
  a[threadIdx.y][threadIdx.x] = s;
  __syncthreads();
  for (int k = 0; k < 4; k++)
    s += a[threadIdx.x][threadIdx.y + 4 * k];
  __syncthreads();
  s += a[threadIdx.y][threadIdx.x + 16];
  out[threadIdx.x + 16 * threadIdx.y] = s;
}

// Of 48 KiB, 14 bits of words: a column, and rows twelve apart.
// CHECK: large{{.*}}: changed lin:
extern "C" __global__ void large(unsigned short *out) {
  __shared__ volatile unsigned short a[384][64];
  unsigned short s = 0;
  a[threadIdx.y][threadIdx.x] = s;
  __syncthreads();
  for (int k = 0; k < 4; k++)
    s += a[threadIdx.x][threadIdx.y + 8 * k];
  __syncthreads();
  s += a[12 * threadIdx.x][threadIdx.y];
  out[threadIdx.x + 32 * threadIdx.y] = s;
}
