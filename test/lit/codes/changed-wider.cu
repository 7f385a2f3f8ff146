// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A layout that removes no conflict, but lets neighbours be accessed together, is reported as such; its twin's report says what conflicts it removes.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=64 -- -I%examples > %t && FileCheck %s < %t
// CHECK-DAG: neighbours could be accessed together; rows of 24 bytes padded by 24
// CHECK-DAG: 2-way conflicts; rows of 24 bytes padded by 4
#include "cuda_min.h"
__global__ void wider(float *out, const float *in) {
  __shared__ float s[64][6];
  const int t = threadIdx.x;
  for (int i = 0; i < 6; i++)
    s[t][i] = in[64 * i + t];
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int j = 0; j < 64; j++)
    sum = sum * s[j][0] + s[j][1] * s[j][2] - s[j][3];
  out[t] = sum + s[63 - t][4];
}
__global__ void mended(float *out, const float *in) {
  __shared__ float s[64][6];
  const int t = threadIdx.x;
  for (int i = 0; i < 6; i++)
    s[t][i] = in[64 * i + t];
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int j = 0; j < 6; j++)
    sum = sum * 3 + s[63 - t][j];
  out[t] = sum;
}
