// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Longer rows whose length is a macro: the addition goes into its text, so that "64 >> 1" becomes 64 >> 5, two columns. The array's size differs from
// what the patch was to give it, which reveals that, and the macro is put into brackets; if it needs none there are none.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/macros.cu && cd %t && env CUDA_PATH=none %unbank suggest macros.cu --block=32x8 -- -I%examples | FileCheck %s
// CHECK-DAG:  k::shifted: 4,096 -> 4,224 bytes (pad:128:4).
// CHECK-DAG:  k::plain: 4,096 -> 4,224 bytes (pad:128:4).
// CHECK:      -  __shared__ float shifted[32][SHIFTED];
// CHECK-NEXT: -  __shared__ float plain[32][PLAIN];
// CHECK-NEXT: +  __shared__ float shifted[32][(SHIFTED) + 1];
// CHECK-NEXT: +  __shared__ float plain[32][PLAIN + 1];
#include "cuda_min.h"

#define SHIFTED 64 >> 1
#define PLAIN 32

__global__ void k(float *out, const float *in) {
  __shared__ float shifted[32][SHIFTED];
  __shared__ float plain[32][PLAIN];
  const int x = threadIdx.x, y = threadIdx.y;
  for (int i = 0; i < 32; i += 8)
    shifted[y + i][x] = plain[y + i][x] = in[(y + i) * 32 + x];
  __syncthreads();
  for (int i = 0; i < 32; i += 8)
    out[(y + i) * 32 + x] = shifted[x][y + i] + plain[x][y + i];
}
