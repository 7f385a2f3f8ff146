// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A double buffer whose half is chosen by flipping one bit of an index, or of an address, in each iteration: the bit is alike in all lanes, so all
// move by the same distance. Beside it: a bit that differs between the lanes of a warp; an address bit of an array that is not aligned to as much,
// which is unknown; and an index that an argument moves across the bit.
// REQUIRES: command
// RUN: %clang_cuda_plain -O3 -S -emit-llvm %s -o %t.ll
// RUN: %unbank analyze %t.ll --block=256 | FileCheck %s
// RUN: %unbank simulate %t.ll --kernel=index --grid=1 --block=256 --arg=f32[256]:zero --arg=f32[4096]:ramp --arg=i32:5 --arg=i32:0 | FileCheck %s --check-prefix=COUNTED
// CHECK-DAG: ld {{ *}}index_s {{ *}}4 {{ *}}8*trips({{.*}}) {{ *}}1 {{ *}}1{{$}}
// CHECK-DAG: ld {{ *}}aligned_s {{ *}}4 {{ *}}8*trips({{.*}}) {{ *}}1 {{ *}}1{{$}}
// CHECK-DAG: ld {{ *}}low_s {{ *}}4 {{ *}}8*trips({{.*}}) {{ *}}?
// CHECK-DAG: ld {{ *}}unaligned_s {{ *}}4 {{ *}}8*trips({{.*}}) {{ *}}?
// CHECK-DAG: ld {{ *}}moved_s {{ *}}4 {{ *}}8*trips({{.*}}) {{ *}}?
// COUNTED: wavefronts {{ *}}80 a block, ideal 80
#include "cuda_min.h"

#define LOOP(name, ALIGN, FIRST, AT, BIT)                                                          \
  extern "C" __global__ void name(float *out, const float *in, int n, int m) {                     \
    __shared__ __attribute__((aligned(ALIGN))) float name##_s[4096];                                \
    unsigned a = FIRST;                                                                            \
    float sum = 0;                                                                                 \
    _Pragma("unroll 1") for (int i = 0; i < n; i++) {                                              \
      *(float *)(AT) = in[i * 256 + threadIdx.x];                                                  \
      __syncthreads();                                                                             \
      sum += *(volatile float *)(AT);                                                              \
      a ^= BIT;                                                                                    \
    }                                                                                              \
    out[threadIdx.x] = sum;                                                                        \
  }
#define ADDRESS(name) (unsigned)(unsigned long long)(__attribute__((address_space(3))) float *)name##_s
LOOP(index, 16, threadIdx.x, index_s + a, 0x400)
LOOP(low, 16, threadIdx.x, low_s + a, 0x10)
LOOP(moved, 16, threadIdx.x + m, moved_s + a, 0x400)
#define AT_ADDRESS(a) (__attribute__((address_space(3))) float *)(unsigned long long)(a)
LOOP(aligned, 16384, ADDRESS(aligned) + threadIdx.x * 4, AT_ADDRESS(a), 0x1000)
LOOP(unaligned, 16, ADDRESS(unaligned) + threadIdx.x * 4, AT_ADDRESS(a), 0x1000)
