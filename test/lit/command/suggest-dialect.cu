// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What clang refuses of a source is found out once, and each changed source is compiled with it put in clang's words at once: a source that needs
// that takes three compiles more than its twin (of host code, of device code, and of the source without changes), however many changes are tried.
// REQUIRES: command
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/k.cu && cp %examples/cuda_min.h %t
// RUN: printf '#!/bin/sh\necho >> "$RUNS"\nexec "%clang" "$@"\n' > %t/clang && chmod +x %t/clang
// RUN: cd %t && env CUDA_PATH=none RUNS=plain %unbank suggest k.cu --block=32x8 --clang=%t/clang -- -std=c++17 -DUNROLLS='_Pragma("unroll")' > plain.patch
// RUN: cd %t && env CUDA_PATH=none RUNS=mended %unbank suggest k.cu --block=32x8 --clang=%t/clang -- -std=c++17 > mended.patch
// RUN: cd %t && diff plain.patch mended.patch && FileCheck %s < plain.patch
// RUN: cd %t && sh -c 'test $(wc -l < mended) = $(($(wc -l < plain) + 3))'
// CHECK: -  __shared__ float tile[32][32];
// CHECK: +  __shared__ float tile[32][33];
#include "cuda_min.h"
#ifdef UNROLLS
#define UNROLL UNROLLS
#else
#define UNROLL #pragma unroll 4
#endif

__global__ void transpose(float *out, const float *in) {
  __shared__ float tile[32][32];
  UNROLL
  for (int i = 0; i < 4; i++)
    tile[threadIdx.y + 8 * i][threadIdx.x] = in[threadIdx.x + 32 * i];
  __syncthreads();
  out[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

__global__ void through(float *out, const float *in) {
  __shared__ float flat[1024];
  UNROLL
  for (int i = 0; i < 4; i++)
    flat[(threadIdx.y + 8 * i) * 32 + threadIdx.x] = in[threadIdx.x + 32 * i];
  __syncthreads();
  out[threadIdx.y * 32 + threadIdx.x] = flat[threadIdx.x * 32 + threadIdx.y];
}
