// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An array's address in an object whose method is not inlined: LLVM cannot split the object, and the reason names the method; an address in a
// variable that a closure captures by reference, and the closure is passed to a function; arrays that meet in one pointer, one of which a call is
// given: the reason says that they meet. Here the functions must not be inlined (optnone). In the twins they are inlined by their author, or by the
// pass, and the arrays get layouts.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --launch=none -- -I%examples | FileCheck %s
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --launch=none -- -I%examples -DMETHOD='__attribute__((always_inline))' | FileCheck %s --check-prefix=INLINE
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --launch=none -- -I%examples -DMETHOD='__attribute__((noinline))' | FileCheck %s --check-prefix=INLINE
// CHECK:      refused: escapes-call
// CHECK:      it meets other arrays in one pointer, and a call is given one of them
// CHECK:      refused: escapes-store
// CHECK:      its address is kept in a local variable that Rows::sum is given
// CHECK:      refused: escapes-store
// CHECK:      its address is kept in a local variable that {{.*}}for_each{{.*}} is given, which is not
// INLINE-NOT: refused
// INLINE:     changed
#include "cuda_min.h"

#ifndef METHOD
#define METHOD __attribute__((noinline, optnone))
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
__device__ METHOD float sum_of(const float *rows) {
  float sum = 0;
  for (int k = 0; k < 32; k++)
    sum += rows[threadIdx.x * 32 + k];
  return sum;
}
__global__ void meeting(float *out, const float *in) {
  __shared__ float a[32 * 32], b[32 * 32];
  for (int i = threadIdx.x; i < 32 * 32; i += 32)
    a[i] = in[i], b[i] = in[1024 + i];
  __syncthreads();
  const float *either = in[0] > 0 ? a : b;
  out[threadIdx.x] = either[32 * threadIdx.x] + sum_of(a);
}
template <class Each> __device__ METHOD void for_each(int count, const Each &each) {
  for (int k = 0; k < count; k++)
    each(k);
}
__global__ void closed(float *out, const float *in) {
  __shared__ float rows[32 * 32];
  for (int i = threadIdx.x; i < 32 * 32; i += 32)
    rows[i] = in[i];
  __syncthreads();
  float sum = 0, least = 0, most = 0, before = 0;
  const float *row = rows + threadIdx.x * 32;
  for_each(32, [&](int k) {
    sum += row[k] - before, before = row[k];
    least = row[k] < least ? row[k] : least, most = row[k] > most ? row[k] : most;
  });
  sum += least + most;
  out[threadIdx.x] = sum;
}
