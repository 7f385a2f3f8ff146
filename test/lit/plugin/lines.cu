// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM hoists accesses out of a loop that runs once, and merges those at the end of an if and its else; both lose their lines. Remarks and commands
// show them nevertheless. A compile with debug information of its own shows what LLVM has left.
// RUN: %clang_cuda -S %s -o %t.ptx -mllvm -unbank-block=32x32 -Rpass-analysis=unbank 2>&1 | FileCheck %s
// RUN: %clang_cuda_plain -S %s -o %t.plain.ptx -g --cuda-noopt-device-debug
// RUN: %clang_cuda -S %s -o %t.report.ptx -g --cuda-noopt-device-debug -mllvm -unbank-mode=report
// RUN: cmp %t.plain.ptx %t.report.ptx
#include "cuda_min.h"

// CHECK: lines.cu:[[#@LINE+5]]:42: remark: st of 4 bytes a lane in once::tile: 1 wavefront, ideal 1
// CHECK: lines.cu:[[#@LINE+8]]:9: remark: ld of 4 bytes a lane in once::tile: 32 -> 1 wavefronts, ideal 1
__global__ void once(float *out, const float *in, int rows) {
  __shared__ float tile[32][32];
  for (int row = 0; row < 32; row += 32)
    tile[threadIdx.y + row][threadIdx.x] = in[(threadIdx.y + row) * rows + threadIdx.x];
  __syncthreads();
  for (int row = 0; row < 32; row += 32)
    out[(threadIdx.y + row) * rows + threadIdx.x] =
        tile[threadIdx.x][threadIdx.y + row];
}

// CHECK: lines.cu:[[#@LINE+7]]:{{[0-9]+}}: remark: ld of 4 bytes a lane in either::tile: 32 -> 1 wavefronts, ideal 1
__global__ void either(float *out, const float *in, int n) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.y * n + threadIdx.x];
  __syncthreads();
  float value;
  if (n > 7)
    value = 2 * tile[threadIdx.x][threadIdx.y];
  else
    value = 3 * tile[threadIdx.x][threadIdx.y];
  out[threadIdx.y * n + threadIdx.x] = value;
}
