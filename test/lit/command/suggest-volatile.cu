// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A volatile array gets longer rows, and a type of volatile elements if the words "volatile" and the element type stand together.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/volatile.cu && cd %t && env CUDA_PATH=none %unbank suggest volatile.cu --block=32x8 -- -I%examples > patch 2> reasons
// RUN: FileCheck %s --check-prefix=PATCH < %t/patch
// PATCH:      -  volatile __shared__ int tile[32][32];
// PATCH-NEXT: +  volatile __shared__ int tile[32][33];
// PATCH:      -  __shared__ volatile int line[1024];
// PATCH-NEXT: +  __shared__ unbank::array<volatile int[1024], unbank::pad<128, 4>> line;
// PATCH-NOT:  {{^[-+]}}
// RUN: FileCheck %s --check-prefix=REASONS < %t/reasons
// REASONS: no fix for apart::line: other words divide its type
//
// RUN: cd %t && cp volatile.cu patched.cu && patch -s patched.cu < patch
// RUN: cd %t && env CUDA_PATH=none %unbank simulate volatile.cu --kernel=lines --grid=1 --block=32x8 --arg=u32[1024]:zero --arg=u32[1024]:ramp --clang-arg=-I%examples --output=0=plain.bin
// RUN: cd %t && env CUDA_PATH=none %unbank simulate patched.cu --kernel=lines --grid=1 --block=32x8 --arg=u32[1024]:zero --arg=u32[1024]:ramp --clang-arg=-I%examples --clang-arg=-I%include --output=0=patched.bin
// RUN: cmp %t/plain.bin %t/patched.bin
#include "cuda_min.h"

__global__ void rows(int *out, const int *in) {
  volatile __shared__ int tile[32][32];
  for (int i = threadIdx.y; i < 32; i += 8)
    tile[i][threadIdx.x] = in[i * 32 + threadIdx.x];
  __syncthreads();
  for (int i = threadIdx.y; i < 32; i += 8)
    out[i * 32 + threadIdx.x] = tile[threadIdx.x][i];
}

__global__ void lines(int *out, const int *in) {
  __shared__ volatile int line[1024];
  for (int i = threadIdx.y; i < 32; i += 8)
    line[i * 32 + threadIdx.x] = in[i * 32 + threadIdx.x];
  __syncthreads();
  for (int i = threadIdx.y; i < 32; i += 8)
    out[i * 32 + threadIdx.x] = line[threadIdx.x * 32 + i];
}

__global__ void apart(int *out, const int *in) {
  volatile __shared__ int line[1024];
  for (int i = threadIdx.y; i < 32; i += 8)
    line[i * 32 + threadIdx.x] = in[i * 32 + threadIdx.x];
  __syncthreads();
  for (int i = threadIdx.y; i < 32; i += 8)
    out[i * 32 + threadIdx.x] = line[threadIdx.x * 32 + i];
}
