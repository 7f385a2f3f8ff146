// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A product of points in flat arrays: before sm_90 the width of its loads is unknown, so their wavefronts are a range, before and after the patch.
// The patch is one whose maximum falls as it does with the plugin.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/match.cu && cd %t && env CUDA_PATH=none %unbank suggest match.cu --block=16x16 -- -I%examples --cuda-gpu-arch=sm_80 -mllvm -unroll-threshold=300 | FileCheck %s
// CHECK:      match::buffer1: 8,192 -> 8,432 bytes (pad:512:16).
// CHECK:      match({{.*}}), blocks of 16x16: {{[0-9,]+}}..{{[0-9,]+}} -> {{[0-9,]+}}..{{[0-9,]+}} wavefronts, as arguments, data or ptxas decide.
// CHECK:      +  __shared__ unbank::array<float[16 * DIM], unbank::pad<512, 16>> buffer1;
#include "cuda_min.h"

#define DIM 128

__global__ void match(float *__restrict out, const float *__restrict one, const float *__restrict two) {
  __shared__ float buffer1[16 * DIM];
  __shared__ float buffer2[16 * DIM];
  const int x = threadIdx.x, y = threadIdx.y;
  if (y < 16)
    for (int d = x; d < DIM; d += 16)
      for (int j = y; j < 16; j += 16)
        buffer1[j * DIM + d] = one[(blockIdx.x * 16 + j) * DIM + d];
  for (int from = 0; from < 256; from += 16) {
    for (int d = x; d < DIM; d += 16)
      buffer2[y * DIM + d] = two[(from + y) * DIM + d];
    __syncthreads();
    float score = 0;
    for (int d = 0; d < DIM; d++)
      score += buffer1[x * DIM + d] * buffer2[y * DIM + d];
    out[(from + y) * 16 + x] = score;
    __syncthreads();
  }
}
