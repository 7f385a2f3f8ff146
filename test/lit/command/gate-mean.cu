// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A figure is marked as a mean if executions differ. Twin: a figure that is not a whole number, and the same in each execution.
// REQUIRES: command
// RUN: env CUDA_PATH=none %exits 1 %unbank analyze %s --block=64 --mode=report --fail-above=1 -- -I%examples > %t.txt 2>&1
// RUN: FileCheck %s < %t.txt
// CHECK-DAG: ld of differ::f in {{.*}}: 1.50-way bank conflict in the mean: 1.50 wavefronts where 1 would do
// CHECK-DAG: ld of alike::d in {{.*}}: 1.50-way bank conflict: 3 wavefronts where 2 would do
#include "cuda_min.h"
__global__ void differ(float *out, const float *in) {
  __shared__ float f[128];
  int t = threadIdx.x;
  f[t] = in[t], f[t + 64] = in[t + 64];
  __syncthreads();
  out[t] = f[t < 32 ? t : 2 * t];
}
__global__ void alike(double *out, const double *in) {
  __shared__ double d[128];
  int t = threadIdx.x, lane = t % 32;
  d[t] = in[t], d[t + 64] = in[t + 64];
  __syncthreads();
  out[t] = d[lane < 16 ? 2 * lane : lane + 32];
}
