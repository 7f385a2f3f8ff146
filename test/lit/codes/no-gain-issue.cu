// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Many small matrices are transposed in one array. For 8 x 8 three wavefronts of nine can be saved, by instructions that take longer to issue: a
// matrix multiplication with such a trade ran 0.88 times as fast on an H100. For 16 x 16 more is saved; but if each number goes through 12 products
// and 12 sums, another layout is chosen, which saves less and adds fewer instructions, unless a product and its sum fuse to one instruction. A sum of
// two products fuses with one of them.
// RUN: %clang_cuda -O3 -S %s -o /dev/null -mllvm -unbank-block=256 -mllvm -unbank-report=%t.json
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=REASON --input-file=%t.json
// CHECK-DAG: ILi8ELi0ELi0E{{.*}}: kept no-gain
// CHECK-DAG: ILi16ELi0ELi0E{{.*}}: changed
// CHECK-DAG: ILi16ELi12ELi0E{{.*}}: changed xor:2:15:6
// CHECK-DAG: ILi16ELi7ELi2E{{.*}}: changed pad:128:4
// CHECK-DAG: ILi16ELi12ELi1E{{.*}}: changed pad:128:4
// REASON: issuing the instructions that layouts add would take longer than the conflicts do; fewer may be needed where the block shape is promised
// RUN: %clang_cuda -O3 -S %s -o /dev/null -mllvm -unbank-block=of_8@256 -mllvm -unbank-report=%t.promised.json
// RUN: FileCheck %s --check-prefix=PROMISED --input-file=%t.promised.json
// PROMISED: issuing the instructions that layouts add would take longer than the conflicts do"
#include "cuda_min.h"
constexpr int COUNT = 1024, THREADS = 256;
enum { FUSES, ROUNDS, PAIRS };
template <int SIDE, int STEPS, int HOW> __device__ __forceinline__ void transpose(float *out, const float *in) {
  __shared__ float all[COUNT];
  int t = threadIdx.x, first = blockIdx.x * COUNT;
  for (int i = t; i < COUNT; i += THREADS)
    all[i] = in[first + i];
  __syncthreads();
  for (int i = t; i < COUNT; i += THREADS) {
    int matrix = i / (SIDE * SIDE), row = i / SIDE % SIDE, col = i % SIDE;
    float value = all[matrix * SIDE * SIDE + col * SIDE + row];
    float other = value + 1;
    for (int step = 0; step < STEPS; step++) {
      if (HOW == PAIRS) {
        float next = value * value - other * other;
        other = value * other + 1;
        value = next;
      } else if (HOW == ROUNDS) {
#pragma clang fp contract(off)
        value = value * value + 1;
      } else {
        value = value * value + 1;
      }
    }
    out[first + i] = HOW == PAIRS ? value + other : value;
  }
}
#define KERNEL(name, ...) __global__ void name(float *out, const float *in) { transpose<__VA_ARGS__>(out, in); }
KERNEL(of_8, 8, 0, FUSES)
KERNEL(of_16, 16, 0, FUSES)
KERNEL(fused, 16, 12, FUSES)
KERNEL(rounded, 16, 12, ROUNDS)
KERNEL(paired, 16, 7, PAIRS)
