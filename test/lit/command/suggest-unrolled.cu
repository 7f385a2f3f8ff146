// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// suggest counts with loops unrolled as by nvcc, and analyze without: the message says how analyze gets the figures of suggest. Where the user says
// how loops are unrolled, both count the same anyhow, and nothing is said.
// REQUIRES: command
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/k.cu && cd %t && env CUDA_PATH=none %unbank suggest k.cu --block=32x8 -- -I%examples > patch 2> said && sed -n 's/.*unbank analyze gives these figures with \(.*\)\.$/\1/p' patch > flags
// RUN: cd %t && sh -c 'env CUDA_PATH=none %unbank analyze k.cu --block=32x8 $(cat flags) -I%examples' > same && env CUDA_PATH=none %unbank analyze k.cu --block=32x8 -- -I%examples > other
// RUN: cd %t && FileCheck %s < patch && cat patch same | FileCheck %s --check-prefix=SAME && cat patch other | FileCheck %s --check-prefix=OTHER
// CHECK:      Counted by unbank
// CHECK-NEXT: Loops are unrolled as by nvcc; unbank analyze gives these figures with -- -mllvm -unroll-threshold=4000.
// SAME:       blocks of 32x8: [[FIGURE:[0-9,]+]] -> [[#]]
// SAME:       wavefronts [[FIGURE]] ->
// OTHER:      blocks of 32x8: [[FIGURE:[0-9,]+]] -> [[#]]
// OTHER-NOT:  wavefronts [[FIGURE]] ->
// RUN: cd %t && env CUDA_PATH=none %unbank suggest k.cu --block=32x8 -- -I%examples -mllvm -unroll-threshold=300 2> said | not grep 'Loops are unrolled'
#include "cuda_min.h"

__global__ void product(float *out, const float *in) {
  __shared__ float a[32][128];
  for (int i = threadIdx.y; i < 32; i += 8)
    for (int k = 0; k < 4; k++)
      a[i][threadIdx.x + 32 * k] = in[i + k];
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < 16; k++) {
    const float value = a[threadIdx.x][k];
#pragma unroll
    for (int i = 0; i < 24; i++)
      sum = sum * value + i;
  }
  out[threadIdx.x] = sum;
}
