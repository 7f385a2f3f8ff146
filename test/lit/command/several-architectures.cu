// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reports of a build for several architectures: a kernel that is the same for all is listed once, and one that differs for each.
// REQUIRES: command
// RUN: rm -rf %t && mkdir -p %t/reports && cp %s %t/k.cu && cd %t
// RUN: cd %t && env CUDA_PATH=none %unbank analyze k.cu --block=32x8 --report=reports/80.json -- -I%examples -arch=sm_80 > said
// RUN: cd %t && env CUDA_PATH=none %unbank analyze k.cu --block=32x8 --report=reports/90.json -- -I%examples -arch=sm_90 > said
// RUN: cd %t && %unbank analyze reports > all && FileCheck %s < all && grep -c '^kernel' all | grep -x 4
// CHECK:      2 modules
// CHECK:      wasted a block  kernel
// CHECK-NEXT: 992 -> 0        differs(float*, float const*)
// CHECK-NEXT: 248 -> 0        same(float*, float const*)
// CHECK-NEXT: 248 -> 0        turn<...> (2 instantiations)
// CHECK-NEXT: 120 -> 0        differs(float*, float const*)
// CHECK:      wasted a block  array
// CHECK-NEXT: 992 -> 0        differs::tile
// CHECK-NEXT: 248 -> 0        same::tile
// CHECK-NEXT: 248 -> 0        turn::tile
// CHECK-NEXT: 120 -> 0        differs::tile
// CHECK:      wasted a block  op  array
// CHECK-NEXT: 992 -> 0
// CHECK-NEXT: 248 -> 0
// CHECK-NEXT: 248 -> 0
// CHECK-NEXT: 120 -> 0
// CHECK-EMPTY:
// CHECK-NEXT: kernel differs(float*, float const*)
// CHECK-NEXT:   module      k.cu for sm_80
// CHECK:      kernel same(float*, float const*)
// CHECK-NEXT:   likewise    same for sm_90
// CHECK-NEXT:   module      k.cu for sm_80
// CHECK:      kernel void turn<float>(float*, float const*)
// CHECK-NEXT:   likewise    turn<int>, turn<float> for sm_90, turn<int> for sm_90
// CHECK:      kernel differs(float*, float const*)
// CHECK-NEXT:   module      k.cu for sm_90
//
// What another source makes of one header is another kernel, whatever its name and its figures are.
// RUN: mkdir -p %t/others && cd %t && echo '#include "k.cu"' > one.cu && cp one.cu two.cu
// RUN: cd %t && env CUDA_PATH=none %unbank analyze one.cu --block=32x8 --report=others/one.json -- -I%examples -arch=sm_80 > said
// RUN: cd %t && env CUDA_PATH=none %unbank analyze two.cu --block=32x8 --report=others/two.json -- -I%examples -arch=sm_90 > said
// RUN: cd %t && %unbank analyze others > two && grep -c '^kernel' two | grep -x 6 && grep -c ' same(float' two | grep -x 6
#include "cuda_min.h"

template <class Element> __device__ void transpose(Element *out, const Element *in, Element (*tile)[32], int step) {
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.x + 32 * threadIdx.y];
  __syncthreads();
  out[32 * threadIdx.x + threadIdx.y] = tile[threadIdx.x][threadIdx.y * step];
}
__global__ void same(float *out, const float *in) {
  __shared__ float tile[32][32];
  transpose(out, in, tile, 1);
}
template <class Element> __global__ void turn(Element *out, const Element *in) {
  __shared__ Element tile[32][32];
  transpose(out, in, tile, 1);
}
template __global__ void turn<float>(float *, const float *);
template __global__ void turn<int>(int *, const int *);
__global__ void differs(float *out, const float *in) {
  __shared__ float tile[32][32];
#if __CUDA_ARCH__ >= 900
  if (threadIdx.x < 16)
    transpose(out, in, tile, 1);
#else
#pragma unroll
  for (int i = 0; i < 4; i++)
    transpose(out + i, in + i, tile, 1);
#endif
}
