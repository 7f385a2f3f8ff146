// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Four reads without a conflict, and a column read in lanes that data selects: a layout for the column makes the other four twice as long for
// certain, and may save nothing. Twin: the column is read eight times as often.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --launch=none --report=report.json -- -I%examples > text
// RUN: %arrays report.json | FileCheck %s
// CHECK-DAG: seldom{{.*}}: kept no-gain
// CHECK-DAG: often{{.*}}: changed
// RUN: FileCheck %s --check-prefix=TEXT < text
// TEXT: accesses that are certain would take more, for the sake of such as data or arguments decide
// RUN: env CUDA_PATH=none %unbank explain seldom::s %s --block=32 --launch=none -- -I%examples | FileCheck %s --check-prefix=EXPLAIN
// EXPLAIN: harms what is certain
#include "cuda_min.h"

#define KERNEL(name, times)                                                                                                                      \
  __global__ void name(int *out, const int *in) {                                                                                               \
    __shared__ int s[64 * 32];                                                                                                                   \
    const int t = threadIdx.x, count = __builtin_popcount(__nvvm_vote_ballot_sync(~0u, in[t] > 0));                                              \
    int sum = 0;                                                                                                                                 \
    for (int i = t; i < 64 * 32; i += 32)                                                                                                        \
      s[i] = in[i];                                                                                                                              \
    __syncthreads();                                                                                                                              \
    for (int k = 0; k < 32; k++)                                                                                                                 \
      for (int i = 0; i < times; i++)                                                                                                            \
        if (t < count + i)                                                                                                                       \
          sum += s[t * 32 + (k ^ i)];                                                                                                            \
    for (int k = 0; k < 32; k++)                                                                                                                 \
      sum += s[t * 33 + k] + s[t * 31 + k] + s[t * 35 + k] + s[t * 29 + k];                                                                      \
    out[t] = sum;                                                                                                                                \
  }
KERNEL(seldom, 1)
KERNEL(often, 8)
