// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel whose rewrite relies on the promised shape has that shape in its PTX, so that it cannot be launched with another: here seven kernels, one
// without arguments. Up to LLVM 20, codegen caches a kernel's annotations by the address of its function, and addresses are reused at random: so this
// is compiled several times.
// RUN: rm -f %t.ptx
// RUN: sh -c 'for run in 1 2 3 4 5 6 7 8; do %clang_cuda -I%include -S %s -o - >> %t.ptx || exit 1; done'
// RUN: FileCheck %s --check-prefix=KERNELS --allow-empty < %t.ptx
// RUN: grep -c '^[.]reqntid' %t.ptx | FileCheck %s --check-prefix=SHAPES
// KERNELS-NOT: {{[.]func}}
// SHAPES: {{^56$}}
#include "cuda_min.h"
#include "unbank/cuda.h"

__device__ float result[32];

#define TRANSPOSE                                                                                                      \
  __shared__ float tile[32][32];                                                                                       \
  tile[threadIdx.y][threadIdx.x] = 1;                                                                                  \
  __syncthreads();                                                                                                     \
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y];

__global__ void UNBANK_BLOCK("32x8") k0(float *out) { TRANSPOSE }
__global__ void UNBANK_BLOCK("32x4") k1(float *out) { TRANSPOSE }
__global__ void UNBANK_BLOCK("16x16") k2(float *out) { TRANSPOSE }
__global__ void UNBANK_BLOCK("32x16") k3(float *out) { TRANSPOSE }
__global__ void UNBANK_BLOCK("32x2") k4(float *out) { TRANSPOSE }
__global__ void UNBANK_BLOCK("8x32") k5(float *out) { TRANSPOSE }
__global__ void UNBANK_BLOCK("32x32") k6() {
  float *out = result;
  TRANSPOSE
}
