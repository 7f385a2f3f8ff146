// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Of the shapes that a launch may have, those with which threads are certain to leave an array are of other kernels. The twins have room for all of
// them, or a guard that keeps threads out. The only shape of a kernel stays.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s -- -I%examples | grep -A2 '^kernel' | grep -v ' at ' | sed 's/, seen.*//' > %t
// RUN: sed -n 's|^// IS: ||p' %s | sort > %t.want
// RUN: grep -v '^--' %t | paste - - | tr -s ' \t' ' ' | sort | diff %t.want -
#include "cuda_min.h"

enum { ALL, BY_CONSTANT, BY_ARGUMENT };

template <int N, int GUARD> __global__ void k(float *out, int n) {
  __shared__ float line[N];
  int t = 16 * threadIdx.y + threadIdx.x;
  if (GUARD == ALL || t < (GUARD == BY_CONSTANT ? N : n))
    line[t] = out[t];
  __syncthreads();
  out[t] = line[t * 33 % N];
}

// IS: kernel void k<128, 0>(float*, int) block 16x8
// IS: kernel void k<128, 1>(float*, int) block 16x8 and 32x8
// IS: kernel void k<128, 2>(float*, int) block 16x8 and 32x8
// IS: kernel void k<144, 0>(float*, int) block 16x8 and 32x8
// IS: kernel void k<64, 0>(float*, int) block 16x8 and 32x8
// IS: kernel void k<96, 0>(float*, int) block 16x8
void run(float *out, int n, bool wide) {
  dim3 threads(wide ? 32 : 16, 8);
  k<128, ALL><<<1, threads>>>(out, n);
  k<128, BY_CONSTANT><<<1, threads>>>(out, n);
  k<128, BY_ARGUMENT><<<1, threads>>>(out, n);
  k<144, ALL><<<1, threads>>>(out, n);
  k<64, ALL><<<1, threads>>>(out, n);
  k<96, ALL><<<1, dim3(16, 8)>>>(out, n);
}
