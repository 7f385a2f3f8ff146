// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A table that is read at random by chains of dependent loads, and by columns once. Five blocks of it fit an SM, and four with padded rows. Accesses
// that data decides take their time under any layout, and fewer resident blocks hide less of it: with the long chain the table stays. With the short
// one the columns are worth more than the fifth block.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=256
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=REASON < %t.json
// CHECK-DAG: _ZZ5long_PfPKjiE5table: kept no-gain
// CHECK-DAG: _ZZ6short_PfPKjiE5table: changed pad:128:4 45056 -> 46464
// REASON: more bytes would leave 4 of 5 blocks resident on an SM, and that does not pay
#include "cuda_min.h"

template <int TRIPS>
__device__ inline void chain(float *out, const unsigned *in, unsigned (*table)[32], int n) {
  int t = threadIdx.x;
  for (int j = t; j < 352 * 32; j += 256)
    (&table[0][0])[j] = in[j];
  __syncthreads();
  unsigned at = t;
  for (int i = 0; i < TRIPS; i++)
    at = table[at % 352u][at >> 27] + i;
  __syncthreads();
  out[t] = at + table[t][n & 31];
}

__global__ void long_(float *out, const unsigned *in, int n) {
  __shared__ unsigned table[352][32];
  chain<512>(out, in, table, n);
}

__global__ void short_(float *out, const unsigned *in, int n) {
  __shared__ unsigned table[352][32];
  chain<32>(out, in, table, n);
}
