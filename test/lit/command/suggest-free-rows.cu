// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A convolution along columns: rows of 81 words, two lanes of a warp in each bank. The plugin leaves it alone, as an index is not proved to stay in
// its row, so a pad would need a division at each access. One word more in the declaration costs nothing (1.26 times as fast on an H200). Its twin
// indexes the whole array by its first row.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/conv.cu && cd %t && env CUDA_PATH=none %unbank suggest conv.cu --block=16x8 -- -I%examples > patch 2> reasons
// RUN: FileCheck %s < %t/patch && FileCheck %s --check-prefix=REASONS < %t/reasons
// CHECK:      columns::t: 5,184 -> 5,248 bytes (pad:324:4).
// CHECK:      columns({{.*}}), blocks of 16x8: {{[0-9]+}} -> {{[0-9]+}} wavefronts, ideal {{[0-9]+}}.
// CHECK:      -  __shared__ float t[16][10 * 8 +1];
// CHECK-NEXT: +  __shared__ float t[16][10 * 8 +2];
// CHECK-NOT:  {{^[+]}}
// A pad that does harm is not made larger. That x * (x + 1) is never 16 modulo 17 no range says, so that it is not taken away either.
// REASONS:    unbank: no fix for harmed::t: no index uses the last of 17 elements of a row, and with 16 its accesses take {{[0-9]+}} wavefronts of a block, not {{[0-9]+}}: its rows should be shorter; but not every use is seen to stay inside its row
// REASONS-NOT: harmed
// REASONS:    unbank: no fix for flat::t: not every use is seen to stay inside its row (conv.cu:{{[0-9]+}}){{$}}
// RUN: cd %t && cp conv.cu patched.cu && patch -s patched.cu < patch
// RUN: cd %t && env CUDA_PATH=none %unbank simulate conv.cu --kernel=columns --grid=1 --block=16x8 --arg=f32[1024]:zero --arg=f32[2048]:random:3 --arg=f32[17]:random:5 --output=0=conv.bin -- -I%examples > conv.txt
// RUN: cd %t && env CUDA_PATH=none %unbank simulate patched.cu --kernel=columns --grid=1 --block=16x8 --arg=f32[1024]:zero --arg=f32[2048]:random:3 --arg=f32[17]:random:5 --output=0=patched.bin -- -I%examples > patched.txt
// RUN: cmp %t/conv.bin %t/patched.bin
#include "cuda_min.h"

#define CONVOLVE                                                                                   \
  _Pragma("unroll") for (int i = 1; i < 9; i++) {                                                  \
    float sum = 0;                                                                                 \
    _Pragma("unroll") for (int j = -8; j <= 8; j++) sum += taps[8 - j] * t[x][y + i * 8 + j];       \
    out[((i - 1) * 8 + y) * 16 + x] = sum;                                                         \
  }

__global__ void columns(float *out, const float *in, const float *taps) {
  __shared__ float t[16][10 * 8 +1];
  const int x = threadIdx.x, y = threadIdx.y;
#pragma unroll
  for (int i = 0; i < 10; i++)
    t[x][y + i * 8] = in[(y + i * 8) * 16 + x];
  __syncthreads();
  CONVOLVE
}

__global__ void flat(float *out, const float *in, const float *taps) {
  __shared__ float t[16][10 * 8 + 1];
  const int x = threadIdx.x, y = threadIdx.y;
#pragma unroll
  for (int i = 0; i < 10; i++)
    t[0][x * 81 + y + i * 8] = in[(y + i * 8) * 16 + x];
  __syncthreads();
  CONVOLVE
}

__global__ void harmed(float *out, const float *in) {
  __shared__ float t[8][17];
  const int x = threadIdx.x, y = threadIdx.y;
  t[y][x] = in[y * 16 + x];
  __syncthreads();
  out[y * 16 + x] = t[y][x * (x + 1) % 17];
}
