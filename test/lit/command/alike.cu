// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arrays of one name in a kernel are told apart by the line of their first access, and by a number if that is the same line; explain takes these
// names. Twin: instantiations have arrays of one name, but only one in each kernel; a patch reports for each layout once what becomes of them, and
// for which ones if they differ.
// REQUIRES: command
// UNSUPPORTED: sanitize
// RUN: rm -rf %t && mkdir %t && cp %s %t/k.cu
// RUN: cd %t && env CUDA_PATH=none %unbank analyze k.cu --block=32x8 --top=9 -- -I%examples | sed 's/  */ /g' > text && FileCheck %s < text
// CHECK:      wasted a block array layout kernel
// CHECK-DAG:  248 -> 0 scopes::tile:[[#FIRST:]] pad:128:4 scopes(float*)
// CHECK-DAG:  248 -> 0 scopes::tile:[[#FIRST+4]] pad:128:4 scopes(float*)
// CHECK-DAG:  248 -> 0 line::tile#1 pad:128:4 line(float*)
// CHECK-DAG:  248 -> 0 line::tile#2 pad:128:4 line(float*)
// CHECK-DAG:  column::tile
// CHECK-NOT:  column::tile{{[:#]}}
// CHECK:      kernel scopes(float*)
// CHECK:      scopes::tile:[[#FIRST]] 4,096 -> 4,224 pad:128:4 changed
// CHECK:      scopes::tile:[[#FIRST+4]] 4,096 -> 4,224 pad:128:4 changed
// CHECK:      k.cu:[[#FIRST]]:{{[0-9]+}} st tile:[[#FIRST]] 4
// CHECK:      k.cu:[[#FIRST+4]]:{{[0-9]+}} st tile:[[#FIRST+4]] 4
//
// RUN: cd %t && grep -n '^    tile.threadIdx.y' k.cu | head -1 | cut -d: -f1 > first && env CUDA_PATH=none sh -c '%unbank explain scopes::tile:`cat first` k.cu --block=32x8 --top=2 -- -I%examples' > one && grep -c ' in scopes' one | grep -x 1 && FileCheck %s --check-prefix=EXPLAIN < one
// EXPLAIN: scopes::tile:{{[0-9]+}} in scopes(float*)
// RUN: cd %t && env CUDA_PATH=none %unbank explain 'tile#2' k.cu --block=32x8 --top=2 -- -I%examples | FileCheck %s --check-prefix=NUMBER
// NUMBER:  line::tile#2 in line(float*)
// RUN: cd %t && not env CUDA_PATH=none %unbank explain none k.cu --block=32x8 -- -I%examples 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: no shared array has that name; there are column::tile, {{(scopes|line)}}::tile
//
// RUN: cd %t && env CUDA_PATH=none %unbank suggest k.cu --block=32x8 -- -I%examples > patch 2> said && FileCheck %s --check-prefix=PATCH < patch
// PATCH:     column::tile: 4,096 -> 4,352 bytes in column<float, 32>, column<int, 32>; 8,192 -> 8,704 bytes in column<double, 32>; 1,024 -> 1,088 bytes in column<float, 16> (pad:128:8).
// PATCH-NOT: column::tile:
// PATCH:     void column<float, 32>(float*), blocks of 32x8:
// RUN: cd %t && env CUDA_PATH=none %unbank suggest k.cu --block=32x8 -- -I%examples -DALIKE | FileCheck %s --check-prefix=ALIKE
// ALIKE: column::tile: 4,096 -> 4,224 bytes (pad:128:4).
#include "cuda_min.h"

template <class T, int N> __global__ void column(T *out) {
  __shared__ T tile[N][N];
  for (int i = 0; i < N; i += 8)
    tile[i + threadIdx.y][threadIdx.x] = out[threadIdx.x + i];
  __syncthreads();
  for (int i = 0; i < N; i += 8)
    out[i + threadIdx.y * N + threadIdx.x] = tile[threadIdx.x][threadIdx.y + i];
}
template __global__ void column<float, 32>(float *);
template __global__ void column<int, 32>(int *);
#ifndef ALIKE
template __global__ void column<double, 32>(double *);
template __global__ void column<float, 16>(float *);
#endif

// clang-format off
__global__ void line(float *out) {
  { __shared__ float tile[32][32]; tile[threadIdx.y][threadIdx.x] = out[threadIdx.x]; __syncthreads(); out[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y]; } { __shared__ float tile[32][32]; tile[threadIdx.y][threadIdx.x] = out[threadIdx.x + 7]; __syncthreads(); out[threadIdx.y * 32 + threadIdx.x] += tile[threadIdx.x][threadIdx.y]; }
}
__global__ void scopes(float *out) {
  { __shared__ float tile[32][32];
    tile[threadIdx.y][threadIdx.x] = out[threadIdx.x];
    __syncthreads();
    out[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y]; }
  { __shared__ float tile[32][32];
    tile[threadIdx.y][threadIdx.x] = out[threadIdx.x + 7];
    __syncthreads();
    out[threadIdx.y * 32 + threadIdx.x] += tile[threadIdx.x][threadIdx.y]; }
}
// clang-format on
