// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ptxas may inline a function, and then merges its stores to neighbours as it does in a kernel (STS.64 on sm_90 and sm_120, two STS.32 on sm_75). In
// the twin a store to other memory is between them, and ptxas was never seen to merge across one.
// REQUIRES: command
// RUN: %unbank analyze %s --block=256 --rdc=no -- -nocudainc -nocudalib -I%examples > %t
// RUN: FileCheck %s < %t
// CHECK: kernel apart(
// CHECK: wavefronts  40 a block
// CHECK: kernel beside(
// CHECK: wavefronts  24..40
#include "cuda_min.h"
#define OUT_OF_LINE __device__ __attribute__((noinline))
OUT_OF_LINE void store_two(int *to, int x) {
  to[0] = x;
  to[1] = x + 2;
}
OUT_OF_LINE void store_between(int *to, int *out, int x) {
  to[0] = x;
  out[0] = x + 1;
  to[1] = x + 2;
}
__global__ void beside(int *out) {
  __shared__ __attribute__((aligned(16))) int raw[512];
  int t = threadIdx.x;
  store_two(raw + 2 * t, out[t]);
  __syncthreads();
  out[t] = raw[511 - t];
}
__global__ void apart(int *out) {
  __shared__ __attribute__((aligned(16))) int raw[512];
  int t = threadIdx.x;
  store_between(raw + 2 * t, out + 512 + t, out[t]);
  __syncthreads();
  out[t] = raw[511 - t];
}
