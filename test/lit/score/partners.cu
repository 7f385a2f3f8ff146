// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The partner t ^ s in a sorting network, with an unknown s that is alike in all threads: an XOR only permutes the banks of a warp, whatever s is,
// even in blocks of more threads than there are cases to try. A stride of two words keeps its conflict, whatever s is. If lanes differ in more bits
// than there are cases for, the score is unknown.
// REQUIRES: command
// RUN: %clang_cuda_plain -gline-tables-only -S -emit-llvm %s -o %t.ll
// RUN: %unbank analyze %t.ll --block=512 | FileCheck %s
// CHECK: kernel every_other(
// CHECK: wavefronts  64 -> 48 a block
// CHECK: kernel far_apart(
// CHECK: wavefronts  ? a block
// CHECK: kernel network(
// CHECK: wavefronts  32..96 a block
// CHECK: kernel partner(
// CHECK: wavefronts  48 a block
// RUN: %unbank simulate %t.ll --kernel=partner --grid=1 --block=512 --arg=f32[1024]:ramp --arg=i32:357 | FileCheck %s --check-prefix=PARTNER
// RUN: %unbank simulate %t.ll --kernel=every_other --grid=1 --block=512 --arg=f32[1024]:ramp --arg=i32:357 | FileCheck %s --check-prefix=OTHER
// RUN: %unbank fix %t.ll --block=512 -o %t.fixed.ll > %t.text
// RUN: %unbank simulate %t.fixed.ll --kernel=every_other --grid=1 --block=512 --arg=f32[1024]:ramp --arg=i32:357 | FileCheck %s --check-prefix=PARTNER
// RUN: %unbank simulate %t.fixed.ll --kernel=every_other --grid=1 --block=512 --arg=f32[1024]:ramp --arg=i32:38 | FileCheck %s --check-prefix=PARTNER
// PARTNER: wavefronts 48 a block
// OTHER:   wavefronts 64 a block
#include "cuda_min.h"
__global__ void partner(float *data, unsigned s) {
  __shared__ float line[1024];
  unsigned t = threadIdx.x;
  line[t] = data[t];
  line[t + 512] = data[t + 512];
  __syncthreads();
  data[t] = line[t ^ s];
}
__global__ void every_other(float *data, unsigned s) {
  __shared__ float line[2048];
  unsigned t = threadIdx.x;
  line[t] = data[t];
  line[t + 512] = data[t + 512];
  __syncthreads();
  data[t] = line[2 * t ^ s];
}
__global__ void far_apart(float *data, unsigned s) {
  __shared__ float line[4096];
  unsigned t = threadIdx.x;
  for (int i = 0; i < 8; i++)
    line[t + 512 * i] = data[t];
  __syncthreads();
  data[t] = line[(111 * t & 4095) ^ 4 * s];
}
__global__ void network(int *data, unsigned n) {
  __shared__ int line[1024];
  unsigned t = threadIdx.x;
  line[t] = data[t];
  __syncthreads();
  for (unsigned size = 2; size <= n; size <<= 1)
    for (unsigned s = size >> 1; s > 0; s >>= 1) {
      unsigned p = t ^ s;
      if (p > t) {
        int a = line[t], b = line[p];
        if ((a > b) == ((t & size) == 0)) {
          line[t] = b;
          line[p] = a;
        }
      }
      __syncthreads();
    }
  data[t] = line[t];
}
