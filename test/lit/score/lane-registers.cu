// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lanes that read their number in inline PTX, as CUB does, are known as well as those that use threadIdx; so are lane masks. Twins: a register that
// the pass does not know, and one that is read by more than a move.
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank_opt -passes='unbank<mode=report;block=32;report=%t.json>' %t.ll -disable-output
// RUN: %validate %t.json
// RUN: %python -c "import json; [print(k['display'].split('(')[0], [(a['before']['exactness'], a['before']['wavefronts']['mean'], a['before']['reason']) for a in k['accesses'] if a['op'] == 'ld']) for k in json.load(open('%t.json'))['kernels']]" | FileCheck %s
// CHECK-DAG: numbers [('exact', 32.0, '')]
// CHECK-DAG: spaced [('exact', 32.0, '')]
// CHECK-DAG: masks [('exact', 32.0, '')]
// CHECK-DAG: clocks [('bounded', None, 'the address depends on data')]
// CHECK-DAG: moves [('bounded', None, 'the address depends on data')]
#include "cuda_min.h"

__device__ inline void turn(float *out, const float *in, float (*tile)[32], unsigned lane) {
  for (unsigned i = 0; i < 32; i++)
    tile[i][threadIdx.x] = in[i * 32 + threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[lane & 31][7];
}

__global__ void numbers(float *out, const float *in) {
  __shared__ float tile[32][32];
  unsigned lane;
  asm volatile("mov.u32 %0, %%laneid;" : "=r"(lane));
  turn(out, in, tile, lane);
}

__global__ void spaced(float *out, const float *in) {
  __shared__ float tile[32][32];
  unsigned lane;
  asm(" mov.b32\t%0,%%laneid ;\n" : "=r"(lane));
  turn(out, in, tile, lane);
}

__global__ void masks(float *out, const float *in) {
  __shared__ float tile[32][32];
  unsigned below;
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(below));
  turn(out, in, tile, __builtin_popcount(below));
}

__global__ void clocks(float *out, const float *in) {
  __shared__ float tile[32][32];
  unsigned now;
  asm volatile("mov.u32 %0, %%clock;" : "=r"(now));
  turn(out, in, tile, now);
}

__global__ void moves(float *out, const float *in) {
  __shared__ float tile[32][32];
  unsigned lane;
  asm volatile("mov.u32 %0, %%laneid; xor.b32 %0, %0, 3;" : "=r"(lane));
  turn(out, in, tile, lane);
}
