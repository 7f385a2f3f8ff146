// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiles with rows of two lengths, both arguments: the layout that gains most takes too much work to score, so it is not known whether it does harm.
// That is the reason given. In the twin the length is a constant, and a layout is chosen.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=128 > %t.txt 2>&1
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=WHY < %t.json
// RUN: %clang_cuda -DROW=32 -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.given.json -mllvm -unbank-block=128 > %t.txt 2>&1
// RUN: %arrays %t.given.json | FileCheck %s --check-prefix=GIVEN
// CHECK: s: kept no-gain
// WHY: takes more work to score
// GIVEN: s: changed
#include "cuda_min.h"

__global__ void sums(float *out, const float *in, int first, int second) {
#ifdef ROW
  const int n = ROW, m = ROW;
#else
  const int n = first, m = second;
#endif
  constexpr int ROWS = 64;
  extern __shared__ float s[];
  float *b = s + ROWS * n;
  int x = threadIdx.x % 32, y = threadIdx.x / 32;
  for (int r = y; r < ROWS; r += 4)
    for (int c = x; c < n; c += 32)
      s[r * n + c] = in[r * n + c];
  for (int r = y; r < ROWS; r += 4)
    for (int c = x; c < m; c += 32)
      b[r * m + c] = in[r * m + c];
  __syncthreads();
  float sum = 0;
  for (int j = y; j < n; j += 4)
    sum += s[x * n + j];
  for (int j = y; j < m; j += 4)
    sum += b[x * m + j];
  out[y * 32 + x] = sum;
}
