// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// REQUIRES: llvm-22
// DEFINE: %{new} = -Xclang -target-feature -Xclang +ptx88
//
// Where nothing is changed, code is generated once: the PTX is what the pass had made of it to look at it, and what clang makes without the pass. LLVM
// prints the passes of each codegen that is run.
// RUN: rm -rf %t && mkdir -p %t
// RUN: %clang_cuda_plain %{new} -S %s -o %t/plain.ptx
// RUN: %clang_cuda %{new} -S %s -o %t/once.ptx -mllvm -debug-pass=Arguments 2>&1 | FileCheck %s --check-prefix=ONCE
// RUN: cmp %t/plain.ptx %t/once.ptx
// RUN: FileCheck %s --check-prefix=PTX --input-file=%t/once.ptx
// ONCE-COUNT-1: Pass Arguments:
// ONCE-NOT: Pass Arguments:
// PTX: kept_table
// PTX-NOT: .loc
// PTX: other
//
// At other levels, and with arithmetic that knows no infinities.
// RUN: %clang_cuda_plain %{new} -O2 -ffast-math -S %s -o %t/plain-1.ptx
// RUN: %clang_cuda %{new} -O2 -ffast-math -S %s -o %t/once-1.ptx -mllvm -debug-pass=Arguments 2>&1 | FileCheck %s --check-prefix=ONCE
// RUN: cmp %t/plain-1.ptx %t/once-1.ptx
// RUN: %clang_cuda_plain %{new} -O0 -S %s -o %t/plain-0.ptx
// RUN: %clang_cuda %{new} -O0 -S %s -o %t/once-0.ptx -mllvm -debug-pass=Arguments 2>&1 | FileCheck %s --check-prefix=ONCE
// RUN: cmp %t/plain-0.ptx %t/once-0.ptx
//
// Twice where clang's machine has settings that the module does not tell, where there are lines of the source, where assembly looks like them, with a PTX
// that does not say which bytes are used, and where something is changed.
// RUN: %clang_cuda_plain %{new} -ffp-contract=off -S %s -o %t/plain-off.ptx
// RUN: %clang_cuda %{new} -ffp-contract=off -S %s -o %t/off.ptx -mllvm -debug-pass=Arguments 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: cmp %t/plain-off.ptx %t/off.ptx
// RUN: not cmp -s %t/plain.ptx %t/off.ptx
// RUN: %clang_cuda_plain %{new} -gline-tables-only -S %s -o %t/plain-g.ptx
// RUN: %clang_cuda %{new} -gline-tables-only -S %s -o %t/g.ptx -mllvm -debug-pass=Arguments 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: cmp %t/plain-g.ptx %t/g.ptx
// RUN: %clang_cuda_plain %{new} -DLINES -S %s -o %t/plain-lines.ptx
// RUN: %clang_cuda %{new} -DLINES -S %s -o %t/lines.ptx -mllvm -debug-pass=Arguments 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: cmp %t/plain-lines.ptx %t/lines.ptx
// RUN: %clang_cuda_plain -S %s -o %t/plain-old.ptx
// RUN: %clang_cuda -S %s -o %t/old.ptx -mllvm -debug-pass=Arguments 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: cmp %t/plain-old.ptx %t/old.ptx
// RUN: %clang_cuda_plain %{new} -DCONFLICT -S %s -o %t/plain-changed.ptx
// RUN: %clang_cuda %{new} -DCONFLICT -mllvm -unbank-block=32x32 -S %s -o %t/changed.ptx -mllvm -debug-pass=Arguments 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not cmp -s %t/plain-changed.ptx %t/changed.ptx
// TWICE-COUNT-2: Pass Arguments:
// TWICE-NOT: Pass Arguments:
//
// What codegen says is said by the compile's own: warnings, and remarks.
// RUN: %clang_cuda %{new} -DWARNS -S %s -o %t/warns.ptx -mllvm -debug-pass=Arguments 2>&1 | FileCheck %s --check-prefixes=TWICE,WARNS
// RUN: %clang_cuda %{new} -Rpass-analysis=asm-printer -S %s -o %t/remarks.ptx 2>&1 | FileCheck %s --check-prefix=REMARKS
// WARNS: warning: call to 'other' declared with 'warning' attribute: not this one
// REMARKS: remark: {{.*}} instructions in function
//
// With a report the changed code is generated to be looked at, too, and then is the code.
// RUN: %clang_cuda %{new} -DCONFLICT -mllvm -unbank-block=32x32 -S %s -o %t/reported.ptx -mllvm -unbank-report=%t/report.json -mllvm -debug-pass=Arguments 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: cmp %t/changed.ptx %t/reported.ptx
//
// Of kernels that stay, in a module in which others change, the code that was made to look at it is taken: codegen sees them a second time as stubs. It is
// made again of a kernel that calls a function. Where remarks are requested, none is taken, and the PTX is the same.
// RUN: %clang_cuda %{new} -DCONFLICT -DSTAYS -mllvm -unbank-block=32x32 -S %s -o %t/spliced.ptx -mllvm -print-after=finalize-isel -mllvm -filter-print-funcs=stays,kept_table,turned 2>&1 | FileCheck %s --check-prefix=SPLICED
// RUN: %clang_cuda %{new} -DCONFLICT -DSTAYS -mllvm -unbank-block=32x32 -S %s -o %t/again.ptx -Rpass-analysis=asm-printer 2>&1 | FileCheck %s --check-prefix=REMARKS
// RUN: cmp %t/again.ptx %t/spliced.ptx
// SPLICED: Machine code for function stays
// SPLICED: FMA
// SPLICED: Machine code for function kept_table
// SPLICED: Machine code for function turned
// SPLICED: Machine code for function stays
// SPLICED-NOT: FMA
// SPLICED: End machine code for function stays
// SPLICED: Machine code for function kept_table
// SPLICED: FMA
// SPLICED: Machine code for function turned
// SPLICED: BAR
#include "cuda_min.h"

#ifdef STAYS
__device__ float scales[4];

extern "C" __global__ void stays(float *out, const unsigned *in) {
  __shared__ float table[256];
  table[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  float sum = out[threadIdx.x];
  for (int i = 0; i < 4; i++)
    sum += sum * table[in[threadIdx.x] >> 8 * i & 255] + scales[i];
  out[threadIdx.x] = sum;
}
#endif

#ifdef WARNS
__attribute__((warning("not this one")))
#endif
extern "C" __device__ __noinline__ float other(float x) {
  return x * x + 2.0f;
}

extern "C" __global__ void kept_table(float *out, const unsigned *in) {
  __shared__ float table[256];
  table[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  float sum = other(out[threadIdx.x]);
  for (int i = 0; i < 4; i++)
    sum += sum * table[in[threadIdx.x] >> 8 * i & 255] + 1.0f;
#ifdef LINES
  asm volatile("// .loc 1 1 0");
#endif
  out[threadIdx.x] = sum;
}

#ifdef CONFLICT
extern "C" __global__ void turned(float *out, const float *in) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.y * 32 + threadIdx.x];
  __syncthreads();
  out[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}
#endif
