// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An atomic that becomes a compare-and-swap loop is compared by the least that one round takes, and a layout that makes rounds cheaper is worth a
// patch, as for the same atomic on integers. Twins: if data decides the words, nothing is known of a round; if rounds have no conflict, no patch is
// needed.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/rounds.cu && cd %t && env CUDA_PATH=none %unbank suggest rounds.cu --block=32 -- -I%examples > patch 2> reasons
// RUN: FileCheck %s < %t/patch && not grep column %t/reasons
// CHECK:      column::sums: 4,096 -> 4,224 bytes (pad:128:4).
// CHECK-NEXT: column(float*, float const*), blocks of 32: 1,088 -> 96 wavefronts at least, with one round of each loop of compare-and-swap that atomics become.
// CHECK-NEXT: Counted
// CHECK:      -  __shared__ float sums[32][32]; // column
// CHECK-NEXT: +  __shared__ float sums[32][33]; // column
// CHECK-NOT:  {{^[-+]}}
// RUN: cd %t && cp rounds.cu patched.cu && patch -s patched.cu < patch
// RUN: cd %t && env CUDA_PATH=none %unbank simulate rounds.cu --kernel=column --grid=1 --block=32 --arg=f32[1024]:zero --arg=f32[1024]:ramp --output=0=rounds.bin -- -I%examples > rounds.txt
// RUN: cd %t && env CUDA_PATH=none %unbank simulate patched.cu --kernel=column --grid=1 --block=32 --arg=f32[1024]:zero --arg=f32[1024]:ramp --output=0=patched.bin -- -I%examples > patched.txt
// RUN: cd %t && cmp rounds.bin patched.bin && grep wavefronts rounds.txt patched.txt | FileCheck %s --check-prefix=COUNTED
// COUNTED: rounds.txt:  wavefronts  1,088 a block
// COUNTED: patched.txt:  wavefronts  96 a block
#include "cuda_min.h"

__device__ void add(float *to, float value) { __nvvm_atom_add_gen_f(to, value); }

__global__ void column(float *out, const float *in) {
  __shared__ float sums[32][32]; // column
  for (int i = 0; i < 32; i++)
    sums[i][threadIdx.x] = 0;
  __syncthreads();
  for (int k = 0; k < 32; k++)
    add(&sums[threadIdx.x][k], in[k * 32 + threadIdx.x]);
  __syncthreads();
  for (int i = 0; i < 32; i++)
    out[i * 32 + threadIdx.x] = sums[i][threadIdx.x];
}

__global__ void by_data(float *out, const float *in, const int *at) {
  __shared__ float sums[32][32]; // by data
  for (int i = 0; i < 32; i++)
    sums[i][threadIdx.x] = 0;
  __syncthreads();
  for (int k = 0; k < 32; k++)
    add(&sums[at[k * 32 + threadIdx.x] & 31][at[k * 32 + threadIdx.x] >> 5 & 31],
        in[k * 32 + threadIdx.x]);
  __syncthreads();
  for (int i = 0; i < 32; i++)
    out[i * 32 + threadIdx.x] = sums[i][threadIdx.x];
}

__global__ void row(float *out, const float *in) {
  __shared__ float sums[32][32]; // row
  for (int i = 0; i < 32; i++)
    sums[i][threadIdx.x] = 0;
  __syncthreads();
  for (int k = 0; k < 32; k++)
    add(&sums[k][threadIdx.x], in[k * 32 + threadIdx.x]);
  __syncthreads();
  for (int i = 0; i < 32; i++)
    out[i * 32 + threadIdx.x] = sums[i][threadIdx.x];
}
