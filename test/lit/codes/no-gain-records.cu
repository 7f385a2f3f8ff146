// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each lane inserts into a list of its own, whose length is an argument, the values that are above the least in it, in a loop over data: the longer that
// is, the fewer lanes insert at a time, and the instructions of a swizzle remain (such a kernel ran 0.95 times as fast on an H200). What lists gain where
// they are filled and read does not make up for it. Twins: a bound that is the same all the time, and one that changes also where no lane
// inserts.
// RUN: %clang_cuda -O3 -gline-tables-only -S %s -o /dev/null -mllvm -unbank-block=64 -mllvm -unbank-report=%t.json
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=REASON --input-file=%t.json
// CHECK-DAG: of_records{{.*}}: kept no-gain
// CHECK-DAG: of_bound{{.*}}: changed pitch:
// CHECK-DAG: of_drift{{.*}}: changed pitch:
// REASON: what it saves in loops of unknown length, it loses outside them where they run few trips
#include "cuda_min.h"
__device__ void begin(float *list, int k) {
#pragma clang loop unroll(disable)
  for (int j = 0; j < k; ++j)
    list[j] = -3e38f;
}
__device__ void insert(float *list, float value, int k) {
  int j = k - 1;
#pragma clang loop unroll(disable)
  for (; j > 0 && list[j - 1] < value; --j)
    list[j] = list[j - 1];
  list[j] = value;
}
__device__ float sum_of(const float *list, int k) {
  float sum = 0;
#pragma clang loop unroll(disable)
  for (int j = 0; j < k; ++j)
    sum += list[j];
  return sum;
}
__global__ void of_records(float *out, const float *in, int count, int k) {
  extern __shared__ __attribute__((aligned(16))) float memory_of_records[];
  float *list = memory_of_records + threadIdx.x * k, least = -3e38f;
  begin(list, k);
  for (int i = threadIdx.x; i < count; i += 64)
    if (in[i] > least) {
      insert(list, in[i], k);
      least = list[k - 1];
    }
  out[threadIdx.x] = sum_of(list, k);
}
__global__ void of_bound(float *out, const float *in, int count, int k) {
  extern __shared__ __attribute__((aligned(16))) float memory_of_bound[];
  float *list = memory_of_bound + threadIdx.x * k;
  begin(list, k);
  for (int i = threadIdx.x; i < count; i += 64)
    if (in[i] > 0.5f)
      insert(list, in[i], k);
  out[threadIdx.x] = sum_of(list, k);
}
__global__ void of_drift(float *out, const float *in, int count, int k) {
  extern __shared__ __attribute__((aligned(16))) float memory_of_drift[];
  float *list = memory_of_drift + threadIdx.x * k, least = -3e38f;
  begin(list, k);
  for (int i = threadIdx.x; i < count; i += 64) {
    float next = least * 0.5f;
    if (in[i] > least) {
      insert(list, in[i], k);
      next = list[k - 1];
    }
    least = next;
  }
  out[threadIdx.x] = sum_of(list, k);
}
