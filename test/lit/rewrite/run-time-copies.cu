// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows whose length is an argument, filled and read by copies of 16 bytes. If anything moves, the rows are multiples of 16 bytes, so the copies stay
// whole, as the loads do: each is one store of 16 bytes, scored with lanes that are 16 bytes apart, or in rows that are multiples of 16. A copy that
// begins one word further on is taken apart, and so is one that does not state its alignment, as the same code may run in launches where nothing
// moves.
// REQUIRES: command
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o before.ll
// RUN: %unbank fix before.ll --block=16x16 --report=report.json -o after.ll > text
// RUN: %validate report.json
// RUN: %arrays report.json | FileCheck %s
// CHECK: memory in {{.*}}whole{{.*}}: changed pitch:4:3:4:0:6
// RUN: FileCheck %s --check-prefix=WIDTHS --input-file=text
// WIDTHS: kernel loose
// WIDTHS: st memory 4 {{.*}} x4
// WIDTHS: kernel whole
// WIDTHS: st memory 8 -> 16 {{.*}} -> 1..8
// RUN: FileCheck %s --check-prefix=CODE --input-file=after.ll
// CODE-LABEL: @whole(
// CODE: store <4 x i32> {{.*}}, ptr addrspace(3) {{.*}}, align 16
//
// The same outputs at every length that floats of a row come to in fours, and under other layouts for rows.
// RUN: %unbank fix before.ll --block=16x16 '--layout=*@pitch:3:3:4:0' -o three.ll > text
// RUN: %unbank fix before.ll --block=16x16 '--layout=*@pitch:4:3:4:0' -o four.ll > text
// RUN: sh %S/../Inputs/same.sh %unbank '--grid=1 --block=16x16 --dynamic=16384 --arg=f32[8192]:random:7 --arg=f32[1024]:zero --arg=i32:4' 'whole behind loose' before.ll . after.ll three.ll four.ll
// RUN: sh %S/../Inputs/same.sh %unbank '--grid=1 --block=16x16 --dynamic=16384 --arg=f32[8192]:random:7 --arg=f32[1024]:zero --arg=i32:12' 'whole behind loose' before.ll . after.ll three.ll four.ll
// RUN: sh %S/../Inputs/same.sh %unbank '--grid=1 --block=16x16 --dynamic=16384 --arg=f32[8192]:random:7 --arg=f32[1024]:zero --arg=i32:32' 'whole behind loose' before.ll . after.ll three.ll four.ll
// RUN: sh %S/../Inputs/same.sh %unbank '--grid=1 --block=16x16 --dynamic=16384 --arg=f32[8192]:random:7 --arg=f32[1024]:zero --arg=i32:48' 'whole behind loose' before.ll . after.ll three.ll four.ll
#include "cuda_min.h"

extern __shared__ __attribute__((aligned(16))) float memory[];

struct __attribute__((aligned(16))) four {
  float x, y, z, w;
};

template <int BEHIND, int ALIGN> __device__ void rows(const float *in, float *out, int pitch) {
  const int x = threadIdx.x, y = threadIdx.y;
  for (int row = y; row < 64; row += 16)
    for (int k = x * 4; k < pitch; k += 64)
      __builtin_memcpy(__builtin_assume_aligned(&memory[row * pitch + k + BEHIND], ALIGN), __builtin_assume_aligned(&in[row * pitch + k], 16), sizeof(four));
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int k = 0; k < pitch; k += 4)
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const float *from = &memory[(x + 16 * i) * pitch + k + BEHIND];
      if (BEHIND) {
        sum += from[0] * 3 + from[1] * 5 + from[2] * 7 + from[3];
      } else {
        const four v = *(const four *)from;
        sum += v.x * 3 + v.y * 5 + v.z * 7 + v.w;
      }
    }
  out[y * 16 + x] = sum;
}

extern "C" __global__ void whole(const float *in, float *out, int pitch) { rows<0, 16>(in, out, pitch); }
extern "C" __global__ void behind(const float *in, float *out, int pitch) { rows<1, 4>(in, out, pitch); }
extern "C" __global__ void loose(const float *in, float *out, int pitch) { rows<0, 4>(in, out, pitch); }
