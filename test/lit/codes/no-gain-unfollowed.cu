// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A triangular solve whose rows are an argument: the layout that gains most takes too much work to score in each plausible block shape, so it is not
// known whether it harms one. That is the reason given, and not that a lesser layout harms another shape. If the shape is given, it is chosen.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json > %t.txt 2>&1
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=WHY < %t.json
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.given.json -mllvm -unbank-block=32x8 > %t.txt 2>&1
// RUN: %arrays %t.given.json | FileCheck %s --check-prefix=GIVEN
// CHECK: s{{.*}}: kept no-gain
// WHY: takes more work to score
// GIVEN: s{{.*}}: changed pitch:
#include "cuda_min.h"

__global__ void trsm(const float *L, float *B, int n, int ld) {
  extern __shared__ float s[];
  float *l = s, *b = s + n * ld;
  int x = threadIdx.x, y = threadIdx.y;
  for (int r = y; r < n; r += blockDim.y)
    for (int c = x; c < n; c += blockDim.x) {
      l[r * ld + c] = L[blockIdx.x * n * n + r * n + c] + (r == c ? 4.f : 0.f);
      b[r * ld + c] = B[blockIdx.x * n * n + r * n + c];
    }
  __syncthreads();
  if (y == 0 && x < n) {
    for (int j = 0; j < n; j++) {
      float v = b[x * ld + j];
      for (int k = 0; k < j; k++) v -= b[x * ld + k] * l[j * ld + k];
      b[x * ld + j] = v / l[j * ld + j];
    }
  }
  __syncthreads();
  for (int r = y; r < n; r += blockDim.y)
    for (int c = x; c < n; c += blockDim.x) B[blockIdx.x * n * n + r * n + c] = b[r * ld + c];
}
