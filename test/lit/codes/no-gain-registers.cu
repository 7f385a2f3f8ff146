// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A star of nine columns of a plane that is loaded anew in each step, in 2-way conflicts. Where the block shape is not promised, rows are computed for
// each of the columns, and the loop keeps nine addresses in registers in place of one, while it waits for memory longer than for the plane. The twins:
// the shape is promised; eight columns, whose addresses are seven more; a plane that stays, so that no memory is waited for; and one beside dynamic
// memory, which is taken to limit the blocks before registers do, and beside which an array may not grow.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=16x16 -mllvm -unbank-block=promised@16x16
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=REASON --input-file=%t.json
// CHECK-DAG: _ZZ4starPfPKfiE5plane: kept no-gain
// CHECK-DAG: _ZZ8promisedPfPKfiE5plane: changed pad:96:96
// CHECK-DAG: _ZZ5eightPfPKfiE5plane: changed pad:96:96
// CHECK-DAG: _ZZ5stillPfPKfiE5plane: changed pad:96:96
// CHECK-DAG: _ZZ6besidePfPKfiE5plane: changed xor:6:1:7
// REASON: other memory takes longer than the conflicts do, and the addresses of layouts would take registers of warps that wait for it; fewer may be needed where the block shape is promised
#include "cuda_min.h"

template <int COLUMNS, bool LOADS>
__device__ inline void sum(float *out, const float *in, int planes, volatile float (*plane)[24]) {
  int x = threadIdx.x, y = threadIdx.y;
  float all = 0;
  for (int z = 0; z < planes; ++z) {
    if (LOADS)
      for (int i = 0; i < 8; ++i)
        all += in[(8 * z + i) * 4096 + 16 * y + x];
    plane[y][x] = all;
    __syncthreads();
    for (int i = 0; i < COLUMNS; ++i)
      all += plane[y][x + i];
    __syncthreads();
  }
  out[16 * y + x] = all;
}

__global__ void star(float *out, const float *in, int planes) {
  __shared__ volatile float plane[16][24];
  sum<9, true>(out, in, planes, plane);
}

__global__ void promised(float *out, const float *in, int planes) {
  __shared__ volatile float plane[16][24];
  sum<9, true>(out, in, planes, plane);
}

__global__ void eight(float *out, const float *in, int planes) {
  __shared__ volatile float plane[16][24];
  sum<8, true>(out, in, planes, plane);
}

__global__ void still(float *out, const float *in, int planes) {
  __shared__ volatile float plane[16][24];
  sum<9, false>(out, in, planes, plane);
}

extern __shared__ float dynamic[];

__global__ void beside(float *out, const float *in, int planes) {
  __shared__ volatile float plane[16][24];
  dynamic[threadIdx.x] = in[threadIdx.x];
  sum<9, true>(out, in, planes, plane);
  out[0] += dynamic[threadIdx.x + 1];
}
