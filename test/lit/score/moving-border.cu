// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A border that a loop's counter moves through the rows, as in Gaussian elimination, is not a border of the block: neither side of it is assumed,
// whether the counter stands on the border's side, on the lanes' side (`distance`), or is clamped (`least`: 32 rows in most iterations, and fewer if
// some lanes are behind). And if a counter decides how a loop begins, all lanes that take part begin alike, whichever these are.
// RUN: %clang_cuda -gline-tables-only -S %s -o /dev/null -mllvm -unbank-mode=report -mllvm -unbank-block=64 -mllvm -unbank-report=%t.json
// RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
// CHECK-NOT: partial block
// CHECK-NOT: mixes lanes
// CHECK: eliminate ld 4 1..32 which lanes are active depends on {{argument 2|n}}{{$}}
// CHECK: distance ld 4 {{[01]}}..32 which lanes are active depends on {{argument 2|n}}{{$}}
// CHECK-NOT: least ld 4 32..
// CHECK: least ld 4 1..32
// CHECK: begins ld 4 1..32 data decides which lanes are active
// CHECK: chosen ld 4 1..32 the address depends on data
// CHECK: whole ld 4 1..32
#include "cuda_min.h"

extern "C" __global__ void eliminate(float *out, int n) {
  extern __shared__ float s[];
  const int t = threadIdx.x;
  for (int k = 0; k < n; ++k)
    for (int r = t; r < n; r += 64)
      if (r > k) {
        float sum = 0;
        for (int c = k; c < n; ++c)
          sum += s[r * n + c];
        out[r] = sum;
      }
}

extern "C" __global__ void distance(float *out, int n) {
  __shared__ float s[64 * 64];
  const int t = threadIdx.x;
  s[t] = out[t];
  __syncthreads();
  for (int k = 0; k < n; ++k)
    if (t - k > 3)
      out[t] += s[t * 64 + 1];
}

extern "C" __global__ void least(float *out, int n) {
  __shared__ float s[64 * 64];
  const int t = threadIdx.x;
  s[t] = out[t];
  __syncthreads();
  for (int k = 0; k < n; ++k) {
    const int row = t - k > 1 ? t - k : 1;
    out[t] += s[row * 64 + 1];
  }
}

extern "C" __global__ void begins(float *out, const float *in, int n, int m) {
  extern __shared__ float s[];
  const int t = threadIdx.x;
  if (in[t] > 0) {
    int c = 0;
    if (m > 5) {
      out[t + 64] = 1;
      c = m;
    }
    out[t] = s[t * n + c];
  }
}

// Data decides twice: lanes that take part begin here or there.
extern "C" __global__ void chosen(float *out, const float *in, int n, int m) {
  extern __shared__ float s[];
  const int t = threadIdx.x;
  if (in[t] > 0) {
    int c = 0;
    if (in[t + 64] > 0) {
      out[t + 64] = 1;
      c = m;
    }
    out[t] = s[t + c];
  }
}

// The border of the data is one.
extern "C" __global__ void whole(float *out, int n) {
  extern __shared__ float s[];
  const int t = threadIdx.x;
  for (int k = 0; k < n; ++k)
    for (int r = t; r < n; r += 64)
      out[r] = s[r * n + k];
}
