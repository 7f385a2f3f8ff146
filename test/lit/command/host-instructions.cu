// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where host code uses instructions that clang was not told of, what is to be added is said. With it, nothing is
// said, and what else host code lacks gets no such flag.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x8 -- -I%examples 2>&1 | FileCheck %s --check-prefix=LACKS
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x8 -- -I%examples -mavx -mfma 2>&1 | FileCheck %s --check-prefix=HAS
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x8 -- -I%examples -mavx -mfma -DOTHER 2>&1 | FileCheck %s --check-prefix=OTHER
// LACKS: its host code does not compile, so launches are not known: {{.*}} requires target feature 'avx'{{.*}}; say behind -- which instructions it uses, as in -- -mavx -mfma{{$}}
// HAS-NOT: unbank: {{.*}}host code
// OTHER: its host code does not compile, so launches are not known: {{.*}}host-instructions.cu:{{[0-9]+}}: use of undeclared identifier 'missing'{{$}}
#include "cuda_min.h"

#ifndef __CUDA_ARCH__
typedef float eight __attribute__((vector_size(32)));
__attribute__((target("avx"), always_inline)) static inline eight twice(eight x) { return x + x; }
__attribute__((target("fma"), always_inline)) static inline float three(float x) { return 3 * x; }
void host(float *a) {
  eight *all = (eight *)a;
  *all = twice(*all);
  a[0] = three(a[0]);
#ifdef OTHER
  missing();
#endif
}
#endif

__global__ void transpose(float *out) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}
