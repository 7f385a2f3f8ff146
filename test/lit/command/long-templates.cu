// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If a name is too long for its column, its namespaces are shortened first: a row still shows which kernel it is about, for how many instantiations,
// and of which kernel an array is.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cp %s %t/k.cu && cd %t && env CUDA_PATH=none %unbank analyze k.cu --block=32x8 -- -I%examples | FileCheck %s
// CHECK:      wasted a block{{ +}}kernel
// CHECK-NEXT: 248 -> 0{{ +}}...{{[a-z_:]*}}turn_rows_into_columns_by_a_tile<...> (2) {{.*}}k.cu:
// CHECK-NEXT: 124 -> 0{{ +}}...of_those_the_ones_that_turn_them::turn_columns_by_a_tile<float> {{.*}}k.cu:
// CHECK:      wasted a block{{ +}}array
// CHECK-NEXT: 248 -> 0{{ +}}tile {{.*}}...turn_rows_{{[a-z_.]+}}<...> (2)
// CHECK-NEXT: 124 -> 0{{ +}}tile {{.*}}...turn_columns_by_a_tile<float>
// CHECK:      kernel ...of_those_the_ones_that_turn_them::turn_rows_into_columns_by_a_tile<float, 1>
// CHECK:      array{{ +}}bytes
// CHECK-NEXT: ...turn_rows_into_columns_by_a_tile::tile  4,096 -> 4,224  pad:128:4  changed
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
template <class Element> __global__ void turn_columns_by_a_tile(Element *out, const Element *in) {
  __shared__ Element tile[32][32];
  if (threadIdx.y < 4)
    tile[threadIdx.x][threadIdx.y] = in[threadIdx.x + 32 * threadIdx.y];
  __syncthreads();
  out[threadIdx.x + 32 * threadIdx.y] = tile[threadIdx.y][threadIdx.x];
}
template __global__ void turn_columns_by_a_tile<float>(float *, const float *);
} // namespace of_those_the_ones_that_turn_them
} // namespace a_library_of_many_kernels_for_matrices
