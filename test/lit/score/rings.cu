// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ring buffers in a loop of unknown length: i >= 48 ? i - 48 : i is not a guard that holds for full blocks, whether the moving number is wrapped
// itself or keeps counting, and warps at the end of a ring take more wavefronts. Twins: a loop of known length is executed, and a block's place in
// the grid tells where in the data it is.
// RUN: %clang_cuda_plain -O3 -S -emit-llvm %s -o %t.ll
// RUN: %unbank_opt -passes='unbank<mode=report;rdc=no;block=32;widths=ir;layout=*@identity;report=%t.json>' -disable-output %t.ll
// RUN: %python -c "import json; [print(k['display'].split('(')[0], a['before']['wavefronts']['min'], a['before']['wavefronts']['max'], a['before']['exactness']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses'][-1:]]" | FileCheck %s
// CHECK-DAG: wraps 1 {{[23]}} bounded
// CHECK-DAG: counts 1 {{[23]}} bounded
// CHECK-DAG: said 1 {{[23]}} bounded
// CHECK-DAG: runs 1 2 exact
// CHECK-DAG: guarded 2 2 exact
#include "cuda_min.h"

__device__ void fill(float *ring, const float *in) {
  for (int i = threadIdx.x; i < 80; i += 32) ring[i] = in[i];
  __syncthreads();
}
#define KERNEL(name, body)                                                                                                                          \
  __global__ void name(float *out, const float *in, int rounds) {                                                                                  \
    __shared__ float ring[80];                                                                                                                     \
    int t = threadIdx.x, begin = 0;                                                                                                                \
    float sum = 0;                                                                                                                                 \
    fill(ring, in);                                                                                                                                \
    body out[t] = sum;                                                                                                                             \
  }
#define ROUND(i, size, wrapped) { int at = i; at = at >= size ? at - size : at; sum += ring[at]; begin += 32; wrapped }
KERNEL(wraps, _Pragma("unroll 1") for (int r = 0; r < rounds; r++) ROUND(begin + t, 80, begin = begin >= 80 ? begin - 80 : begin;))
KERNEL(counts, _Pragma("unroll 1") for (int r = 0; r < rounds; r++) ROUND(r * 32 + t, 80, ))
KERNEL(said, _Pragma("unroll 1") for (int r = 0; r < rounds; r++) ROUND(begin + t, rounds, begin = begin >= rounds ? begin - rounds : begin;))
KERNEL(runs, _Pragma("unroll 1") for (int r = 0; r < 9; r++) ROUND(begin + t, 80, begin = begin >= 80 ? begin - 80 : begin;))
KERNEL(guarded, { int x = blockIdx.x * 32 + t; if (x < 1000) sum = ring[2 * (x & 31)]; })
