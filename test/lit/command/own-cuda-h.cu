// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A project may have a header "cuda.h" of its own: clang's header, which comes ahead of the source, gets the toolkit's, the source the project's,
// from a folder of -I and from its own folder alike. Twin: a source without such a header has the toolkit's.
// REQUIRES: command, toolkit, llvm-22
// UNSUPPORTED: sanitize
// RUN: rm -rf %t && mkdir -p %t/inc && cp %s %t/k.cu && cd %t
// RUN: printf '#pragma once\n#include "cuda_runtime.h"\n#define ROWS 8\n' > %t/inc/cuda.h
// RUN: cd %t && env CUDA_PATH=/usr/local/cuda %unbank analyze k.cu -- -Iinc 2>&1 | FileCheck %s --check-prefixes=CHECK,OWN
// RUN: cd %t && env CUDA_PATH=/usr/local/cuda %unbank analyze k.cu -- -isystem inc 2>&1 | FileCheck %s --check-prefixes=CHECK,OWN
// RUN: cd %t && env CUDA_PATH=/usr/local/cuda %unbank clang++ -O3 -Iinc -fsyntax-only --offload-arch=sm_90 -DASKS k.cu
// RUN: cd %t && env CUDA_PATH=/usr/local/cuda %unbank analyze k.cu 2>&1 | FileCheck %s --check-prefixes=CHECK,TOOLKIT
// RUN: cd %t && mv inc/cuda.h . && env CUDA_PATH=/usr/local/cuda %unbank analyze k.cu 2>&1 | FileCheck %s --check-prefixes=CHECK,OWN
// CHECK-NOT: error
// CHECK:     kernel k(float*)
// CHECK:     block 32x8, seen in a launch
// OWN:       shared 1,024 bytes
// TOOLKIT:   shared 512 bytes
#include "cuda.h"
#ifndef ROWS
#define ROWS (CUDA_VERSION ? 4 : 0)
#endif
#if defined(ASKS) && ROWS != 8
#error "another cuda.h"
#endif

__global__ void k(float *o) {
  __shared__ float s[ROWS][32];
  s[threadIdx.y % ROWS][threadIdx.x] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.y * 32 + threadIdx.x] = s[ROWS - 1 - threadIdx.y % ROWS][threadIdx.x];
}

void run(float *o) { k<<<1, dim3(32, 8)>>>(o); }
