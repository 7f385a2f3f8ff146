// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Data picks a row of 16 words, and each of 16 lanes has a column of its own: whatever the rows, no two lanes share a bank. Twins: two or four lanes
// share each column, or the elements have two bytes.
// RUN: %clang_cuda_plain -O3 -S -emit-llvm %s -o %t.ll
// RUN: %unbank_opt -passes='unbank<mode=report;rdc=no;block=32;widths=ir;layout=*@identity;report=%t.json>' -disable-output %t.ll
// RUN: %python -c "import json; [print(k['display'].split('(')[0], a['before']['wavefronts']['min'], a['before']['wavefronts']['max'], a['before']['exactness']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses'][-1:]]" | FileCheck %s
// CHECK-DAG: own 1 1 exact
// CHECK-DAG: shared_by_two 1 {{2|16}} bounded
// CHECK-DAG: whole 1 {{2|16}} bounded
// CHECK-DAG: pairs 1 {{2|16}} {{bounded|unknown}}
// CHECK-DAG: quads 1 {{4|16}} {{bounded|unknown}}
// CHECK-DAG: halves 1 {{[0-9]+}} bounded
#include "cuda_min.h"

#define KERNEL(name, type, lanes, column)                                                                                                           \
  __global__ void name(type *out, const type *in, const int *rows) {                                                                               \
    __shared__ type s[512];                                                                                                                        \
    const int t = threadIdx.x;                                                                                                                     \
    for (int i = t; i < 512; i += 32) s[i] = in[i];                                                                                                \
    __syncthreads();                                                                                                                               \
    if (t < lanes) out[t] = s[(rows[t] & 31) * 16 + (column)];                                                                                     \
  }
KERNEL(own, float, 16, t)
KERNEL(shared_by_two, float, 32, t >> 1)
KERNEL(whole, float, 32, t & 15)
KERNEL(halves, short, 16, t)
KERNEL(pairs, float, 16, t >> 1)
KERNEL(quads, float, 16, t & 3)
