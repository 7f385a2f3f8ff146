// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arrays of one name in kernels whose names are long and alike are told apart: beside the kernel, the array stands by its own name. A short name stays
// whole, and so does one that is not the kernel's.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x8 -- -I%examples | FileCheck %s
// CHECK:      wasted a block  array  {{ *}}layout {{ *}}kernel
// CHECK-NEXT: 1,240 -> 0 {{ *}}tile {{ *}}{{[a-z:0-9]+}} {{ *}}transpose_of_many_matrices_by_rows_and_columns(float*){{$}}
// CHECK-DAG:  tile {{ *}}{{[a-z:0-9]+}} {{ *}}transpose_of_many_matrices_by_columns_and_rows(float*){{$}}
// CHECK-DAG:  brief::tile {{ *}}{{[a-z:0-9]+}} {{ *}}brief(float*){{$}}
#include "cuda_min.h"

template <int ROUNDS> __device__ __forceinline__ void body(float (*tile)[32], float *out) {
  for (int i = 0; i < ROUNDS; i++) {
    tile[threadIdx.y + 8 * (i & 3)][threadIdx.x] = out[threadIdx.x + i];
    __syncthreads();
    out[threadIdx.x + 32 * threadIdx.y + i] = tile[threadIdx.x][threadIdx.y];
  }
}
__global__ void transpose_of_many_matrices_by_rows_and_columns(float *out) {
  __shared__ float tile[32][32];
  body<5>(tile, out);
}
__global__ void transpose_of_many_matrices_by_columns_and_rows(float *out) {
  __shared__ float tile[32][32];
  body<3>(tile, out);
}
__global__ void brief(float *out) {
  __shared__ float tile[32][32];
  body<2>(tile, out);
}
