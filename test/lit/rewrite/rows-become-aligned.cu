// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiles of 8 x 8 words in rows of nine: filled by columns, by four threads in each of eight tiles at a time, they have 2-way conflicts, and the same
// when read by rows. Rows of 12 words are aligned to 16 bytes, and a thread reads its row in two loads instead of eight: widths are predicted anew
// for rows that a pad aligns better. The twin, which reads every second word of its row, has nothing to merge, and its planes stay unaligned.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/in.ll
// RUN: %unbank fix %t/in.ll -o %t/out.ll --block=8x8x2 > %t/text
// RUN: FileCheck %s < %t/text
// RUN: %unbank simulate %t/in.ll --kernel=rows --grid=1 --block=8x8x2 --arg=f32[1024]:zero --arg=f32[1024]:random:3 --output=0=%t/in.data > %t/ignored
// RUN: %unbank simulate %t/out.ll --kernel=rows --grid=1 --block=8x8x2 --arg=f32[1024]:zero --arg=f32[1024]:random:3 --output=0=%t/out.data > %t/ignored
// RUN: cmp %t/in.data %t/out.data
// CHECK: rows::a {{.*}} pad:36:12:288:16 changed
// CHECK: words::a {{.*}} pad:36:12:288:4 changed
#include "cuda_min.h"

__device__ void fill(float (&a)[2][8][8][9], const float *in) {
  for (int i = 0; i < 8; i++)
    a[threadIdx.z][i][threadIdx.x][threadIdx.y] =
        in[((threadIdx.z * 8 + i) * 8 + threadIdx.x) * 8 + threadIdx.y];
  __syncthreads();
}

extern "C" __global__ void rows(float *out, const float *in) {
  __shared__ float a[2][8][8][9];
  fill(a, in);
  float sum = 0;
  for (int i = 0; i < 8; i++)
    sum = sum * 0.5f + a[threadIdx.z][threadIdx.x][threadIdx.y][i];
  out[(threadIdx.z * 8 + threadIdx.y) * 8 + threadIdx.x] = sum;
}

extern "C" __global__ void words(float *out, const float *in) {
  __shared__ float a[2][8][8][9];
  fill(a, in);
  float sum = 0;
  for (int i = 0; i < 8; i += 2)
    sum = sum * 0.5f + a[threadIdx.z][threadIdx.x][threadIdx.y][i];
  out[(threadIdx.z * 8 + threadIdx.y) * 8 + threadIdx.x] = sum;
}
