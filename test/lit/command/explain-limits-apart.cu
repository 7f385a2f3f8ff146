// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A reason speaks of the kernel with the layouts that its other arrays have got, the limits of the code as written: both say so. Where no other array
// has one, there is one basis, and nothing is said of it. What a change must save stands beside what there is to save, where that is less.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank explain kept::few %s --block=32x8 -- -I%examples | tr -s ' \n' ' ' | FileCheck %s --check-prefix=OTHERS
// RUN: env CUDA_PATH=none %unbank explain kept::few %s --block=32x8 --skip='*::tile' -- -I%examples | tr -s ' \n' ' ' | FileCheck %s --check-prefix=ALONE
// OTHERS: decision kept, no-gain, layout identity: with the layouts of its other arrays, instructions limit the kernel, and the array's conflicts cost too little
// OTHERS: limits cycles as written: shared memory {{[0-9,]+, .*}}; with the layouts of its other arrays, the choice counts
// OTHERS: and a change must save {{[0-9,]+}} (docs/choice.md), while all of its conflicts take about {{[0-9]}}
// ALONE: decision kept, no-gain, layout identity: {{(its conflicts|instructions limit the kernel, and the array's conflicts)}} cost too little
// ALONE-NOT: the choice counts
// ALONE: search
#include "cuda_min.h"

__global__ void kept(float *out, const float *in) {
  __shared__ float tile[32][32];
  __shared__ float few[64];
  for (int i = 0; i < 32; i += 8)
    tile[threadIdx.y + i][threadIdx.x] = in[threadIdx.x + 32 * (threadIdx.y + i)];
  if (threadIdx.y == 0)
    few[2 * threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  float sum = few[2 * threadIdx.x];
  for (int i = 0; i < 32; i += 8) {
    float x = tile[threadIdx.x][threadIdx.y + i];
    for (int k = 0; k < 8; k++)
      x = x * x + sum;
    sum += x;
  }
  out[threadIdx.x + 32 * threadIdx.y] = sum;
}
