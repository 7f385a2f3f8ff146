// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bank of each lane is known, and data decides the row: four lanes go to each of eight banks. Lanes at one word take turns under any layout, but
// lanes at different words could be spread over banks, so four wavefronts are not the ideal, and the array is not called clean.
// REQUIRES: llvm-22
// RUN: %clang_cuda_plain -O3 -S -emit-llvm %s -o %t.ll
// RUN: %unbank_opt -passes='print<unbank<block=32;rdc=no>>' -disable-output %t.ll 2>&1 | FileCheck %s
// CHECK: wavefronts 36 a block, ideal 33
// CHECK: counts 2,048 identity kept: no-gain
// CHECK: red counts 4 1 4 1 [1]
// CHECK: [1] the address depends on data
#include "cuda_min.h"

__global__ void histogram(unsigned *out, const unsigned *in) {
  __shared__ unsigned counts[16][32];
  int t = threadIdx.x;
  for (int i = 0; i < 16; i++)
    counts[i][t] = 0;
  __syncthreads();
  __nvvm_atom_inc_gen_ui(&counts[in[t] >> 1 & 15][t * 4 & 31], 7u);
  __syncthreads();
  for (int i = 0; i < 16; i++)
    out[i * 32 + t] = counts[i][t];
}
