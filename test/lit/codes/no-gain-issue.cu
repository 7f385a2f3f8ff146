// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Many small matrices are transposed in one array. Of those of 8 x 8 three wavefronts in nine can be saved, by instructions that take longer to issue: a matrix multiplication that
// traded so ran 0.88 times as fast on an H100. Of those of 16 x 16 more is saved; but where each number goes through 12 products and 12 sums, another layout, which saves less, adds fewer, unless a
// product and its sum are one.
// RUN: %clang_cuda -O3 -S %s -o /dev/null -mllvm -unbank-block=256 -mllvm -unbank-report=%t.json
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=REASON --input-file=%t.json
// CHECK-DAG: ILi8ELi0ELb0E{{.*}}: kept no-gain
// CHECK-DAG: ILi16ELi0ELb0E{{.*}}: changed
// CHECK-DAG: ILi16ELi12ELb0E{{.*}}: changed xor:2:15:6
// CHECK-DAG: ILi16ELi12ELb1E{{.*}}: changed pad:128:4
// REASON: issuing the instructions that layouts add would take longer than the conflicts do
#include "cuda_min.h"
constexpr int COUNT = 1024, THREADS = 256;
template <int SIDE, int STEPS, bool ROUNDS> __device__ __forceinline__ void transpose(float *out, const float *in) {
  __shared__ float all[COUNT];
  int t = threadIdx.x, first = blockIdx.x * COUNT;
  for (int i = t; i < COUNT; i += THREADS)
    all[i] = in[first + i];
  __syncthreads();
  for (int i = t; i < COUNT; i += THREADS) {
    int matrix = i / (SIDE * SIDE), row = i / SIDE % SIDE, col = i % SIDE;
    float value = all[matrix * SIDE * SIDE + col * SIDE + row];
    for (int step = 0; step < STEPS; step++) {
      if (ROUNDS) {
#pragma clang fp contract(off)
        value = value * value + 1;
      } else {
        value = value * value + 1;
      }
    }
    out[first + i] = value;
  }
}
#define KERNEL(name, ...) __global__ void name(float *out, const float *in) { transpose<__VA_ARGS__>(out, in); }
KERNEL(of_8, 8, 0, false)
KERNEL(of_16, 16, 0, false)
KERNEL(fused, 16, 12, false)
KERNEL(rounded, 16, 12, true)
