// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An array's address in an object whose method is not inlined: LLVM cannot take the object apart, and the reason names the
// method. Twin: the method is inlined.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --launch=none -- -I%examples | FileCheck %s
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --launch=none -- -I%examples -DINLINE | FileCheck %s --check-prefix=INLINE
// CHECK:      refused: escapes-store
// CHECK:      its address is kept in a local variable that Rows::sum(int) const is given
// INLINE-NOT: refused
// INLINE:     changed
#include "cuda_min.h"

#ifdef INLINE
#define METHOD __attribute__((always_inline))
#else
#define METHOD __attribute__((noinline))
#endif

struct Rows {
  float *rows;
  __device__ METHOD float sum(int k) const { return rows[threadIdx.x * 32 + k]; }
};
__global__ void kernel(float *out, const float *in) {
  __shared__ float rows[32 * 32];
  for (int i = threadIdx.x; i < 32 * 32; i += 32)
    rows[i] = in[i];
  __syncthreads();
  const Rows all = {rows};
  float sum = 0;
  for (int k = 0; k < 32; k++)
    sum += all.sum(k);
  out[threadIdx.x] = sum;
}
