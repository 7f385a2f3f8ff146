// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The places under a layout of carved memory depend on arguments, which a profile does not have: for rows that data picks, a profile gives the
// wavefronts under identity, and under such a layout they are a range.
// REQUIRES: command
// RUN: %clang_cuda_plain -gline-tables-only -S -emit-llvm %s -o %t.ll
// RUN: %unbank simulate %t.ll --grid=1 --block=32 --dynamic=8448 --arg=f32[32]:zero --arg=i32[32]:ramp --arg=i32:33 --write-profile=%t.profile > %t.txt
// RUN: %unbank analyze %t.ll --block=32 --profile=%t.profile --layout=memory@xor:2:31:7+carved:4096 --report=%t.json > %t.txt
// RUN: %python -c "import json; report = json.load(open('%t.json')); print(report['arrays'][0]['code']); [print(access['op'], access['before']['exactness'], access['after']['exactness'], access['after']['wavefronts']['max']) for access in report['kernels'][0]['accesses'] if access['before']['exactness'] == 'measured']" | FileCheck %s
// CHECK:      changed
// CHECK-NEXT: ld measured {{bounded|unknown}}
// CHECK-NOT:  measured measured
#include "cuda_min.h"

__global__ void picked(float *out, const int *rows, int n) {
  extern __shared__ float memory[];
  float *a = memory, *b = memory + n * 32;
  int t = threadIdx.x;
  for (int i = t; i < n * 32; i += 32) {
    a[i] = i;
    b[i] = i + 1;
  }
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int k = 0; k < 32; k++)
    sum += a[t * 32 + k] * b[t * 32 + k];
  out[t] = sum + b[rows[t] * 32];
}
