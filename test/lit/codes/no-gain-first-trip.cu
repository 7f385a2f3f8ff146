// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// As many passes as an argument says, over a stride that is multiplied by 4, between rows whose starts depend on the same argument: a swizzle that
// separates the lanes of the passes may lose if such rows are not whole lines. A launch of one pass runs the first one: `passes` has its conflicts
// there, and is changed; the first pass of `back` has none, so such a launch would lose, and it is kept. In its twin `lines` rows begin at whole
// lines, as a mask ensures, and nothing is lost.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=256
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=WHY --input-file=%t.json
// CHECK-DAG: _ZZ6passesPiPKiiE1a: changed xor:2:31:4
// CHECK-DAG: _ZZ4backPiPKiiiE1a: kept no-gain
// CHECK-DAG: _ZZ5linesPiPKiiiE1a: changed xor:2:31:4
// WHY: what it saves in loops of unknown length, it loses outside them where they run few trips
#include "cuda_min.h"

/* As an FFT has them that needs no bit reversal. */
template <typename Pass> __device__ static inline void around(int *out, const int *in, int *a, int apart, Pass pass) {
  int t = threadIdx.x;
  for (int j = 0; j < 4; ++j)
    a[t + j * apart] = in[t + j * apart];
  pass();
  __syncthreads();
  for (int j = 0; j < 4; ++j)
    out[t + j * apart] = a[t + j * apart];
}

__device__ static inline int place(int s) {
  int t = threadIdx.x, low = t & (s - 1);
  return (t - low) * 4 + low;
}

__global__ void passes(int *out, const int *in, int n) {
  __shared__ int a[1024];
  around(out, in, a, n / 4, [&] {
    for (int s = 1; s < n; s *= 4) {
      __syncthreads();
      for (int j = 0; j < 4; ++j)
        a[place(s) + j * s] = s + threadIdx.x;
    }
  });
}

__global__ void back(int *out, const int *in, int n, int last) {
  __shared__ int a[1024];
  around(out, in, a, n / 4, [&] {
    for (int s = 32; s > last; s /= 4) {
      __syncthreads();
      for (int j = 0; j < 4; ++j)
        a[place(s) + j * s] += s;
    }
  });
}

__global__ void lines(int *out, const int *in, int n, int last) {
  __shared__ int a[1024];
  around(out, in, a, n / 4 & -32, [&] {
    for (int s = 32; s > last; s /= 4) {
      __syncthreads();
      for (int j = 0; j < 4; ++j)
        a[place(s) + j * s] += s;
    }
  });
}
