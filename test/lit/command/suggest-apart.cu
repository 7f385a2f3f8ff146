// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops that nvcc unrolls, and clang does not by itself, read neighbours, which are merged to accesses of 16 bytes. A layout that keeps 4 bytes together
// leaves four loads of each: there is no patch. One that keeps 16 together is not refused for that.
// RUN: env CUDA_PATH=none %unbank suggest %s --block=256 '--layout=*@pad:128:4' -- -I%examples 2>&1 | FileCheck %s
// RUN: env CUDA_PATH=none %unbank suggest %s --block=256 '--layout=*@pad:128:16' -- -I%examples 2>&1 | FileCheck %s --check-prefix=KEEPS
// CHECK: no fix for apart::b: the plugin changes it, but as a patch apart(float*, float const*, int) would execute {{[0-9.]+}} times as many loads and stores of shared memory, as neighbours would no longer merge
// KEEPS-NOT: no longer merge
#include "cuda_min.h"

__global__ void apart(float *out, const float *in, int rounds) {
  alignas(16) __shared__ float b[8 * 128];
  int t = threadIdx.x;
  float sum[8] = {}, one[8];
  for (int r = 0; r < rounds; ++r) {
    for (int i = t; i < 8 * 128; i += 256)
      b[i] = in[i + 1024 * r];
    __syncthreads();
    for (int d = 0; d < 8; ++d) {
      for (int i = 0; i < 8; ++i)
        one[i] = b[d * 128 + t % 16 * 8 + i];
      for (int i = 0; i < 8; ++i)
        sum[i] = sum[i] * .5f + one[i];
    }
    __syncthreads();
  }
  for (int i = 0; i < 8; ++i)
    out[8 * t + i] = sum[i];
}
