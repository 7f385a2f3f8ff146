// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A word that nvcc takes in front of a pointer's star is left out where clang says so. What is read so is read alike if the header of ours is included
// already, as in a project that does so itself.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cp %s %t/k.cu && cp %examples/cuda_min.h %t
// RUN: cd %t && env CUDA_PATH=none %unbank analyze k.cu --block=32x8 -- -std=c++17 -I. 2> said | FileCheck %s && FileCheck %s --check-prefix=SAID < said
// RUN: cd %t && env CUDA_PATH=none %unbank analyze k.cu --block=32x8 -- -std=c++17 -I. -include unbank/nvcc.h 2> said | FileCheck %s && FileCheck %s --check-prefix=SAID < said
// SAID: lines read in clang's words, which a build by clang needs changed (docs/build.md): k.cu:[[#@LINE+10]], k.cu:[[#@LINE+13]]
// CHECK: tile {{ *}}4,096 -> 4,224  pad:128:4  changed
#include "cuda_min.h"

struct Sum {
  float value;
  __device__ Sum() : value(0) {}
};

// Both are refused.
__device__ float load(const __restrict__ float *p) { return *p; }
__global__ void turn(float *out, const float *in) {
  __shared__ float tile[32][32];
  __shared__ Sum sums[32];
  for (int i = 0; i < 32; i += 8)
    tile[threadIdx.y + i][threadIdx.x] = load(in + (threadIdx.y + i) * 32 + threadIdx.x);
  __syncthreads();
  for (int i = 0; i < 32; i += 8)
    out[(threadIdx.y + i) * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y + i];
  sums[threadIdx.x].value = out[0];
}
