// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A row that stands for several instantiations keeps a name, and their number, where the name is too long for it.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cp %s %t/k.cu && cd %t && env CUDA_PATH=none %unbank analyze k.cu --block=32x8 -- -I%examples | FileCheck %s
// CHECK:      wasted a block{{ +}}kernel
// CHECK-NEXT: 248 -> 0{{ +}}a_library_of_{{.+}}> (2 instantiations)
#include "cuda_min.h"
namespace a_library_of_many_kernels_for_matrices {
namespace of_those_the_ones_that_turn_them {
template <class Element, int More> __global__ void turn_rows_into_columns_by_a_tile(Element *out, const Element *in) {
  __shared__ Element tile[32][32];
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.x + 32 * threadIdx.y + More];
  __syncthreads();
  out[32 * threadIdx.x + threadIdx.y] = tile[threadIdx.x][threadIdx.y];
}
template __global__ void turn_rows_into_columns_by_a_tile<float, 1>(float *, const float *);
template __global__ void turn_rows_into_columns_by_a_tile<int, 1>(int *, const int *);
} // namespace of_those_the_ones_that_turn_them
} // namespace a_library_of_many_kernels_for_matrices
