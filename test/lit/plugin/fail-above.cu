// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In clang an access above the limit fails the compile; its place is known where there is line information.
// RUN: rm -rf %t && mkdir %t
// RUN: not %clang_cuda -S %s -o %t/k.ptx -mllvm -unbank-block=32 -mllvm -unbank-skip='*' -mllvm -unbank-fail-above=1 2>&1 | FileCheck %s
// RUN: not test -e %t/k.ptx
// RUN: not %clang_cuda -gline-tables-only -S %s -o %t/k.ptx -mllvm -unbank-block=32 -mllvm -unbank-skip='*' -mllvm -unbank-fail-above=1 2>&1 \
// RUN:   | FileCheck %s --check-prefix=LINE
// RUN: %clang_cuda -S %s -o %t/k.ptx -mllvm -unbank-block=32 -mllvm -unbank-fail-above=1
// RUN: test -e %t/k.ptx
// LINE:  error: unbank: {{.*}}fail-above.cu:[[#@LINE+7]]:24: st in column(float) takes 32 wavefronts where 1 would do (fail-above=1)
// CHECK: error: unbank: st in column(float) takes 32 wavefronts where 1 would do (fail-above=1)
// CHECK: 1 error generated
#include "cuda_min.h"

__global__ void column(float value) {
  __shared__ volatile float tile[32][32];
  tile[threadIdx.x][0] = value;
}
