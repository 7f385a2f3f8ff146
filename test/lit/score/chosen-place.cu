// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One condition, alike in all lanes and decided by an argument, chooses between two places: a row or a column. Both are scored, and one pad serves
// both. If two conditions choose, the score is unknown; if the two places differ by one number that is alike in all lanes, no cases are needed. The
// score is unknown, too, if each iteration has a condition of its own, as an address may then combine the choices of two.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank fix %t.ll --block=32x8 --report=%t.json -o %t.out.ll > %t.txt
// RUN: %validate %t.json
// RUN: FileCheck %s --input-file=%t.txt
// CHECK: kernel either
// CHECK: either::s 4,096 -> 4,220 pad:128:4 changed
// CHECK: st s 4 32 1..32 -> 1 1 [1]
// CHECK: [1] depends on argument 3
// CHECK: kernel of_four
// CHECK: st s 4 32 ? ? [1]
// CHECK: kernel in_turn
// CHECK: ld s 4 64 ? ? [1]
// CHECK: kernel beside
// CHECK: st s 4 32 1 1
//
// What is run is between the bounds, and the same under the layout.
// RUN: %unbank simulate %t.ll --kernel=either --grid=1 --block=32x8 --arg=f32[1024]:random:3 --arg=f32[1024]:zero --arg=i32:1 | FileCheck %s --check-prefix=COLUMN
// RUN: %unbank simulate %t.ll --kernel=either --grid=1 --block=32x8 --arg=f32[1024]:random:3 --arg=f32[1024]:zero --arg=i32:0 | FileCheck %s --check-prefix=ROW
// RUN: %unbank simulate %t.out.ll --kernel=either --grid=1 --block=32x8 --arg=f32[1024]:random:3 --arg=f32[1024]:zero --arg=i32:1 | FileCheck %s --check-prefix=ROW
// COLUMN: 1,056
// ROW: {{[^0-9,]}}64
// RUN: mkdir -p %t.d && sh %S/../Inputs/same.sh %unbank '--grid=1 --block=32x8 --arg=f32[1024]:random:3 --arg=f32[1024]:zero --arg=i32:1' 'either beside' %t.ll %t.d %t.out.ll
#include "cuda_min.h"

extern "C" __global__ void either(const float *in, float *out, int turned) {
  __shared__ float s[32 * 32];
  const int x = threadIdx.x;
  for (int y = threadIdx.y; y < 32; y += 8)
    s[turned ? x * 32 + y : y * 32 + x] = in[y * 32 + x];
  __syncthreads();
  for (int y = threadIdx.y; y < 32; y += 8)
    out[y * 32 + x] = s[y * 32 + x];
}

extern "C" __global__ void beside(const float *in, float *out, int moved) {
  __shared__ float s[32 * 33];
  const int x = threadIdx.x;
  for (int y = threadIdx.y; y < 32; y += 8)
    s[(moved ? 32 : 0) + y * 32 + x] = in[y * 32 + x];
  __syncthreads();
  for (int y = threadIdx.y; y < 32; y += 8)
    out[y * 32 + x] = s[y * 32 + x];
}

extern "C" __global__ void of_four(const float *in, float *out, int turned, int half) {
  __shared__ float s[32 * 32];
  const int x = threadIdx.x;
  for (int y = threadIdx.y; y < 32; y += 8) {
    const int row = half ? x * 16 + y / 2 : y * 32 + x, column = half ? y * 16 + x / 2 : x * 32 + y;
    s[turned ? column : row] = in[y * 32 + x];
  }
  __syncthreads();
  for (int y = threadIdx.y; y < 32; y += 8)
    out[y * 32 + x] = s[y * 32 + x];
}

extern "C" __global__ void in_turn(const float *in, float *out, unsigned flags) {
  __shared__ float s[130 * 32];
  const int x = threadIdx.x, y = threadIdx.y;
  for (int i = x; i < 4160; i += 32)
    s[i] = in[i];
  __syncthreads();
  float sum = 0;
  int before = 0;
#pragma unroll 1
  for (int i = 0; i < 8; ++i) {
    const int now = flags >> i & 1 ? x * 33 + y * 7 : x * 31 + (y ^ 5) * 3;
    sum += s[now + before];
    before = now;
  }
  out[y * 32 + x] = sum;
}
