// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lines have 100 characters, but the path of a file stays in one piece, so that it can be copied.
// REQUIRES: command
// RUN: rm -rf %t && mkdir -p %t/a_project_of_many_parts/sources_of_the_device/matrices_and_their_columns/those_of_tiles && cd %t
// RUN: cp %s %t/a_project_of_many_parts/sources_of_the_device/matrices_and_their_columns/those_of_tiles/kernels.cu
// RUN: cd %t && env CUDA_PATH=none %unbank analyze a_project_of_many_parts/sources_of_the_device/matrices_and_their_columns/those_of_tiles/kernels.cu --block=32x8 -- -I%examples | FileCheck %s
// CHECK: {{^}}  at          a_project_of_many_parts/sources_of_the_device/matrices_and_their_columns/those_of_tiles/kernels.cu:11{{$}}
// CHECK: {{^}}  block       32x8
#include "cuda_min.h"
__global__ void column(float *out) {
  __shared__ float tile[32][32];
  tile[threadIdx.x][threadIdx.y] = *out;
  __syncthreads();
  out[32 * threadIdx.x + threadIdx.y] = tile[threadIdx.y][threadIdx.x];
}
