// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Function templates of one name, in namespaces and as overloads, have arrays of one name: each is found in the function that debug information
// names, inlined or not. Of two arrays, the one without conflicts keeps its rows. Twin: for functions on one line, and for two arrays in one
// function, it is unknown which one is meant.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/same.cu && cd %t && env CUDA_PATH=none %unbank suggest same.cu --block=32x8 -- -I%examples > patch 2> reasons
// RUN: FileCheck %s < %t/patch && not grep 'several declarations' %t/reasons
// CHECK:      @@
// CHECK:       void turn(float *out, const float *in) { // columns
// CHECK-NEXT: -  __shared__ float TILE[N][N];
// CHECK-NEXT: +  __shared__ float TILE[N][N + 1];
// CHECK-NOT:  {{^[-+]}}
// CHECK:       void turn(double *out, const double *in) { // overload
// CHECK-NEXT: -  __shared__ double TILE[N][N];
// CHECK-NEXT: +  __shared__ double TILE[N][N + 1];
// CHECK-NOT:  {{^[-+]}}
// RUN: cd %t && cp same.cu patched.cu && patch -s patched.cu < patch && env CUDA_PATH=none %unbank analyze patched.cu --block=32x8 -- -I%examples | FileCheck %s --check-prefix=AFTER
// AFTER: kernel both(float*, float const*, double*)
// AFTER: wavefronts 256 a block, ideal 256
//
// RUN: cd %t && env CUDA_PATH=none %unbank suggest same.cu --block=32x8 -- -I%examples -DLINE 2>&1 | FileCheck %s --check-prefix=LINE
// LINE-COUNT-2: unbank: no fix for line::{{[ab]}}::sum::TILE: its source has several declarations of that name
// RUN: cd %t && env CUDA_PATH=none %unbank suggest same.cu --block=32x8 -- -I%examples -DBLOCKS 2>&1 | FileCheck %s --check-prefix=BLOCKS
// BLOCKS: unbank: no fix for twice::TILE:{{[0-9]+}}: its source has several declarations of that name
#include "cuda_min.h"

namespace rows {
template <int N> __device__ __forceinline__
void turn(float *out, const float *in) {
  __shared__ float TILE[N][N];
  int x = threadIdx.x, y = threadIdx.y;
  for (int i = y; i < N; i += 8)
    TILE[i][x] = in[i * N + x];
  __syncthreads();
  for (int i = y; i < N; i += 8)
    out[i * N + x] = TILE[N - 1 - i][x];
}
} // namespace rows

namespace columns {
template <int N> __device__ __forceinline__
void turn(float *out, const float *in) { // columns
  __shared__ float TILE[N][N];
  int x = threadIdx.x, y = threadIdx.y;
  for (int i = y; i < N; i += 8)
    TILE[i][x] = in[i * N + x];
  __syncthreads();
  for (int i = y; i < N; i += 8)
    out[i * N + x] = TILE[x][i];
}

template <int N> __device__ __forceinline__
void turn(double *out, const double *in) { // overload
  __shared__ double TILE[N][N];
  int x = threadIdx.x, y = threadIdx.y;
  for (int i = y; i < N; i += 8)
    TILE[i][x] = in[i * N + x];
  __syncthreads();
  for (int i = y; i < N; i += 8)
    out[i * N + x] = TILE[x][i];
}
} // namespace columns

__global__ void both(float *out, const float *in, double *wide) {
  rows::turn<32>(out, in);
  columns::turn<32>(out + 1024, in);
  columns::turn<32>(wide, wide + 1024);
}

#define COLUMN                                                                                                                     \
  {                                                                                                                                \
    for (int i = threadIdx.y; i < N; i += 8)                                                                                       \
      TILE[i][threadIdx.x] = out[i * N + threadIdx.x];                                                                             \
    __syncthreads();                                                                                                               \
    for (int i = threadIdx.y; i < N; i += 8)                                                                                       \
      out[i * N + threadIdx.x] = TILE[threadIdx.x][i];                                                                             \
  }

#ifdef LINE
namespace line {
// clang-format off
namespace a { template <int N> __global__ void sum(float *out) { __shared__ float TILE[N][N]; COLUMN } } namespace b { template <int N> __global__ void sum(float *out) { __shared__ float TILE[N][N]; COLUMN } }
// clang-format on
} // namespace line
template __global__ void line::a::sum<32>(float *);
template __global__ void line::b::sum<32>(float *);
#endif

#ifdef BLOCKS
template <int N> __global__ void twice(float *out) {
  {
    __shared__ float TILE[N][N];
    COLUMN
  }
  {
    __shared__ float TILE[N][N];
    COLUMN
  }
}
template __global__ void twice<32>(float *);
#endif
