// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// -fgpu-rdc leaves no trace in the IR, but is on the command line: ptxas -c then merges by the alignment of an array. An option of the pass itself
// takes precedence.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-mode=report 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: %clang_cuda -fgpu-rdc -S -emit-llvm %s -o /dev/null -mllvm -unbank-mode=report 2>&1 | FileCheck %s --check-prefix=PART
// RUN: %clang_cuda -fgpu-rdc -fno-gpu-rdc -S -emit-llvm %s -o /dev/null -mllvm -unbank-mode=report 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: %clang_cuda -fgpu-rdc -S -emit-llvm %s -o /dev/null -mllvm -unbank-mode=report -mllvm -unbank-rdc=no 2>&1 | FileCheck %s --check-prefix=WHOLE
// WHOLE: ld  tile  16
// PART:  ld  tile   4{{.*}} x4
#include "cuda_min.h"

__global__ void rows(float *out) {
  __shared__ float tile[32][4];
  int t = threadIdx.x;
  for (int i = 0; i < 4; ++i)
    tile[(t + i) % 32][i] = out[t];
  __syncthreads();
  out[t] = tile[t][0] + tile[t][1] * tile[t][2] + tile[t][3];
}
