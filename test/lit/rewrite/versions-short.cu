// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With pointers of 32 bits the same layout is chosen as with 64, and the cost of the copy of a kernel for launches in which nothing moves is reported
// for the code as it is: if a width was open before, it is open after.
// REQUIRES: command
// RUN: %clang_cuda_plain -Xclang -fcuda-short-ptr -Xclang -mllvm -Xclang --nvptx-short-ptr -S -emit-llvm %s -o %t.ll
// RUN: %unbank analyze %t.ll --block=32 --report=%t.json > %t.txt
// RUN: %python -c "import json; rows = json.load(open('%t.json'))['kernels'][0]['accesses']; was_open = [row for row in rows if row['before'] and row['before']['bytes'] is None]; print(len(was_open), [row['id'] for row in was_open if not row['after'] or row['after']['bytes']])" | FileCheck %s --check-prefix=LLVM-%llvm
// LLVM-22: {{^[1-9][0-9]*}} []
// LLVM-19: {{^[0-9]+}} []
#include "cuda_min.h"

extern __shared__ float memory[];

__global__ void scores(float *out, const float *in, int n) {
  float *keys = memory, *scores = memory + 32 * n;
  int t = threadIdx.x;
  for (int r = 0; r < n; r += 32) {
    for (int i = t; i < 32 * n; i += 32)
      keys[i] = in[i + r];
    __syncthreads();
    for (int y = 0; y < 32; ++y) {
      float dot = 0;
      for (int x = 0; x < n; ++x)
        dot += keys[t * n + x] * in[y * n + x];
      scores[t * 32 + y] = dot;
    }
    float sum = 0;
    for (int y = 0; y < 32; ++y)
      sum += scores[t * 32 + y] * keys[y * n];
    out[r + t] = sum;
    __syncthreads();
  }
}
