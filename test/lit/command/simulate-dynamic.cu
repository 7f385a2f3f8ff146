// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unbank simulate: the launch's dynamic shared memory, of any size; its start, behind the static arrays at a multiple of 16; its bounds, its races,
// its counts.
// REQUIRES: command
// RUN: %clang_cuda_plain -gline-tables-only -S -emit-llvm %s -o %t.ll
//
// ptxas gives the 33 floats 132 bytes, and dynamic memory begins at 144, or at 192 if it asks for 64.
// RUN: %unbank simulate %t.ll --kernel=begins --grid=1 --block=32 --arg=i32[32]:zero --arg=i32:31 --dynamic=128 --output=0=%t.out \
// RUN:   | FileCheck %s
// CHECK: shared 144 bytes, and 128 dynamic
// CHECK: dynamic 128
// RUN: od -An -v -td4 -N4 %t.out | FileCheck %s --check-prefix=BEGINS
// BEGINS: 144
// RUN: %unbank simulate %t.ll --kernel=begins_later --grid=1 --block=32 --arg=i32[32]:zero --dynamic=128 --output=0=%t.out
// RUN: od -An -v -td4 -N4 %t.out | FileCheck %s --check-prefix=LATER
// LATER: 192
//
// RUN: %exits 1 %unbank simulate %t.ll --kernel=begins --grid=1 --block=32 --arg=i32[32]:zero --arg=i32:32 --dynamic=128 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BOUNDS
// BOUNDS: out of bounds: byte 128 of shared array dynamic, which has 128 bytes
// RUN: %exits 1 %unbank simulate %t.ll --kernel=strides --grid=1 --block=8 --arg=i32[32]:zero 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: which has 0 bytes: --dynamic=BYTES says how many a launch gives it
// RUN: %unbank analyze %t.ll --block=32 | FileCheck %s --check-prefix=ANALYSED
// ANALYSED: shared 0 bytes and dynamic memory
// RUN: %exits 1 %unbank simulate %t.ll --kernel=races --grid=1 --block=32 --arg=i32[32]:zero --dynamic=128 2>&1 \
// RUN:   | FileCheck %s --check-prefix=RACES
// RACES: races with the st at {{.*}}simulate-dynamic.cu:[[#]]:[[#]] by thread (0, 0, 0) of block (0, 0, 0): byte 0 of shared array dynamic, with no barrier between; --races=ignore runs code that relies on the lanes of a warp being in step, without __syncwarp()
// RUN: %unbank simulate %t.ll --kernel=strides --grid=2 --block=8 --arg=i32[32]:zero --dynamic=65536 | FileCheck %s --check-prefix=COUNTS
// COUNTS: shared 0 bytes, and 65,536 dynamic
// COUNTS: wavefronts 16 a block, ideal 2
//
// All names of dynamic memory are one array.
// RUN: %unbank simulate %t.ll --kernel=two_names --grid=1 --block=32 --arg=i32[32]:zero --dynamic=4096 | FileCheck %s --check-prefix=NAMES
// NAMES: wavefronts 64 a block, ideal 2
// NAMES: 4,096 2 64 2
#include "cuda_min.h"

extern __shared__ float dynamic[];
extern __shared__ __attribute__((aligned(64))) double wide[];

static __device__ unsigned address(const void *pointer) {
  unsigned out;
  asm("{ .reg .u64 q; cvta.to.shared.u64 q, %1; cvt.u32.u64 %0, q; }" : "=r"(out) : "l"(pointer));
  return out & 1023;
}

__global__ void begins(unsigned *out, int n) {
  __shared__ float tile[33];
  tile[threadIdx.x] = 1;
  dynamic[threadIdx.x] = 2;
  __syncthreads();
  out[threadIdx.x] = dynamic[n] + tile[threadIdx.x ^ 1] == 3 ? address(dynamic) : 0;
}

__global__ void begins_later(unsigned *out) {
  __shared__ float tile[33];
  tile[threadIdx.x] = 1;
  dynamic[threadIdx.x] = 2;
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x ^ 1] + dynamic[threadIdx.x ^ 1] == 3 ? address(wide) : 0;
}

__global__ void races(unsigned *out) { dynamic[threadIdx.x & 7] = threadIdx.x; }

__global__ void strides(unsigned *out) {
  volatile float *at = &dynamic[threadIdx.x * 32];
  *at = threadIdx.x;
  out[threadIdx.x] = *at;
}

extern __shared__ int counts[];

__global__ void two_names(int *out) {
  counts[threadIdx.x * 32] = threadIdx.x;
  __syncthreads();
  out[threadIdx.x] = (int)dynamic[(31 - threadIdx.x) * 32];
}
