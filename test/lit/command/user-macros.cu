// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Macros of -D that a source needs do not reach headers that clang includes ahead of it and nvcc does not: the toolkit's cuda.h has a parameter N,
// clang's own headers a template parameter N and variables l, q and r. The source has them, whichever headers it includes after (<algorithm> brings
// clang's own parts of the C++ library), and the toolkit's cuda.h is there if it asks for that. Twin: a macro that breaks what nvcc reads, too,
// breaks here.
// REQUIRES: command, toolkit, llvm-22
// UNSUPPORTED: sanitize
// RUN: env CUDA_PATH=/usr/local/cuda %unbank analyze %s --block=32x8 -- -DN=32 -Dl=4 -D q=0 -Dr=8 -DV -DX -DY=1 -Dstr -Dfile=3 -Dline=4 -Dfunction -Dcondition=0 2>&1 | FileCheck %s
// RUN: env CUDA_PATH=/usr/local/cuda %unbank clang++ -O3 -Wall -Wextra -Werror -fsyntax-only -DN=32 -Dl=4 -Dq=0 -Dr=8 -Dfile=3 -Dline=4 -Dfunction=5 -Dcondition=6 -DSAID --offload-arch=sm_90 %s
// RUN: env CUDA_PATH=/usr/local/cuda %unbank clang++ -O3 -Werror -fsyntax-only -DM=32 -DASKS --offload-arch=sm_90 %s
// RUN: not env CUDA_PATH=/usr/local/cuda %unbank analyze %s -- -DN=32 -Dq=0 -DT=32 2>&1 | FileCheck %s --check-prefix=BREAKS
// CHECK-NOT: error
// CHECK:     kernel k(float*)
// CHECK:     shared      4,096 -> 4,224 bytes
// BREAKS:    cuda_device_runtime_api.h:{{.*}}: error
#ifdef ASKS
#include <cooperative_groups.h>
#include <curand_kernel.h>
#include "cuda.h"
#include <cuda.h>
#define N M
#define q 0
CUdeviceptr given;
#endif
#ifdef SAID
#include <algorithm>
#include <string>
#if file != 3 || line != 4 || function != 5 || condition != 6
#error "they are not what they were said to be"
#endif
#endif
#if N != 32 || CUDA_VERSION < 12000
#error "they are not what they were said to be"
#endif

__global__ void k(float *o) {
  __shared__ float s[N][N];
  s[threadIdx.y][threadIdx.x + q] = o[threadIdx.x];
  __syncthreads();
  o[threadIdx.y * N + threadIdx.x] = s[threadIdx.x][threadIdx.y];
}
