// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In clang a conflict above the limit fails the compile, with an error at its line if lines are kept, and at the kernel otherwise. mode=report judges
// the code as written, mode=fix the rewritten code; what skip= excludes does not count, and conflicts that remain state why.
// RUN: rm -rf %t && mkdir %t
// RUN: not %clang_cuda -S %s -o %t/k.ptx -mllvm -unbank-block=32 -mllvm -unbank-mode=report -mllvm -unbank-fail-above=1 2>&1 | FileCheck %s
// RUN: not test -e %t/k.ptx
// RUN: %clang_cuda -S %s -o %t/passed.ptx -mllvm -unbank-block=32 -mllvm -unbank-mode=report -mllvm -unbank-fail-above=32 2>&1 | not grep wavefronts
// RUN: not %clang_cuda -gline-tables-only -S %s -o %t/k.ptx -mllvm -unbank-block=32 -mllvm -unbank-mode=report -mllvm -unbank-fail-above=1 2>&1 \
// RUN:   | FileCheck %s --check-prefix=LINE
// RUN: not %clang_cuda -Rpass=^none$ -DESCAPES -S %s -o %t/k.ptx -mllvm -unbank-block=32 -mllvm -unbank-fail-above=1 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REFUSED
// RUN: %clang_cuda -DESCAPES -S %s -o %t/k.ptx -mllvm -unbank-block=32 -mllvm -unbank-fail-above=1 -mllvm -unbank-skip='*'
// RUN: %clang_cuda -S %s -o %t/k.ptx -mllvm -unbank-block=32 -mllvm -unbank-fail-above=1
// RUN: test -e %t/k.ptx
// LINE:      fail-above.cu:[[#@LINE+11]]:24: error: unbank: st of column::tile in column(float): 32-way bank conflict: 32 wavefronts where 1 would do; the layout pad:128:4 would help: compile with the plugin, or ask unbank suggest for a patch
// LINE-NEXT: tile[threadIdx.x][0] = value;
// CHECK:     fail-above.cu:[[#@LINE+7]]:17: error: unbank: st of column::tile in column(float): {{.*}}; its line is known with -gline-tables-only, or with -Rpass=unbank
// CHECK:     1 error generated
// REFUSED:   fail-above.cu:[[#@LINE+7]]:24: error: unbank: st of column::tile in column(float): 32-way bank conflict: 32 wavefronts where 1 would do; escapes-call: its address is passed to a call{{.*}}; let the callee be inlined (__forceinline__)
#include "cuda_min.h"

__device__ void unknown(volatile float *);

__global__ void column(float value) {
  __shared__ volatile float tile[32][32];
  tile[threadIdx.x][0] = value;
#ifdef ESCAPES
  unknown(tile[0]);
#endif
}
