// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Data picks rows whose length is an argument: the profile of a launch with rows of 32 knows these rows, but no other length. So the layout is still
// one that is right for every length, and its gain in the reads outweighs stores that it takes apart.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank simulate %s --kernel=pick --grid=1 --block=192 --dynamic=4224 --arg=f32[192]:zero --arg=f32[1024]:ramp '--arg=i32[192]:random:1:0:31' --arg=i32:32 --write-profile=%t.profile -- -I%examples > /dev/null
// RUN: env CUDA_PATH=none %unbank analyze %s --block=192 -- -I%examples | FileCheck %s
// RUN: env CUDA_PATH=none %unbank analyze %s --block=192 --profile=%t.profile -- -I%examples | FileCheck %s --check-prefixes=CHECK,WITH
// CHECK: s ? pitch:{{.*}} changed
// WITH: measured in
#include "cuda_min.h"

extern "C" __global__ void pick(float *out, const float *in, const int *picked, int n) {
  extern __shared__ float s[];
  float *rows = s + n;
  for (int i = threadIdx.x; i < n * n; i += 192)
    rows[i] = in[i];
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < n; k++)
    sum += rows[picked[threadIdx.x] * n + k];
  out[threadIdx.x] = sum;
}
