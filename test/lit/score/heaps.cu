// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A heap for each thread, in rows of 8 words; data leads along its paths. Many layouts spread such words equally well and remove the conflicts of
// accesses whose places are known. Among these the cheapest is chosen, and not the luckiest in a few draws of the data.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o before.ll
// RUN: %unbank fix before.ll --block=64 --report=report.json -o after.ll
// RUN: %arrays report.json | FileCheck %s
// CHECK: heaps: changed pad:32:4
// RUN: %unbank simulate before.ll --kernel=largest --grid=1 --block=64 --arg=f32[512]:zero --arg=f32[2048]:random:1 --arg=i32:2048 --output=0=before.out > run
// RUN: %unbank simulate after.ll --kernel=largest --grid=1 --block=64 --arg=f32[512]:zero --arg=f32[2048]:random:1 --arg=i32:2048 --output=0=after.out > run
// RUN: cmp before.out after.out
#include "../Inputs/heap.h"

enum { LARGEST = 8 };

extern "C" __global__ void largest(float *out, const float *values, int count) {
  __shared__ float heaps[64][LARGEST];
  float *heap = heaps[threadIdx.x];
  for (int i = 0; i < LARGEST; ++i)
    heap[i] = -1e30f;
  for (int i = threadIdx.x; i < count; i += 64)
    keep_larger(heap, LARGEST, values[i]);
  for (int i = 0; i < LARGEST; ++i)
    out[threadIdx.x * LARGEST + i] = heap[i];
}
