// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A local variable that a function is given which clang left out of line stays in memory, and nothing is known of what it holds: that, and no data, is
// why the score is a range. It is the same for variables that a lambda captures, and for an address. Twins: the function is inlined, and all is known;
// it is given what was loaded; a local array whose elements data picks is given to nothing.
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank_opt -passes='unbank<mode=report;block=64;report=%t.json>' %t.ll -disable-output
// RUN: %python -c "import json; [print(k['display'].split('(')[0], a['op'], a['before']['exactness'], a['before']['reason']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses']]" | sort | FileCheck %s
// CHECK: {{^}}address ld {{.*}} the address follows from a local variable that advance is given, which is not inlined: force it inline{{$}}
// CHECK: {{^}}captured ld bounded which lanes are active follows from a local variable that {{.*}} is given, which is not inlined: force it inline{{$}}
// CHECK: {{^}}inlined ld exact
// CHECK: {{^}}lanes ld bounded which lanes are active follows from a local variable that advance is given, which is not inlined: force it inline{{$}}
// CHECK: {{^}}loaded ld bounded data decides which lanes are active{{$}}
// CHECK: {{^}}picked ld bounded data decides which lanes are active{{$}}
#include "cuda_min.h"

struct place {
  int row, column;
};
static __device__ __attribute__((noinline)) void advance(place *at, int by) {
  at->row += by;
  at->column ^= at->row;
}
static __device__ __attribute__((always_inline)) void advance_inline(place *at, int by) {
  at->row += by;
  at->column ^= at->row;
}

#define FILL                                                                                                                                         \
  __shared__ float tile[64 * 2];                                                                                                                     \
  const int lane = threadIdx.x;                                                                                                                      \
  tile[lane] = tile[lane + 64] = in[lane];                                                                                                           \
  __syncthreads();

__global__ void lanes(float *out, const float *in) {
  FILL place at = {lane, 1};
  advance(&at, 2);
  if (at.row < 40)
    out[lane] = tile[2 * lane];
}
__global__ void inlined(float *out, const float *in) {
  FILL place at = {lane, 1};
  advance_inline(&at, 2);
  if (at.row < 40)
    out[lane] = tile[2 * lane];
}
__global__ void address(float *out, const float *in) {
  FILL place at = {lane, 1};
  advance(&at, 2);
  out[lane] = tile[at.column & 63];
}
__global__ void captured(float *out, const float *in) {
  FILL int row = lane;
  auto step = [&](int by) __attribute__((noinline)) { row += by; };
  step(1);
  step(2);
  if (row < 40)
    out[lane] = tile[2 * lane];
}
__global__ void loaded(float *out, const float *in, const int *rows) {
  FILL place at = {rows[lane], 1};
  advance_inline(&at, 2);
  if (at.row < 40)
    out[lane] = tile[2 * lane];
}
__global__ void picked(float *out, const float *in, const int *rows) {
  FILL int counts[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  for (int i = 0; i < 64; i++)
    counts[rows[i] & 7]++;
  if (counts[rows[lane] & 7] < 40)
    out[lane] = tile[2 * lane];
}
