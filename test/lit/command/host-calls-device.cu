// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Host code that calls a __device__ function, which nvcc accepts in templates, does not keep the device code from being analysed: only the launches,
// which are host code, are unknown then. Twin: an error in device code is an error, and so is the same call in a build's host code.
// REQUIRES: command
// UNSUPPORTED: sanitize
// RUN: env CUDA_PATH=none %unbank analyze %s -- -I%examples 2>&1 | FileCheck %s
// CHECK:     its host code does not compile, so launches are not known: {{.*}}host-calls-device.cu:{{[0-9]+}}: no matching function for call to 'twice'
// CHECK-NOT: error
// CHECK:     kernel transpose(float*)
// CHECK:     block{{ +}}32x32, assumed
// CHECK:     transpose::tile  4,096 -> 4,224  pad:128:4  changed
// RUN: env CUDA_PATH=none %unbank explain transpose::tile %s --launch=none -- -I%examples 2>&1 | FileCheck %s --check-prefix=EXPLAIN
// EXPLAIN-NOT: error
// EXPLAIN:     pad:128:4
// RUN: not env CUDA_PATH=none %unbank analyze %s --launch=none -- -I%examples -DWRONG 2>&1 | FileCheck %s --check-prefix=WRONG
// WRONG:     error: no matching function for call to 'on_host'
// RUN: not env CUDA_PATH=none %unbank clang++ -O3 -I%examples -nocudainc -nocudalib --cuda-feature=+ptx78 --offload-arch=sm_90 -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=BUILD
// BUILD:     error: no matching function for call to 'twice'
#include "cuda_min.h"

float on_host(float x);
__device__ float twice(float x) { return 2 * x; }

template <class T> T on_either(T x) { return twice(x); }

float run(float x) { return on_either(x); }

__global__ void transpose(float *out) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = twice(out[threadIdx.x]);
  __syncthreads();
  out[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
#ifdef WRONG
  out[0] = on_host(out[1]);
#endif
}
