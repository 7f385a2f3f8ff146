// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tile is filled by a loop whose stride is the block. clang vectorises such a loop over halves and bytes for blocks of one thread, and so makes
// accesses that are not aligned to their width: the tile gets a layout all the same, and both forms of the loop fill it.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/in.ll
// RUN: FileCheck %s --check-prefix=IN < %t/in.ll
// RUN: %unbank fix %t/in.ll -o %t/fixed.ll --block=128 --report=%t/report.json > %t/text
// RUN: %python %S/../Inputs/arrays.py %t/report.json | FileCheck %s
// RUN: %unbank fix %t/in.ll -o %t/padded.ll --block=128 '--layout=*@pad:64:4' > %t/text
// RUN: sh %S/../Inputs/same.sh %unbank "--grid=2 --block=128 --arg=f32[8192]:random:1 --arg=i32[256]:zero" "bytes shorts" %t/in.ll %t %t/fixed.ll %t/padded.ll
// RUN: sh %S/../Inputs/same.sh %unbank "--grid=2 --block=1 --arg=f32[8192]:random:1 --arg=i32[256]:zero" "bytes shorts" %t/in.ll %t %t/fixed.ll %t/padded.ll
// IN: store <{{[24]}} x i8> {{.*}} align 1
// IN: store <2 x i16> {{.*}} align 2
// CHECK: tile: changed
// CHECK: tile: changed
#include "cuda_min.h"

template <typename T> __device__ void rows(const T *__restrict__ in, int *__restrict__ out) {
  __shared__ T tile[128 * 64];
  for (int i = threadIdx.x; i < 128 * 64; i += blockDim.x)
    tile[i] = in[blockIdx.x * 128 * 64 + i];
  __syncthreads();
  int sum = 0;
  for (int k = 0; k < 64; ++k)
    sum += tile[threadIdx.x * 64 + k];
  out[blockIdx.x * 128 + threadIdx.x] = sum;
}

extern "C" __global__ void bytes(const unsigned char *__restrict__ in, int *__restrict__ out) { rows(in, out); }
extern "C" __global__ void shorts(const short *__restrict__ in, int *__restrict__ out) { rows(in, out); }
