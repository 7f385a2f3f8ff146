// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows of dynamic memory are not made longer, as its launch has no bytes for that: it gets a type of as many dimensions that needs no room.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/rows.cu && cd %t && env CUDA_PATH=none %unbank suggest rows.cu --block=32x8 -- -I%examples > patch
// RUN: FileCheck %s --check-prefix=PATCH < %t/patch
// PATCH:      rows::tile: dynamic memory ({{(xor|rot|lin)[:0-9]*}}).
// PATCH:      1,056 -> 64 wavefronts
// PATCH:      -  extern __shared__ float tile[][32];
// PATCH-NEXT: +  unbank::dynamic<float[32], unbank::{{[a-z]+_?<[0-9, ]+>}}> tile;
//
// RUN: cd %t && cp rows.cu patched.cu && patch -s patched.cu < patch
// RUN: cd %t && env CUDA_PATH=none %unbank simulate rows.cu --grid=2 --block=32x8 --dynamic=4096 --arg=f32[2048]:zero --arg=f32[2048]:ramp --clang-arg=-I%examples --output=0=rows.bin
// RUN: cd %t && env CUDA_PATH=none %unbank simulate patched.cu --grid=2 --block=32x8 --dynamic=4096 --arg=f32[2048]:zero --arg=f32[2048]:ramp --clang-arg=-I%examples --clang-arg=-I%include --output=0=patched.bin | FileCheck %s --check-prefix=COUNTED
// RUN: cmp %t/rows.bin %t/patched.bin
// COUNTED: wavefronts  64 a block, ideal 64,
//
// RUN: sed -e 's|tile\[\]\[32|tile[][4][8|' -e 's|tile\[j\]\[x|tile[j][x / 8][x %% 8|' -e 's|tile\[x\]\[j|tile[x][j / 8][j %% 8|' %s > %t/three.cu && cd %t && env CUDA_PATH=none %unbank suggest three.cu --block=32x8 -- -I%examples > three.patch
// RUN: FileCheck %s --check-prefix=THREE < %t/three.patch
// THREE: {{^}}+  unbank::dynamic<float[4][8], unbank::{{[a-z]+_?<[0-9, ]+>}}> tile;
// RUN: cd %t && patch -s three.cu < three.patch
// RUN: cd %t && env CUDA_PATH=none %unbank simulate three.cu --grid=2 --block=32x8 --dynamic=4096 --arg=f32[2048]:zero --arg=f32[2048]:ramp --clang-arg=-I%examples --clang-arg=-I%include --output=0=three.bin | FileCheck %s --check-prefix=COUNTED
// RUN: cmp %t/rows.bin %t/three.bin
#include "cuda_min.h"

__global__ void rows(float *out, const float *in) {
  extern __shared__ float tile[][32];
  int x = threadIdx.x, y = threadIdx.y, first = blockIdx.x * 1024;
  for (int j = y; j < 32; j += 8)
    tile[j][x] = in[first + j * 32 + x];
  __syncthreads();
  for (int j = y; j < 32; j += 8)
    out[first + j * 32 + x] = tile[x][j];
}
