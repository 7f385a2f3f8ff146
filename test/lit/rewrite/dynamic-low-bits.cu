// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Low bits of addresses of dynamic memory are used as numbers: the distance to the next multiple of 128, and CuTe's swizzle of a pointer, p ^ (p &
// 0x380) >> 3. They stay what they were, whatever is laid out anew: each kernel runs as it is and rewritten, alone and behind 40 bytes of static
// memory, where the address decides. Alone, lanes are followed (the widths of `swizzled` are open). A row number computed from an address is not low
// bits.
// REQUIRES: command, llvm-22
// DEFINE: %{launch} = --grid=2 --block=32x32 --dynamic=4224 --arg=f32[2048]:zero --arg=f32[2048]:random:3
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/k.ll
// RUN: %unbank fix %t/k.ll -o %t/out.ll --block=32x32 --layout='smem@xor:2:31:7' --report=%t/report.json > /dev/null
// RUN: %arrays %t/report.json | FileCheck %s
// CHECK-DAG: by_rest{{.*}}: changed xor:2:31:7
// CHECK-DAG: by_rest_behind{{.*}}: changed xor:2:31:7
// CHECK-DAG: swizzled{{.*}}: changed xor:2:31:7
// CHECK-DAG: swizzled_behind{{.*}}: changed xor:2:31:7
// CHECK-DAG: by_row{{.*}}: refused escapes-store
// RUN: %python -c "import json; [print(k['display'].split('(')[0], k['before']['exactness']) for k in json.load(open('%t/report.json'))['kernels']]" | FileCheck %s --check-prefix=SCORES
// SCORES-DAG: by_rest exact
// SCORES-DAG: swizzled bounded
// SCORES-DAG: swizzled_behind unknown
// RUN: %unbank simulate %t/k.ll --kernel=by_rest %{launch} --output=0=%t/before > /dev/null
// RUN: %unbank simulate %t/out.ll --kernel=by_rest %{launch} --output=0=%t/after > /dev/null
// RUN: cmp %t/before %t/after
// RUN: %unbank simulate %t/k.ll --kernel=by_rest_behind %{launch} --output=0=%t/before > /dev/null
// RUN: %unbank simulate %t/out.ll --kernel=by_rest_behind %{launch} --output=0=%t/after > /dev/null
// RUN: cmp %t/before %t/after
// RUN: %unbank simulate %t/k.ll --kernel=swizzled %{launch} --output=0=%t/before > /dev/null
// RUN: %unbank simulate %t/out.ll --kernel=swizzled %{launch} --output=0=%t/after > /dev/null
// RUN: cmp %t/before %t/after
// RUN: %unbank simulate %t/k.ll --kernel=swizzled_behind %{launch} --output=0=%t/before > /dev/null
// RUN: %unbank simulate %t/out.ll --kernel=swizzled_behind %{launch} --output=0=%t/after > /dev/null
// RUN: cmp %t/before %t/after
#include "cuda_min.h"

extern __shared__ float smem[];

__device__ inline unsigned shared_address(const float *pointer) { return (unsigned)(unsigned long)(const float __attribute__((address_space(3))) *)pointer; }

__device__ inline float *aligned() { return (float *)((char *)smem + (-shared_address(smem) & 127)); }

__device__ inline float *swizzle(float *pointer) {
  unsigned long number = (unsigned long)pointer;
  return (float *)(number ^ (number & 0x380) >> 3);
}

template <bool SWIZZLES> __device__ inline void turn(float *tile, float more, float *out, const float *in) {
  int x = threadIdx.x, y = threadIdx.y, at = blockIdx.x * 1024 + y * 32 + x;
  float *to = &tile[y * 32 + x], *from = &tile[x * 32 + y];
  *(SWIZZLES ? swizzle(to) : to) = in[at];
  __syncthreads();
  out[at] = *(SWIZZLES ? swizzle(from) : from) + more;
}

__device__ inline float remember(volatile int *few) {
  bool first = threadIdx.x + threadIdx.y == 0;
  if (first)
    few[7] = 3;
  return first ? few[7] : 0;
}

__global__ void by_rest(float *out, const float *in) { turn<false>(aligned(), 0, out, in); }

__global__ void swizzled(float *out, const float *in) { turn<true>(aligned(), 0, out, in); }

__global__ void by_rest_behind(float *out, const float *in) {
  __shared__ volatile int few[10];
  turn<false>(aligned(), remember(few), out, in);
}

__global__ void swizzled_behind(float *out, const float *in) {
  __shared__ volatile int few[10];
  turn<true>(aligned(), remember(few), out, in);
}

__global__ void by_row(float *out, const float *in) {
  turn<false>(aligned(), shared_address(smem) >> 7 & 0x3ff, out, in);
}
