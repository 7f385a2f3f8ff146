// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A type under which nvcc takes so many registers that a kernel has fewer resident blocks is a patch only if it is worth it with those, and one that
// leaves a single block is none. Then the next type is tried. (The nvcc is Inputs/nvcc.sh, which takes what registers it is told.)
// RUN: rm -rf %t && mkdir -p %t/cuda/bin %t/cuda/include %t/src && touch %t/cuda/include/cuda_runtime.h && cp %s %t/src/registers.cu
// RUN: cp %S/../Inputs/nvcc.sh %t/cuda/bin/nvcc && cp %examples/cuda_min.h %t/src
// RUN: echo 'cd %t/src && env CUDA_PATH=%t/cuda ASKED=%t/asked "$@" -- -nocudainc -nocudalib --cuda-feature=+ptx78 $FLAGS 2>&1' > %t/run
// RUN: echo 'KERNEL=_Z4treePfPKf sh %t/run env PLAIN=$1 PAD=$2 XOR=$3 %unbank suggest registers.cu --block=1024' > %t/tree
// RUN: echo 'KERNEL=_Z5fewerPfPKf FLAGS=-DFEWER sh %t/run env PLAIN=$1 PAD=$2 XOR=$3 %unbank suggest registers.cu --block=128' > %t/fewer
//
// 33 registers are 40, of which 1,024 threads take more than half of an SM's; 32 are not. They took as many before, or nvcc compiles nothing.
// RUN: sh %t/tree 27 33 32 | FileCheck %s --check-prefix=XOR
// RUN: sh %t/tree 27 32 32 | FileCheck %s --check-prefix=PAD
// RUN: sh %t/tree 33 40 32 | FileCheck %s --check-prefix=PAD
// RUN: rm %t/asked && sh %t/tree "" 33 33 | FileCheck %s --check-prefix=PAD && FileCheck %s --check-prefix=ASKED < %t/asked
// PAD-NOT: nvcc takes
// PAD:     +  __shared__ unbank::array<float[2048], unbank::pad<128, 4{{.*}}>> sums;
// XOR-NOT: nvcc takes
// XOR:     +  __shared__ unbank::array<float[2048], unbank::xor_<2, 31, 7>{{.*}}> sums;
// ASKED:   -cubin {{.*}}-arch=sm_90 -Xptxas -v {{.*}}/registers.cu
//
// Neither is right: nothing is changed, and the reason is that of the type that was chosen.
// RUN: sh %t/tree 27 38 64 | FileCheck %s --check-prefix=ALONE
// ALONE: no fix for tree::sums: the plugin changes it, but as a patch tree(float*, float const*) would run one block at a time: nvcc takes 38 registers for 27, so 1 block of 2 stays resident
// ALONE: there is no patch
//
// The patched source is compiled by the flags of the project, and finds what lies beside it.
// RUN: rm %t/asked && env FLAGS='-std=gnu++17 -DFIRST -D SECOND=2 -Iinclude -ffast-math -fgpu-rdc -Xcuda-ptxas --maxrregcount=64 -O1 -Wall' sh %t/tree 27 33 32 | FileCheck %s --check-prefix=XOR
// RUN: FileCheck %s --check-prefix=FLAGS < %t/asked
// FLAGS: {{-std=c\+\+17 -D FIRST -D SECOND=2 -I include -use_fast_math -rdc=true -Xptxas --maxrregcount=64 -isystem [^ ]*/include -Xcompiler -iquote -Xcompiler [^ ]*/src -o [^ ]*\.cubin [^ ]*\.cu$}}
//
// Of sixteen blocks eleven are left, with which it gains less, or two, with which it would lose.
// RUN: sh %t/fewer 27 48 48 | FileCheck %s --check-prefix=ENOUGH
// RUN: sh %t/fewer 27 200 200 | FileCheck %s --check-prefix=FEWER
// ENOUGH: +  __shared__ unbank::array<float[2048]
// FEWER:  no fix for fewer::line: the plugin changes it, but as a patch fewer(float*, float const*) would be 0.{{[0-9]+}} times as fast by the formula of the choice: nvcc takes 200 registers for 27, so 2 blocks of 16 stay resident: the type's subscripts cost what conflicts do
//
// nvcc cannot be given another text of a header, so nothing is asked of it.
// RUN: cd %t/src && mv registers.cu tree.h && echo '#include "tree.h"' > registers.cu
// RUN: sh %t/tree 27 99 99 | FileCheck %s --check-prefix=PAD
#include "cuda_min.h"

#ifndef FEWER
// Up a binary tree and down again, at strides that double and halve.
__global__ void tree(float *out, const float *in) {
  __shared__ float sums[2048];
  int t = threadIdx.x, stride = 1;
  sums[t] = in[t];
  sums[t + 1024] = in[t + 1024];
  for (int pairs = 1024; pairs > 0; pairs >>= 1, stride *= 2) {
    __syncthreads();
    if (t < pairs)
      sums[stride * (2 * t + 2) - 1] += sums[stride * (2 * t + 1) - 1];
  }
  for (int pairs = 1; pairs < 2048; pairs *= 2) {
    stride >>= 1;
    __syncthreads();
    if (t < pairs) {
      int left = stride * (2 * t + 1) - 1, right = stride * (2 * t + 2) - 1;
      float sum = sums[left];
      sums[left] = sums[right];
      sums[right] += sum;
    }
  }
  __syncthreads();
  out[t] = sums[t];
  out[t + 1024] = sums[t + 1024];
}
#else
// One of the reads has conflicts.
__global__ void fewer(float *out, const float *in) {
  __shared__ float line[2048];
  int t = threadIdx.x;
  for (int i = 0; i < 2048; i += 128)
    line[t + i] = in[t + i];
  __syncthreads();
  float sum = line[t * 16];
  for (int i = 0; i < 2; i++) {
    __syncthreads();
    sum += line[t + i * 16];
  }
  out[t] = sum;
}
#endif
