// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Without -fgpu-rdc, what clang compiles to PTX is a whole program: a file's array is its own, and so is that of a template that a non-kernel
// function uses. Not so if LLVM IR is the output, which may be linked with more, or if the module lacks definitions that it uses.
// RUN: rm -rf %t && mkdir -p %t
// RUN: %clang_cuda -S %s -o %t/whole.ptx -mllvm -unbank-report=%t/whole.json
// RUN: %clang_cuda -S -fgpu-rdc %s -o %t/part.ptx -mllvm -unbank-report=%t/part.json
// RUN: %clang_cuda -S -fcuda-rdc %s -o %t/other-name.ptx -mllvm -unbank-report=%t/other-name.json
// RUN: echo "-I. -DFILE" > %t/paths && %clang_cuda -S @%t/paths %s -o %t/paths.ptx -mllvm -unbank-report=%t/paths.json
// RUN: echo @%t/paths > %t/nested && %clang_cuda -S @%t/nested %s -o %t/nested.ptx -mllvm -unbank-report=%t/nested.json
// RUN: echo -fgpu-rdc > %t/flags && %clang_cuda -S @%t/flags %s -o %t/in-file.ptx -mllvm -unbank-report=%t/in-file.json
// RUN: env CCC_OVERRIDE_OPTIONS=+-fgpu-rdc %clang_cuda -S %s -o %t/in-variable.ptx -mllvm -unbank-report=%t/in-variable.json
// RUN: %clang_cuda -S -fgpu-rdc -fno-gpu-rdc %s -o %t/taken-back.ptx -mllvm -unbank-report=%t/taken-back.json
// RUN: %clang_cuda -S -emit-llvm %s -o %t/ir.ll -mllvm -unbank-report=%t/ir.json
// RUN: %clang_cuda -S -DLACKS %s -o %t/lacks.ptx -mllvm -unbank-report=%t/lacks.json
// RUN: %clang_cuda -S %s -o %t/said.ptx -mllvm -unbank-whole-program=no -mllvm -unbank-report=%t/said.json
// RUN: %clang_cuda -S -emit-llvm %s -o %t/told.ll -mllvm -unbank-rdc=no -mllvm -unbank-report=%t/told.json
// RUN: %arrays %t/whole.json | FileCheck %s --check-prefix=WHOLE
// RUN: %arrays %t/taken-back.json | FileCheck %s --check-prefix=WHOLE
// RUN: %arrays %t/told.json | FileCheck %s --check-prefix=WHOLE
// RUN: %arrays %t/part.json | FileCheck %s --check-prefix=PART
// RUN: %arrays %t/other-name.json | FileCheck %s --check-prefix=PART
// RUN: %arrays %t/in-file.json | FileCheck %s --check-prefix=PART
// RUN: %arrays %t/paths.json | FileCheck %s --check-prefix=WHOLE
// RUN: %arrays %t/nested.json | FileCheck %s --check-prefix=PART
// RUN: %arrays %t/in-variable.json | FileCheck %s --check-prefix=PART
// RUN: %arrays %t/ir.json | FileCheck %s --check-prefix=PART
// RUN: %arrays %t/lacks.json | FileCheck %s --check-prefix=PART
// RUN: %arrays %t/said.json | FileCheck %s --check-prefix=PART
//
// The command knows the same of CUDA source that it compiles, but for what it writes a module of.
// RUN: env CUDA_PATH=none %unbank analyze %s --report=%t/analyzed.json -- -I%S/../../../examples
// RUN: env CUDA_PATH=none %unbank analyze %s --report=%t/linked.json -- -I%S/../../../examples -fgpu-rdc
// RUN: %unbank analyze %t/ir.ll --report=%t/read.json
// RUN: env CUDA_PATH=none %unbank fix %s -o %t/fixed.ll --report=%t/fixed.json -- -I%S/../../../examples
// RUN: %arrays %t/analyzed.json | FileCheck %s --check-prefix=WHOLE
// RUN: %arrays %t/linked.json | FileCheck %s --check-prefix=PART
// RUN: %arrays %t/read.json | FileCheck %s --check-prefix=PART
// RUN: %arrays %t/fixed.json | FileCheck %s --check-prefix=PART
//
// WHOLE-DAG: tile: changed
// WHOLE-DAG: {{own: changed}}
// PART-DAG:  tile: refused external-linkage
// PART-DAG:  {{own: refused linkonce-device}}
#include "cuda_min.h"

__shared__ float tile[32][32];

template <typename T> __device__ __attribute__((noinline)) T column(int lane, T value) {
  __shared__ T own[33][32];
  T sum = 0;
  for (int i = 0; i < 32; ++i)
    own[i][lane] = value;
  __syncthreads();
  for (int i = 0; i < 32; ++i)
    sum += own[lane][i];
  return sum;
}

#ifdef LACKS
__device__ float other(float);
#else
__device__ __attribute__((noinline)) float other(float x) { return x * x; }
#endif

__global__ void columns(float *out) {
  int t = threadIdx.x;
  for (int i = 0; i < 32; ++i)
    tile[i][t % 32] = out[t + i];
  __syncthreads();
  float sum = other(out[t]);
  for (int i = 0; i < 32; ++i)
    sum += tile[t % 32][i];
  out[t] = sum + column<float>(t % 32, sum);
}
