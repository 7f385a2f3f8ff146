// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each warp loads a number for itself, and cases of it are told apart: that all cases have the same sum proves nothing if warps may be in different
// cases. In `apart` each warp takes two wavefronts or one, and the sum is the same for any number that all warps share. In the twin each warp takes
// the same, whatever the number is.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank analyze %t.ll --block=32x4 --report=%t.json > %t.txt
// RUN: %python -c "import json; [print(kernel['display'].split('(')[0], access['before']['exactness'], access['before']['wavefronts']['min'], access['before']['wavefronts']['max']) for kernel in json.load(open('%t.json'))['kernels'] for access in kernel['accesses'] if access['op'] == 'ld']" | FileCheck %s
// CHECK-DAG: apart bounded 1 2
// CHECK-DAG: alike exact 1 1
#include "cuda_min.h"

__global__ void apart(float *out, const unsigned *data) {
  __shared__ float a[2048];
  unsigned x = threadIdx.x, y = threadIdx.y;
  for (int i = x; i < 2048; i += 32)
    a[i] = i;
  __syncthreads();
  unsigned s = data[y] & 3, at = x & 8 ? 1024 + y * 8 + (x & 7) : s * 64 + (x & 7);
  out[y * 32 + x] = a[at ^ (at >> 3 & 28)];
}

__global__ void alike(float *out, const unsigned *data) {
  __shared__ float a[2048];
  unsigned x = threadIdx.x, y = threadIdx.y;
  for (int i = x; i < 2048; i += 32)
    a[i] = i;
  __syncthreads();
  unsigned s = data[y] & 3, at = s * 64 + (x & 7);
  out[y * 32 + x] = a[at ^ (at >> 3 & 28)];
}
