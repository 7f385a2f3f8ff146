// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If no change keeps nine tenths of what the plugin's layout saves, a longer row that keeps half of it is better than none; the message says what the
// plugin would save. If the score of one longer row is unknown, as before sm_90, others are tried. Rows of instantiations that grow by different
// numbers of bytes are named by these.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/less.cu && cd %t && env CUDA_PATH=none %unbank suggest less.cu --block=paths@128 --block=32x8 -- -I%examples --cuda-gpu-arch=sm_80 > patch 2> reasons
// RUN: FileCheck %s < %t/patch
// RUN: FileCheck %s --check-prefix=REASONS --allow-empty < %t/reasons
// CHECK-DAG:  both::tile: 4,096 -> 4,224 bytes in both<float> (pad:128:4).
// CHECK-DAG:  both::tile: 8,192 -> 8,448 bytes in both<double> (pad:256:8).
// CHECK:      -  __shared__ T tile[32][32]; // of both
// CHECK-NEXT: +  __shared__ T tile[32][33]; // of both
// CHECK:      -  __shared__ float s[128][32]; // of paths
// CHECK-NEXT: +  __shared__ float s[128][36]; // of paths
// REASONS-NOT: no fix
// RUN: cd %t && env CUDA_PATH=none %unbank suggest %examples/../bench/kernels/grids_lines.cu --block=64 | FileCheck %s --check-prefix=HALF
// HALF:      lines3d(float*, float const*, int), blocks of 64: 2 -> 1.25 times the ideal wavefronts, with the plugin 1.
// HALF:      +  __shared__ float u[EDGE][EDGE + 1][HAND == 1 ? EDGE + 1 : EDGE];
#include "cuda_min.h"

template <class T> __global__ void both(T *out, const T *in) {
  __shared__ T tile[32][32]; // of both
  const int x = threadIdx.x, y = threadIdx.y;
  for (int i = 0; i < 32; i += 8)
    tile[y + i][x] = in[(y + i) * 32 + x];
  __syncthreads();
  for (int i = 0; i < 32; i += 8)
    out[(y + i) * 32 + x] = tile[x][y + i];
}
template __global__ void both<float>(float *, const float *);
template __global__ void both<double>(double *, const double *);

__global__ void paths(float *out, const float *in) {
  __shared__ float s[128][32]; // of paths
  int t = threadIdx.x;
  float value = in[t], most = 0;
  for (int k = 0; k < 32; k++) {
    value = value * 1.01f + in[t + k];
    s[t][k] = value;
  }
  __syncthreads();
  for (int k = 31; k >= 0; k--)
    most = __builtin_fmaxf(most, s[t][k]);
  out[t] = most;
}
