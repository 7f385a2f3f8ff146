// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function that other modules may call uses the array of two kernels, so both keep the same layout: one for the kernel that transposes would make
// the other one longer, which has no conflict. Twin: without that function each kernel has its own array, and the first one gets its layout.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --launch=none --report=report.json -- -I%examples -DSHARED > text
// RUN: %arrays report.json | FileCheck %s
// CHECK: both: kept no-gain
// RUN: FileCheck %s --check-prefix=TEXT < text
// TEXT: kernels share the array, and what one of them would save, another would lose
// RUN: env CUDA_PATH=none %unbank explain both %s --block=32 --launch=none -- -I%examples -DSHARED | FileCheck %s --check-prefix=EXPLAIN
// EXPLAIN: harms another kernel of the array
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --launch=none --report=twin.json -- -I%examples > text
// RUN: %arrays twin.json | FileCheck %s --check-prefix=TWIN
// TWIN-DAG: both in {{.*}}turns{{.*}}: changed
// TWIN-DAG: both in {{.*}}strides{{.*}}: kept clean
#include "cuda_min.h"

static __shared__ int both[2048];
#ifdef SHARED
__device__ int one_of(int i) { return both[i]; }
#endif

__global__ void turns(int *out, const int *in) {
  const int t = threadIdx.x;
  int sum = 0;
  for (int i = t; i < 2048; i += 32) both[i] = in[i];
  __syncthreads();
  for (int i = 0; i < 32; i++) sum = sum * 5 + both[t * 32 + i] + both[t * 32 + i + 1024];
  out[t] = sum;
}

__global__ void strides(int *out, const int *in) {
  const int t = threadIdx.x;
  both[t * 33] = in[t];
  both[t * 31 + 1080] = in[t + 1];
  both[t * 29] += in[t + 2];
  both[t * 27] ^= in[t];
  both[t * 35] += 5;
  both[t * 37] ^= 8;
  both[t * 63] += 3;
  out[t] = both[t];
}
