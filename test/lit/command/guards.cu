// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A branch that arguments and the block decide is not a loop: it counts as taken once everywhere, and is called a branch, in text, explanation and
// page. Its twin is a loop that an argument ends. Another twin has a guard of the data's border in y, whose threads are whole warps: it is taken to
// hold, like one in x.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank analyze %t.ll --block=32x8 | FileCheck %s --check-prefix=TEXT
// TEXT: kernel guarded
// TEXT: wavefronts 264 -> 16 a block, ideal 16; branches that arguments or blocks decide count as taken,
// TEXT-NEXT: both arms of an if and its else
// TEXT: ld t 4 8*if(blockIdx.x, blockIdx.y, argument {{.*}}) 32 -> 1 1
// TEXT: kernel inside
// TEXT: guards such as i < n are taken to hold for every thread
// TEXT: wavefronts 264 -> 16 a block, ideal 16{{$}}
// TEXT: ld t 4 8 32 -> 1 1
// TEXT: kernel repeated
// TEXT: wavefronts 264 -> 16 a block, ideal 16; loops of unknown length count as one trip
// TEXT: ld t 4 8*trips(argument 3) 32 -> 1 1
// RUN: %unbank explain 'guarded::t' %t.ll --block=32x8 | FileCheck %s --check-prefix=GUARDED
// GUARDED: wasted 248 wavefronts of a block, all that the kernel wastes
// RUN: %unbank explain 'repeated::t' %t.ll --block=32x8 | FileCheck %s --check-prefix=REPEATED
// REPEATED: wasted 7,936 wavefronts of a block, {{.*}} loops of
// RUN: %unbank report %t.ll --block=32x8 -o %t.html
// RUN: grep -q '"argument [0-9]"[^]]*\],false,' %t.html
// RUN: grep -q '\["argument 3"\],true,' %t.html
#include "cuda_min.h"

__global__ void guarded(const float *in, float *out, int w, int h) {
  __shared__ float t[32][32];
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
  if (x < w && blockIdx.y < h)
    t[threadIdx.y][threadIdx.x] = in[y * w + x];
  __syncthreads();
  if (x < w && blockIdx.y < h)
    out[x * h + y] = t[threadIdx.x][threadIdx.y];
}

__global__ void inside(const float *in, float *out, int w, int h) {
  __shared__ float t[32][32];
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
  if (x < w && y < h)
    t[threadIdx.y][threadIdx.x] = in[y * w + x];
  __syncthreads();
  if (x < w && y < h)
    out[x * h + y] = t[threadIdx.x][threadIdx.y];
}

__global__ void repeated(const float *in, float *out, int n) {
  __shared__ float t[32][32];
#pragma unroll 1
  for (int i = 0; i < n; ++i) {
    t[threadIdx.y][threadIdx.x] = in[32 * threadIdx.y + threadIdx.x + i];
    __syncthreads();
    out[i + threadIdx.y] = t[threadIdx.x][threadIdx.y];
    __syncthreads();
  }
}
