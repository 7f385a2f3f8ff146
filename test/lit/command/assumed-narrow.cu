// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows of four elements have no room for warps along x: if no wider block stays in its rows, the largest of those with 4 or 2 threads along x is
// assumed that does. Twins: rows of 8, which a wider block fits, and a flat kernel, which has no other shape.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --top=9 -- -I%examples | sed 's/  */ /g' > %t && FileCheck %s < %t
// CHECK-DAG: {{^}}kernel four{{.*[[:space:]].*[[:space:]]}} block 4x64, assumed; figures hold for this shape only
// CHECK-DAG: {{^}}kernel two{{.*[[:space:]].*[[:space:]]}} block 2x128, assumed; figures hold for this shape only
// CHECK-DAG: {{^}}kernel eight{{.*[[:space:]].*[[:space:]]}} block 8x32, assumed; figures hold for this shape only
// CHECK-DAG: {{^}}kernel flat{{.*[[:space:]].*[[:space:]]}} block 256, assumed; figures hold for this shape only
#include "cuda_min.h"

template <int WIDTH, int ROWS> __device__ void pencil(float *out, const float *in) {
  __shared__ float s[ROWS + 8][WIDTH];
  const int x = threadIdx.x, y = threadIdx.y + 4;
  s[y][x] = in[y * WIDTH + x];
  __syncthreads();
  out[y * WIDTH + x] = s[y - 4][x] - s[y + 4][x];
}

__global__ void four(float *out, const float *in) { pencil<4, 64>(out, in); }
__global__ void two(float *out, const float *in) { pencil<2, 128>(out, in); }
__global__ void eight(float *out, const float *in) { pencil<8, 32>(out, in); }

__global__ void flat(float *out, const float *in) {
  __shared__ float s[256][4];
  s[threadIdx.x][0] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = s[255 - threadIdx.x][0];
}
