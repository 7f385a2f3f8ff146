// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// At -O0 code stays as it was written: the PTX is the same with and without the plugin, and a remark says so.
// RUN: %clang_cuda_plain -O0 -S %s -o %t.plain.ptx
// RUN: %clang_cuda -O0 -S %s -o %t.ptx -Rpass-missed=unbank 2>&1 | FileCheck %s
// RUN: cmp %t.plain.ptx %t.ptx
// CHECK: remark: kernel::tile: {{.*}} (optnone); {{.*}} [-Rpass-missed=unbank]
//
// A gate that can judge little says so, once.
// RUN: %clang_cuda -O0 -S %s -o %t.ptx -mllvm -unbank-fail-above=1 2>&1 | FileCheck %s --check-prefix=GATE
// RUN: %clang_cuda -O3 -S %s -o %t.ptx -mllvm -unbank-fail-above=1 2>&1 | not grep unbank
// GATE-COUNT-1: warning: unbank: fail-above= judges little here: the code is compiled without optimisation; give -O1 or more
// GATE-NOT:     unbank:
//
// At -O3 they differ.
// RUN: %clang_cuda_plain -S %s -o %t.plain.ptx
// RUN: %clang_cuda -S %s -o %t.ptx -mllvm -unbank-block=32
// RUN: not cmp %t.plain.ptx %t.ptx
#include "cuda_min.h"

__global__ void kernel(float *out) {
  __shared__ float tile[32][32];
  tile[threadIdx.x][0] = 1;
  __syncthreads();
  *out = tile[0][threadIdx.x];
}
