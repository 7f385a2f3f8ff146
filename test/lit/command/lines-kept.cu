// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lines of accesses in a loop that runs once, which LLVM drops as it hoists them.
// REQUIRES: command
// UNSUPPORTED: sanitize
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x32 -- -I%examples | FileCheck %s --implicit-check-not='?'
#include "cuda_min.h"

// CHECK: lines-kept.cu:[[#@LINE+5]]:42 {{.*}}st
// CHECK: lines-kept.cu:[[#@LINE+8]]:9 {{.*}}ld
__global__ void once(float *out, const float *in, int rows) {
  __shared__ float tile[32][32];
  for (int row = 0; row < 32; row += 32)
    tile[threadIdx.y + row][threadIdx.x] = in[(threadIdx.y + row) * rows + threadIdx.x];
  __syncthreads();
  for (int row = 0; row < 32; row += 32)
    out[(threadIdx.y + row) * rows + threadIdx.x] =
        tile[threadIdx.x][threadIdx.y + row];
}
