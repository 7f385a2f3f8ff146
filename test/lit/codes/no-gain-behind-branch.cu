// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows whose length is an argument are read by lanes that their own data selects: these may be few, and then they share no bank, while a swizzle adds
// instructions (in an auction few bidders have no object: 0.86 times as fast on an H200). Twins: the lanes below a length that memory holds, and a
// loop that all lanes begin and leave one by one. Behind such a branch few lanes begin it, though, whether memory or a break ends it.
// RUN: %clang_cuda -O3 -gline-tables-only -S %s -o /dev/null -mllvm -unbank-block=192 -mllvm -unbank-report=%t.json
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=REASON --input-file=%t.json
// CHECK-DAG: of_few{{.*}}: kept no-gain
// CHECK-DAG: of_few_each{{.*}}: kept no-gain
// CHECK-DAG: of_few_left{{.*}}: kept no-gain
// CHECK-DAG: of_most{{.*}}: changed pitch:
// CHECK-DAG: of_each{{.*}}: changed pitch:
// REASON: instructions limit the kernel, and what layouts save depends on data or arguments
#include "cuda_min.h"
__device__ void fill(float *rows, const float *in, int n) {
  for (int i = threadIdx.x; i < n * n; i += 192)
    rows[i] = in[i];
  __syncthreads();
}
__device__ float least(const float *row, const float *prices, int n) {
  float best = 0;
#pragma clang loop unroll(disable)
  for (int j = 0; j < n; j++) {
    float value = row[j] - prices[j];
    best = value > best ? value : best;
  }
  return best;
}
__global__ void of_few(float *out, const float *in, const int *mine, int n) {
  extern __shared__ __attribute__((aligned(16))) float memory_of_few[];
  fill(memory_of_few, in, n);
  if (mine[threadIdx.x] < 0)
    out[threadIdx.x] = least(memory_of_few + threadIdx.x * n, in, n);
}
__global__ void of_few_each(float *out, const float *in, const int *mine, const int *used, int n) {
  extern __shared__ __attribute__((aligned(16))) float memory_of_few_each[];
  fill(memory_of_few_each, in, n);
  if (mine[threadIdx.x] < 0)
    out[threadIdx.x] = least(memory_of_few_each + threadIdx.x * n, in, used[threadIdx.x]);
}
__global__ void of_few_left(float *out, const float *in, const int *mine, int n) {
  extern __shared__ __attribute__((aligned(16))) float memory_of_few_left[];
  fill(memory_of_few_left, in, n);
  if (mine[threadIdx.x] < 0) {
    const float *row = memory_of_few_left + threadIdx.x * n;
    float best = 0;
    for (int j = 0; j < n && row[j] - in[j] < 1e6f; j++)
      best = row[j] > best ? row[j] : best;
    out[threadIdx.x] = best;
  }
}
__global__ void of_most(float *out, const float *in, const int *used, int n) {
  extern __shared__ __attribute__((aligned(16))) float memory_of_most[];
  fill(memory_of_most, in, n);
  if ((int)threadIdx.x < *used)
    out[threadIdx.x] = least(memory_of_most + threadIdx.x * n, in, n);
}
__global__ void of_each(float *out, const float *in, const int *used, int n) {
  extern __shared__ __attribute__((aligned(16))) float memory_of_each[];
  fill(memory_of_each, in, n);
  out[threadIdx.x] = least(memory_of_each + threadIdx.x * n, in, used[threadIdx.x]);
}
