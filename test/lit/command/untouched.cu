// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel in which nothing changes stays byte for byte, even if another one of its module changes: codegen of the module that is analysed afterwards
// may order its uses differently, and make other widths (208 -> 112..304 wavefronts).
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s -- -I%examples > %t
// RUN: FileCheck %s < %t
// CHECK:     kernel void products<64, 8>
// CHECK:       wavefronts 656 -> 400 a block
// CHECK:     kernel void products<32, 4>
// CHECK-NOT: ->
// CHECK:       wavefronts {{[0-9.]+}} a block
// CHECK-NOT: ->
// CHECK:     4 shared arrays: 1 changed
#include "cuda_min.h"

struct __attribute__((aligned(16))) four {
  float x, y, z, w;
};

template <int N, int U> __global__ void products(four *out, const four *in, int n) {
  __shared__ float s[N * 16];
  __shared__ float t[N * 16];
  for (int r = 0; r < n; r++) {
    ((four *)s)[threadIdx.x] = in[r * blockDim.x + threadIdx.x];
    ((four *)t)[threadIdx.x] = in[r * blockDim.x + threadIdx.x + 7];
    __syncthreads();
    four sum = {0, 0, 0, 0};
    for (int d = 0; d < 16; d++)
      for (int i = 0; i < U; i++)
        sum.x += s[d * N + (threadIdx.x % 8) * U + i] * t[d * N + (threadIdx.x / 8) * U + i];
    out[r * blockDim.x + threadIdx.x] = sum;
    __syncthreads();
  }
}

template __global__ void products<64, 8>(four *, const four *, int);
template __global__ void products<32, 4>(four *, const four *, int);
