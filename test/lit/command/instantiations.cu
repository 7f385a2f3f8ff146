// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Instantiations of a template with the same findings are one row of each table, with their number, and one kernel in full, with their names. Twins:
// rows of their own for one with other figures, for a template of the same name elsewhere, and for kernels that are not of a template. An assumed
// block is marked in the table, too, beside one that is not assumed.
// REQUIRES: command
// UNSUPPORTED: sanitize
// RUN: rm -rf %t && mkdir %t && cp %s %t/k.cu && cd %t
// RUN: cd %t && env CUDA_PATH=none %unbank analyze k.cu --block=plain@32x8 -- -I%examples | sed 's/  */ /g' > out && FileCheck %s < out
// RUN: grep -c '^kernel' %t/out | grep -x 4
// RUN: cd %t && env CUDA_PATH=none %unbank analyze k.cu --block=32x8 --top=1 -- -I%examples | sed 's/  */ /g' | FileCheck %s --check-prefix=TOP
// RUN: cd %t && env CUDA_PATH=none %unbank clang++ -O3 -S --cuda-device-only --offload-arch=sm_90 -nocudainc -nocudalib --cuda-feature=+ptx78 -I%examples -Rpass=unbank k.cu -o k.ptx 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: cd %t && env CUDA_PATH=none %exits 1 %unbank analyze k.cu --block=plain@32x8 --fail-above=1 -- -I%examples 2>&1 | FileCheck %s --check-prefix=GATE
// CHECK:      wasted a block kernel at block
// CHECK-NEXT: 992 -> 0 rows<...> (3 instantiations) k.cu:[[# ROWS:]] 32x32 (assumed){{$}}
// CHECK-NEXT: 992 -> 0 rows<...> (2 instantiations) k.cu:[[# ROWS + 7]] 32x32 (assumed)
// CHECK-NEXT: 496 -> 0 rows<...> (2 instantiations) k.cu:[[# ROWS]] 32x8 (assumed)
// CHECK-NEXT: 248 -> 0 plain(float*) k.cu:[[# ROWS + 14]] 32x8{{$}}
// CHECK:      wasted a block array layout kernel
// CHECK-NEXT: 992 -> 0 rows::s pad:128:4 rows<...> (3 instantiations)
// CHECK-NEXT: 992 -> 0 rows::s pad:128:4 rows<...> (2 instantiations)
// CHECK-NEXT: 496 -> 0 rows::s pad:128:4 rows<...> (2 instantiations)
// CHECK-NEXT: 248 -> 0 plain::s pad:128:4 plain(float*)
// CHECK:      wasted a block op array at
// CHECK-NEXT: 992 -> 0 ld rows::s k.cu:{{.*}} in 3 instantiations
// CHECK-NEXT: 992 -> 0 ld rows::s k.cu:{{.*}} in 2 instantiations
// CHECK-NEXT: 496 -> 0 ld rows::s k.cu:{{.*}} x2 in 2 instantiations
// CHECK-NEXT: 248 -> 0 ld plain::s k.cu:{{.*}}{{[0-9]$}}
// CHECK:      kernel void rows<float, 1>(float const*, float*)
// CHECK-NEXT: likewise rows<int, 1>, rows<unsigned int, 1>{{$}}
// CHECK-NEXT: at k.cu:
// CHECK:      kernel void rows<float, 2>(float const*, float*)
// CHECK-NEXT: likewise rows<unsigned int, 2>{{$}}
// TOP:        wasted a block kernel at{{$}}
// TOP-NEXT:   496 -> 0 rows<...> (2 instantiations) k.cu:
// TOP-NEXT:   and 3 more
// REMARK:     wavefronts a block of 32x8 (assumed)
// GATE-DAG:   error: ld of plain::s in plain(float*): 32-way bank conflict: 32 wavefronts where 1 would do; the layout
// GATE-DAG:   error: ld of rows::s in void rows<float, 1>(float const*, float*): 32-way bank conflict: 32 wavefronts where 1 would do, in blocks of 32x32 (assumed); the layout
#include "cuda_min.h"

template <typename T, int N> __global__ void rows(const T *in, T *out) {
  __shared__ T s[32][32];
  s[threadIdx.y][threadIdx.x] = in[threadIdx.y * 32 + threadIdx.x];
  __syncthreads();
  for (int i = 0; i < N; i++)
    out[threadIdx.x + i] = s[threadIdx.x][threadIdx.y + i];
}
template <typename T> __global__ void rows(const T *in) {
  __shared__ T s[32][32];
  s[threadIdx.y][threadIdx.x] = in[threadIdx.y * 32 + threadIdx.x];
  __syncthreads();
  ((T *)in)[threadIdx.x] = s[threadIdx.x][threadIdx.y];
}

__global__ void plain(float *out) {
  __shared__ float s[32][32];
  s[threadIdx.y][threadIdx.x] = out[threadIdx.y * 32 + threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x][threadIdx.y];
}

template __global__ void rows<float, 1>(const float *, float *);
template __global__ void rows<float, 2>(const float *, float *);
template __global__ void rows<int, 1>(const int *, int *);
template __global__ void rows<unsigned, 1>(const unsigned *, unsigned *);
template __global__ void rows<unsigned, 2>(const unsigned *, unsigned *);
template __global__ void rows<float>(const float *);
template __global__ void rows<int>(const int *);
