// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An array of a device function that a kernel calls: the calls in the file are all calls, so a longer row is proposed as for an array of the kernel.
// With -fgpu-rdc other files may call the function in blocks of other shapes, and the array's declaration gets its layout as a type.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/a.cu && cd %t && env CUDA_PATH=none %unbank suggest a.cu --block=32x8 -- -I%examples | FileCheck %s
// RUN: cd %t && env CUDA_PATH=none %unbank suggest a.cu --block=32x8 --whole-program=yes -- -I%examples -fgpu-rdc | FileCheck %s --check-prefix=LINKED
// CHECK: -  __shared__ float tile[32][32];
// CHECK: +  __shared__ float tile[32][33];
// LINKED: -  __shared__ float tile[32][32];
// LINKED: +  __shared__ unbank::array<float[32][32], unbank::pad<128, 4>> tile;
#include "cuda_min.h"

__device__ void turn(float *out, const float *in) {
  __shared__ float tile[32][32];
  const int x = threadIdx.x;
  for (int y = threadIdx.y; y < 32; y += 8)
    tile[y][x] = in[y * 32 + x];
  __syncthreads();
  for (int y = threadIdx.y; y < 32; y += 8)
    out[y * 32 + x] = tile[x][y];
}

__global__ void kernel(float *out, const float *in) { turn(out, in); }
