// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each lane has a heap of its own, 16 events of 8 bytes, and data says where in it: mostly all lanes are at one place, and rows get a pad.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=64 > %t.txt 2>&1
// RUN: %arrays %t.json | FileCheck %s
// CHECK-DAG: by_data{{.*}}heaps: changed pad:128:8
//
// In the twin each lane votes in a row of its own, for what is rounded from a float that depends on the lane: lanes are not at one place of their
// rows, and nothing is changed. (Padded, a Hough transform like this one is 0.97 times as fast on an H200.)
// CHECK-DAG: rounded{{.*}}votes: kept no-gain
#include "cuda_min.h"

struct __attribute__((aligned(8))) event {
  float time;
  unsigned kind;
};

__global__ void by_data(float *out, const float *in, int events) {
  __shared__ event heaps[64 * 16];
  event *mine = heaps + threadIdx.x * 16;
  int size = 0;
  float sum = 0;
  for (int i = 0; i < events; i++) {
    event added = {in[i * 64 + threadIdx.x], (unsigned)i};
    int at = size++;
    while (at > 0) {
      int parent = (at - 1) / 2;
      event above = mine[parent];
      if (above.time <= added.time)
        break;
      mine[at] = above;
      at = parent;
    }
    mine[at] = added;
    if (size == 16) {
      sum += mine[0].time;
      mine[0] = mine[--size];
    }
  }
  out[threadIdx.x] = sum;
}

__global__ void rounded(int *out, const float *x, const float *y, int points) {
  __shared__ int votes[64 * 64];
  for (int i = threadIdx.x; i < 64 * 64; i += 64)
    votes[i] = 0;
  __syncthreads();
  float angle = threadIdx.x / 64.0f;
  for (int i = 0; i < points; i++)
    votes[threadIdx.x * 64 + (int)(x[i] * angle + y[i] * (1 - angle))]++;
  __syncthreads();
  for (int i = threadIdx.x; i < 64 * 64; i += 64)
    out[i] = votes[i];
}
