// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sources that ask for nvcc's version get that of the toolkit in use, from its cuda.h; a -D of the user's wins, and without a toolkit there is none.
// REQUIRES: command
// RUN: rm -rf %t && mkdir -p %t/cuda/include && touch %t/cuda/include/cuda_runtime.h
// RUN: echo '#define CUDA_VERSION 12080' > %t/cuda/include/cuda.h
// RUN: env CUDA_PATH=%t/cuda %unbank analyze %s --launch=none --block=32 -- -nocudainc -nocudalib --cuda-feature=+ptx78 -I%examples | FileCheck %s --check-prefix=TOOLKIT
// RUN: env CUDA_PATH=none %unbank analyze %s --launch=none --block=32 -- --cuda-path=%t/cuda -nocudainc -nocudalib --cuda-feature=+ptx78 -I%examples | FileCheck %s --check-prefix=TOOLKIT
// RUN: env CUDA_PATH=%t/cuda %unbank analyze %s --launch=none --block=32 -- -nocudainc -nocudalib --cuda-feature=+ptx78 -I%examples -D__CUDACC_VER_MAJOR__=9 | FileCheck %s --check-prefix=SAID
// RUN: env CUDA_PATH=none %unbank analyze %s --launch=none --block=32 -- -I%examples | FileCheck %s --check-prefix=NONE
// TOOLKIT: k(float*)
// TOOLKIT: 1,208 bytes
// SAID:    k(float*)
// SAID:    908 bytes
// NONE:    k(float*)
// NONE:    4 bytes
#include "cuda_min.h"

#ifdef __CUDACC_VER_MAJOR__
constexpr int words = (__CUDACC_VER_MAJOR__ * 100 + __CUDACC_VER_MINOR__ + __CUDACC_VER_BUILD__) / 4;
#else
constexpr int words = 1;
#endif

__global__ void k(float *out) {
  __shared__ float s[words];
  s[threadIdx.x % words] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = s[words - 1 - threadIdx.x % words];
}
