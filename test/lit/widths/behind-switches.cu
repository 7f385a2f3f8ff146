// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The words at 8 and 12 bytes, behind a switch whose arms load the first of them. The arms keep their loads, and the other two merge as if there were no
// arms: one LDS.64, where the second word is loaded (sm_75 to sm_120). It is open how often, as the arms have its first word in a register.
// REQUIRES: llvm-22
// RUN: %clang_cuda -O3 -gline-tables-only -S %s -o /dev/null -mllvm -unbank-mode=report -mllvm -unbank-layout=*@identity -mllvm -unbank-block=32 -mllvm -unbank-report=%t.json
// RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
// CHECK-COUNT-4: ld 4 4..4
// CHECK: ld None 16..32 bytes that ptxas has in a register on some paths
#include "cuda_min.h"

__global__ void switches(float *out, const float *in, int n) {
  int t = threadIdx.x;
  __shared__ __attribute__((aligned(16))) int A[4200];
  float s = in[t];
  for (int j = 0; j < 4; j++)
    A[t + 32 * j] = in[t + 32 * j];
  __syncthreads();
  int b = t ^ n;
  for (int i = 9; i >= 0; i--) {
    s = s * 3 + A[b * 16 + i * 2 + 1];
    switch (t & 7) {
    case 0: s += A[b * 16 + i * 2 + 2]; break;
    case 1: s += A[b * 16 + i * 2 + 2]; break;
    case 2: s += A[b * 16 + i * 2 + 2]; break;
    case 3: s += A[b * 16 + i * 2 + 2];
    case 4: s = s * in[4] + A[b * 16 + i * 2 + 2]; break;
    case 5: s -= in[t + 5]; break;
    }
    s = s * 3 + A[b * 16 + i * 2 + 3];
    switch (t & 7) {
    case 0: s += A[b * 16 + i * 2 + 4]; break;
    case 1: s += A[b * 16 + i * 2 + 4]; break;
    case 2: s += A[b * 16 + i * 2 + 4]; break;
    case 3: s += A[b * 16 + i * 2 + 4];
    case 4: s = s * in[68] + A[b * 16 + i * 2 + 4]; break;
    case 5: s -= in[t + 69]; break;
    }
    s = s * 3 + A[b * 16 + i * 2 + 2];
  }
  out[t] = s;
}
