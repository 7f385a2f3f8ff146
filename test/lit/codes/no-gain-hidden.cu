// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads that depend on data are counted fewer times than they may run; they do not hide the conflicts of stores: the array is not called clean.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=256 -- -I%examples > %t && FileCheck %s < %t
// CHECK:       apply::sums 32,768 identity kept: no-gain
// CHECK:       8,176 more bytes would leave 5 of 6 blocks resident
#include "cuda_min.h"

struct alignas(16) words {
  unsigned long long w[8];
};
__global__ void apply(words *out, const words *factors, const words *in, int length) {
  __shared__ words sums[512];
  const int t = threadIdx.x;
  words sum = {};
  for (int d = 0; d < length; d++) {
    for (int j = t; j < 512; j += 256)
      sums[j] = factors[d * 512 + j];
    __syncthreads();
    const words v = in[d * 256 + t];
    for (int w = 0; w < 8; w++)
      for (int b = 0; b < 64; b++)
        if (v.w[w] >> b & 1)
          for (int k = 0; k < 8; k++)
            sum.w[k] ^= sums[w * 64 + b].w[k];
    __syncthreads();
  }
  out[t] = sum;
}
