// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where no layout is chosen that an array needs, there is no patch either, and stderr says why: once for all kernels of a template, and not for
// what has no conflicts.
// RUN: env CUDA_PATH=none %unbank suggest %s --block=32x8 -- -I%examples 2> %t.reasons && FileCheck %s < %t.reasons
// CHECK-NOT: straight
// CHECK:     unbank: no fix for escaping::kept: refused, escapes-store: {{.+}}
// CHECK-NOT: unbank: no fix
// CHECK:     unbank: there is no patch

#include "cuda_min.h"

template <int TIMES> __global__ void escaping(float **out) {
  __shared__ float kept[32][32];
  kept[threadIdx.y][threadIdx.x] = TIMES;
  out[TIMES] = &kept[threadIdx.x][threadIdx.y];
}
template __global__ void escaping<1>(float **out);
template __global__ void escaping<2>(float **out);

extern "C" __global__ void straight(float *out) {
  __shared__ float line[1024];
  line[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = line[threadIdx.x ^ 1];
}
