// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a layout saves here depends on the loops' trip counts and on data. Instructions limit `few`: the layout, which adds some, is not taken (a
// merge sort of this kind ran 0.89 times as fast on an H100). Shared memory limits `many`, which is changed.
// RUN: %clang_cuda -O3 -gline-tables-only -S %s -o /dev/null -mllvm -unbank-block=512 -mllvm -unbank-report=%t.json
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=REASON --input-file=%t.json
// CHECK-DAG: ranksILi0E{{.*}}: kept no-gain
// CHECK-DAG: ranksILi12E{{.*}}: changed pad:
// REASON: instructions limit the kernel, and what layouts save depends on data or arguments
#include "cuda_min.h"
template <int LOADS> __device__ void ranks(float *out, const float *in, unsigned n) {
  __shared__ float keys[1040];
  unsigned t = threadIdx.x;
  keys[t] = in[t];
  keys[t + 512] = in[t + 512];
  float sum = 0;
  for (unsigned stride = 1; stride < n; stride <<= 1) {
    unsigned at = t & (stride - 1), base = 2 * (t - at), position = 0;
    __syncthreads();
    float key = keys[base + at];
    for (unsigned step = stride; step > 0; step >>= 1) {
      unsigned next = position + step < stride ? position + step : stride;
      for (int i = 0; i < LOADS; i++)
        sum += keys[base + stride + next + i];
      if (keys[base + stride + next - 1] < key)
        position = next;
    }
    sum += position;
  }
  out[t] = sum;
}
__global__ void __attribute__((launch_bounds(512))) few(float *out, const float *in, unsigned n) { ranks<0>(out, in, n); }
__global__ void __attribute__((launch_bounds(512))) many(float *out, const float *in, unsigned n) { ranks<12>(out, in, n); }
