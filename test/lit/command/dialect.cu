// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What nvcc accepts and clang refuses is rewritten for clang at the places that clang names: objects with constructors in shared memory, a directive
// that a macro makes, PTX registers behind one %. Lines stay where they are, also in headers, and stderr names them.
// REQUIRES: command
// RUN: rm -rf %t && mkdir -p %t/in && cp %S/dialect.cu %t/k.cu && cp %examples/cuda_min.h %t
// RUN: printf '#pragma once\n#define UNROLL #pragma unroll 4\n' > %t/in/unroll.h
// RUN: cd %t && env CUDA_PATH=none %unbank analyze k.cu --block=32x8 -- -std=c++17 -I. > text 2> said && FileCheck %s < text && FileCheck %s --check-prefix=SAID < said
// SAID-NOT: error
// SAID:     unbank: k.cu: compiled with -include unbank/nvcc.h
// SAID-NEXT: unbank: lines read in clang's words, which a build by clang needs changed (docs/build.md): k.cu:[[#@LINE+29]], k.cu:[[#@LINE+30]], k.cu:[[#@LINE+31]], k.cu:[[#@LINE+32]], k.cu:[[#@LINE+37]], in/unroll.h:2
// SAID-NOT: {{.}}
// CHECK:     kernel void transpose<Guard>(float*)
// CHECK:       transpose::one  {{ *}}12 {{.*}} tiny
// CHECK:       transpose::two  {{ *}}72 {{.*}} tiny
// CHECK:       transpose::aligned  {{ *}}192 {{.*}} clean
// CHECK:       transpose::several  {{ *}}384 {{.*}} clean
// CHECK:       transpose::tile {{ *}}4,096 -> 4,224  pad:128:4  changed
// CHECK:     k.cu:[[#@LINE+35]]:{{[0-9]+}} {{ *}}ld  tile
//
// So it is where the source is changed, or run; and only with the constructors' arrays as they are is a file read that has them another way.
// RUN: cd %t && env CUDA_PATH=none %unbank suggest k.cu --block=32x8 -- -std=c++17 -I. 2> said | FileCheck %s --check-prefix=PATCH
// PATCH: transpose::tile: 4,096 -> 4,224 bytes (pad:128:4).
// PATCH: -  __shared__ float tile[32][32];
// PATCH-NEXT: +  __shared__ float tile[32][33];
// RUN: cd %t && not env CUDA_PATH=none %unbank analyze k.cu -- -std=c++17 -I. -DSEVERAL 2>&1 | FileCheck %s --check-prefix=ROW
// ROW: error: initialization is not supported for __shared__ variables
// ROW: unbank: k.cu: {{.*}} cannot compile this; docs/build.md, row "__shared__ cuda::barrier", says
#include "cuda_min.h"
#include "in/unroll.h"

struct Guard {
  int count[3];
  __device__ Guard() { count[0] = 0; }
  __device__ ~Guard() { count[1] = 1; }
  __device__ int wait(int by) { return count[2] += by; }
};

template <class T> __global__ void transpose(float *out) {
  __shared__ T one;
  static __shared__ Guard two [2] [3];
  __shared__ __attribute__((aligned(64))) Guard aligned[16]; int lane;
  alignas(16) __shared__ Guard several[32];
#ifdef SEVERAL
  __shared__ Guard a, b;
#endif
  __shared__ float tile[32][32];
  asm("mov.u32 %0, %laneid;" : "=r"(lane));
  UNROLL
  for (int i = 0; i < 4; i++)
    tile[threadIdx.y + 8 * i][threadIdx.x] = out[lane + i];
  several[threadIdx.x].count[0] = aligned[threadIdx.x & 15].wait(1);
  __syncthreads();
  out[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y] + several[31 - threadIdx.x].wait(one.wait(two[1][2].wait(3)));
}
template __global__ void transpose<Guard>(float *);
