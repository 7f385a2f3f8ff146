// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytes that were loaded ahead of a loop are loaded again behind it if ptxas leaves the loop as it is; if it unrolls the loop completely, they are in
// a register. Which it does is not known, so the second load is executed once or not at all. Behind a branch, or in straight code, they are in a
// register.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --mode=report --report=%t.json -- -I%examples > %t
// RUN: %python -c "import json; [print(k['display'].split('(')[0], sum(a['before']['wavefronts']['min'] * a['before']['weight'] for a in k['accesses'] if a['before']), sum(a['before']['wavefronts']['max'] * a['before']['weight'] for a in k['accesses'] if a['before'])) for k in json.load(open('%t.json'))['kernels']]" | FileCheck %s
// CHECK-DAG: straight 41.0 41.0
// CHECK-DAG: branch 41.0 41.0
// CHECK-DAG: behind 41.0 73.0
// CHECK-DAG: inside 9.0 73.0
// CHECK-DAG: behind_two 41.0 105.0
// CHECK-DAG: neighbours 41.0 73.0
#include "cuda_min.h"

#define KERNEL(name, code)                                                                                                  \
  __global__ void name(int *out, const int *in, int n) {                                                                    \
    __shared__ int s[32 * 32];                                                                                              \
    const int t = threadIdx.x;                                                                                              \
    int v = in[t];                                                                                                          \
    for (int j = 0; j < 9; j++)                                                                                             \
      s[j * 32 + t] = in[j * 32 + t];                                                                                       \
    __syncthreads();                                                                                                        \
    code;                                                                                                                   \
    out[t] = v;                                                                                                             \
  }
#define CLOBBER asm volatile("" ::: "memory")
#define LOOP(code)                                                                                                          \
  _Pragma("unroll 1") for (int i = 0; i < n; i++) {                                                                         \
    v = v * 3 + (v >> 5);                                                                                                   \
    CLOBBER;                                                                                                                \
    code;                                                                                                                   \
  }

KERNEL(straight, v += s[32 * t]; CLOBBER; v = v * 3 + s[32 * t])
KERNEL(branch, v += s[32 * t]; if (v & 1) { CLOBBER; out[t + 32] = v; } v = v * 3 + s[32 * t])
KERNEL(behind, v += s[32 * t]; LOOP() v = v * 3 + s[32 * t])
KERNEL(inside, LOOP(v += s[32 * t]) v = v * 3 + s[32 * t])
KERNEL(behind_two, v += s[32 * t]; LOOP() v = v * 3 + s[32 * t]; LOOP() v = v * 5 + s[32 * t])
KERNEL(neighbours, v += s[32 * t] + s[32 * t + 1]; LOOP() v = v * 3 + s[32 * t + 1])
