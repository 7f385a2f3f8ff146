// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Data picks a row for each lane; the row length is an argument, and if it is a multiple of 32 words, all rows begin in the same bank. The rows are
// counted as random ones, and a check that the row exists as passed by most lanes. (Modelled on seismic gathers: with the swizzle by hand 4.7 times
// as fast on an H200.) Twins: a mark that says that a lane has no row, which may be true of most; words that data picks beside the row; a number
// computed from lanes and an argument, which mostly is the same in neighbours; and a row length that is not an argument.
// RUN: %clang_cuda -O3 -gline-tables-only -S %s -o /dev/null -mllvm -unbank-block=192 -mllvm -unbank-report=%t.json
// RUN: %arrays %t.json | FileCheck %s
// CHECK-DAG: of_picked{{.*}}: changed pitch:
// CHECK-DAG: of_checked{{.*}}: changed pitch:
// CHECK-DAG: of_marked{{.*}}: kept no-gain
// CHECK-DAG: of_words{{.*}}: kept no-gain
// CHECK-DAG: of_shared{{.*}}: kept no-gain
// CHECK-DAG: of_loaded{{.*}}: kept no-gain
#include "cuda_min.h"
__device__ void fill(float *rows, const float *in, int n) {
  for (int i = threadIdx.x; i < n * n; i += 192)
    rows[i] = in[i];
  __syncthreads();
}
__device__ float sum(const float *row, int n) {
  float all = 0;
#pragma clang loop unroll(disable)
  for (int k = 0; k < n; k++)
    all += row[k];
  return all;
}
__global__ void of_picked(float *out, const float *in, const int *picked, int n) {
  extern __shared__ __attribute__((aligned(16))) float memory_of_picked[];
  fill(memory_of_picked, in, n);
  out[threadIdx.x] = sum(memory_of_picked + picked[threadIdx.x] * n, n);
}
__global__ void of_checked(float *out, const float *in, const int *picked, int n, int rows) {
  extern __shared__ __attribute__((aligned(16))) float memory_of_checked[];
  fill(memory_of_checked, in, n);
  const int row = picked[threadIdx.x];
  if (row + 1 < rows)
    out[threadIdx.x] = sum(memory_of_checked + row * n, n);
}
__global__ void of_marked(float *out, const float *in, const int *picked, int n) {
  extern __shared__ __attribute__((aligned(16))) float memory_of_marked[];
  fill(memory_of_marked, in, n);
  const int row = picked[threadIdx.x];
  if (row >= 0)
    out[threadIdx.x] = sum(memory_of_marked + row * n, n);
}
__global__ void of_words(float *out, const float *in, const int *picked, int n) {
  extern __shared__ __attribute__((aligned(16))) float memory_of_words[];
  fill(memory_of_words, in, n);
  float all = 0;
  for (int k = 0; k < n; k++)
    all += memory_of_words[picked[threadIdx.x] * n + picked[k * 192 + threadIdx.x]];
  out[threadIdx.x] = all;
}
__global__ void of_shared(float *out, const float *in, int n, int lanes) {
  extern __shared__ __attribute__((aligned(16))) float memory_of_shared[];
  fill(memory_of_shared, in, n);
  out[threadIdx.x] = sum(memory_of_shared + threadIdx.x / lanes * n, n);
}
__global__ void of_loaded(float *out, const float *in, const int *picked, const int *length) {
  extern __shared__ __attribute__((aligned(16))) float memory_of_loaded[];
  const int n = *length;
  fill(memory_of_loaded, in, n);
  out[threadIdx.x] = sum(memory_of_loaded + picked[threadIdx.x] * n, n);
}
