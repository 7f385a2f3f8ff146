// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A range stays a range under a layout of memory that arguments carve: a stride of unknown value moves the lanes apart, and the new addresses cannot
// be followed, but they are the images of old ones that could be.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank analyze %t.ll --block=256 --report=%t.json > %t.txt
// RUN: %python -c "import json; report = json.load(open('%t.json')); print(report['arrays'][0]['layout']); [print(access['op'], access['before']['exactness'], access['after']['exactness'], access['after']['wavefronts']) for access in report['kernels'][0]['accesses']]" | FileCheck %s
// CHECK:     {{.*}}+carved:
// CHECK-NOT: unknown
// CHECK:     ld bounded bounded {'mean': None, 'min': 1, 'max': {{[0-9]+}}}
// CHECK-NOT: unknown
#include "cuda_min.h"

extern __shared__ float memory[];

__global__ void halves(float *out, int n) {
  float *a = memory, *b = memory + n;
  int t = threadIdx.x;
  for (int i = t; i < n; i += 256)
    a[i] = out[i], b[i] = out[i + n];
  __syncthreads();
  for (int stride = 1; stride < n; stride *= 2) {
    int i = 2 * stride * t;
    if (i + stride < n) {
      a[i] += a[i + stride];
      b[i] += b[i + stride];
    }
    __syncthreads();
  }
  if (t == 0)
    out[0] = a[0] + b[0];
}
