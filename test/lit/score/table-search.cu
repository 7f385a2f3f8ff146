// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Data chooses among a few words of one bank: lanes that search a sorted table compare with words 256 or 128 bytes apart. Padded rows put these in
// different banks. The twin has a copy of the table for every other lane: the bits that data decides include the copy, so it is unknown whether a pad
// between the copies separates the words of one, and nothing is changed.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o before.ll
// RUN: %unbank fix before.ll --block=256 --report=report.json -o after.ll > text
// RUN: %arrays report.json | FileCheck %s
// CHECK-DAG: one_table{{.*}}codes: changed pad:128:4
// CHECK-DAG: two_tables{{.*}}codes: kept
// RUN: FileCheck %s --check-prefix=TEXT < text
// TEXT: kernel one_table
// TEXT: ld codes 4 8 1..2 -> 1
// TEXT-NEXT: ld codes 4 8 1..4 -> 1
// TEXT-NEXT: ld codes 4 8 1..8 -> 1
// RUN: %unbank simulate before.ll --kernel=one_table --grid=1 --block=256 --arg=f32[256]:zero --arg=f32[256]:random:1:0:256 --arg=f32[256]:ramp --output=0=before.out > run
// RUN: %unbank simulate after.ll --kernel=one_table --grid=1 --block=256 --arg=f32[256]:zero --arg=f32[256]:random:1:0:256 --arg=f32[256]:ramp --output=0=after.out > run
// RUN: cmp before.out after.out
#include "cuda_min.h"

template <int COPIES> static __device__ void search(float *out, const float *values, const float *table, float (*codes)[COPIES > 1 ? 257 : 256]) {
  int t = threadIdx.x, copy = t % COPIES;
  for (int i = 0; i < COPIES; ++i)
    codes[i][t] = table[t];
  __syncthreads();
  float value = values[blockIdx.x * 256 + t];
  int pivot = 127;
  for (int step = 64; step; step /= 2)
    pivot += value > codes[copy][pivot] ? step : -step;
  out[blockIdx.x * 256 + t] = codes[copy][pivot];
}

__global__ void one_table(float *out, const float *values, const float *table) {
  __shared__ float codes[1][256];
  search<1>(out, values, table, codes);
}

__global__ void two_tables(float *out, const float *values, const float *table) {
  __shared__ float codes[2][257];
  search<2>(out, values, table, codes);
}
