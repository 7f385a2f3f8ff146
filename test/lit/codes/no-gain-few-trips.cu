// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A table is filled in a loop that an argument ends, down columns of as many words, and read in one of 64 iterations. If the argument is small, the
// instructions that a layout adds to each read take longer than all conflicts, without any wavefront more (a kernel of this kind ran 0.82 times as
// fast on an H200). Twin: the reads are in a loop that the argument ends as well.
// RUN: %clang_cuda -O3 -gline-tables-only -S %s -o /dev/null -mllvm -unbank-block=256 -mllvm -unbank-report=%t.json
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=REASON --input-file=%t.json
// CHECK-DAG: factors{{.*}}fixed{{.*}}: kept no-gain
// CHECK-DAG: factors{{.*}}open{{.*}}: changed pitch:
// REASON: what it saves in loops of unknown length, it loses outside them where they run few trips
#include "cuda_min.h"
__device__ void factors(float *table, float *out, const float *in, int waves, int charges) {
  int t = threadIdx.x, kz = blockIdx.y;
  if (t < 192) {
    float step = in[t], power = 1;
    for (int k = 0; k < waves; k++) {
      table[t * waves + k] = power;
      power *= step;
    }
  }
  __syncthreads();
  float sum[12] = {};
  for (int i = 0; i < charges; i++) {
    float x = table[i * waves + (t & 7)], y = table[(64 + i) * waves + (t & 3)];
    for (int k = 0; k < 12; k++) {
      float z = table[(128 + i) * waves + kz + k];
      sum[k] = (sum[k] * z + x) * y + z * z - x * sum[k];
    }
  }
  for (int k = 0; k < 12; k++)
    out[k * 256 + t] = sum[k];
}
extern __shared__ __attribute__((aligned(16))) float fixed[];
extern __shared__ __attribute__((aligned(16))) float open[];
__global__ void factors_fixed(float *out, const float *in, int waves) { factors(fixed, out, in, waves, 64); }
__global__ void factors_open(float *out, const float *in, int waves) { factors(open, out, in, waves, waves); }
