// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An access that is executed once for certain and perhaps once more: the wavefronts of each execution are known, but not their mean.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank analyze %t.ll --block=32 --report=%t.json > %t.txt
// RUN: %python -c "import json; [print(kernel['display'].split('(')[0], side['exactness'], side['wavefronts'], side['reason']) for kernel in json.load(open('%t.json'))['kernels'] for access in kernel['accesses'] if access['op'] == 'st' for side in [access['before']]]" | FileCheck %s
#include "cuda_min.h"

// The first time two lanes a bank, the second time one lane a bank, of those lanes that data lets in.
// CHECK: differs bounded {'mean': None, 'min': 1, 'max': 2} data decides
__global__ void differs(float *out, const int *data) {
  __shared__ float a[128];
  int t = threadIdx.x, stride = 2;
#pragma unroll 1
  for (int i = 0; i < 2; i++) {
    if (i == 0 || data[t] > 5)
      a[stride * t] = out[t];
    stride = 1;
  }
  __syncthreads();
  out[t] = a[127 - t];
}

// Its twin: one wavefront, however often.
// CHECK: same exact {'mean': 1.0, 'min': 1, 'max': 1}
__global__ void same(float *out, const int *data) {
  __shared__ float a[128];
  int t = threadIdx.x, first = 0;
#pragma unroll 1
  for (int i = 0; i < 2; i++) {
    if (i == 0 || data[t] > 5)
      a[first + t] = out[t];
    first = 32;
  }
  __syncthreads();
  out[t] = a[127 - t];
}
