// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In a template a row is passed to functions that all take a pointer: rows may become longer. The twin's row may be passed to a function that deduces
// the row's length.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cp %s %t/rows.cu && cp %examples/cuda_min.h %t
// RUN: cd %t && env CUDA_PATH=/none %unbank suggest rows.cu --block=8x8 --block=alone@16x16 > rows.diff
// RUN: FileCheck %s < %t/rows.diff
// RUN: cd %t && patch -s -p1 < rows.diff && env CUDA_PATH=/none %unbank analyze rows.cu --block=8x8 --block=alone@16x16 | FileCheck %s --check-prefix=AFTER
// RUN: cd %t && cp %s rows.cu && env CUDA_PATH=/none %unbank suggest rows.cu --block=8x8 --block=alone@16x16 -- -DDEDUCED 2>&1 | FileCheck %s --check-prefix=DEDUCED
// CHECK-DAG: products::b: 1,056 -> 1,152 bytes (pad:132:12).
// CHECK-DAG: products<8, 32>{{.*}}, blocks of 8x8: {{[0-9.]+}} -> 1 times the ideal wavefronts.
// CHECK-DAG: {{^}}-  __shared__ float b[K][N + 1];
// CHECK-DAG: {{^}}+  __shared__ float b[K][N + 4];
// AFTER:     products::b 1,152 identity kept: clean
//
// No conflict is left, though the plugin makes wider accesses of one thread's besides; the message says what it would bring.
// CHECK-DAG: alone::s: 1,024 -> 1,152 bytes (pad:64:8).
// CHECK-DAG: alone(float*, float const*), blocks of 16x16: 640 -> 528 wavefronts, ideal 528, with the plugin 144.
// CHECK-DAG: {{^}}-  __shared__ float s[16][16], r[16][16];
// CHECK-DAG: {{^}}+  __shared__ float s[16][18], r[16][18];
//
// A swizzle after which less is known than before shows no gain.
// RUN: cd %t && cp %s rows.cu && env CUDA_PATH=/none %unbank suggest rows.cu --block=8x8 --block=alone@16x16 --block=filter@16x16 2>&1 | FileCheck %s --check-prefix=FILTER
// FILTER:    no fix for filter::s: the plugin changes it, but as a patch it is not known to take fewer wavefronts: data, arguments or ptxas decide
// DEDUCED:   no fix for products::b: more is done with its name than subscripts and sums of a pointer
// DEDUCED-NOT: float b[K]
#include "cuda_min.h"

__device__ void add(float factor, const float *x, float *y) {
#pragma unroll
  for (int i = 0; i < 16; i++)
    y[i] += factor * x[i];
}
__device__ void add(double factor, const double *x, double *y);
#ifdef DEDUCED
template <int N> __device__ void add(float factor, const float (&x)[N], float *y) {
  for (int i = 0; i < N; i++)
    y[i & 15] += factor * x[i];
}
#endif

template <int K, int N> __global__ void products(const float *A, const float *B, float *C, int stride, int k) {
  __shared__ float b[K][N + 1];
  float sums[16] = {};
  for (; k > 0; k -= K, B += K) {
    for (int j = 0; j < N; j += 8)
      b[threadIdx.x][j + threadIdx.y] = B[j * stride];
    __syncthreads();
#pragma unroll
    for (int l = 0; l < K; l++)
      add(A[l], b[l], sums);
    __syncthreads();
  }
  for (int i = 0; i < 16; i++)
    C[i * 64 + threadIdx.y * 8 + threadIdx.x] = sums[i];
}
template __global__ void products<8, 32>(const float *, const float *, float *, int, int);

__global__ void alone(float *out, const float *in) {
  __shared__ float s[16][16], r[16][16];
  const int x = threadIdx.x, y = threadIdx.y;
  s[x][y] = in[16 * y + x];
  __syncthreads();
  if (x == 0 && y == 0)
    for (int i = 0; i < 16; i++)
      for (int k = 0; k < 16; k++)
        r[i][k] = s[i][k] * s[i][k];
  __syncthreads();
  out[16 * y + x] = r[x][y];
}

__global__ void filter(float *out, const float *in, int n) {
  __shared__ float s[24][24];
  const int x = threadIdx.x, y = threadIdx.y;
  for (int i = y; i < 16 + n; i += 16)
    for (int k = x; k < 16 + n; k += 16)
      s[i][k] = in[i * 64 + k];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k++)
      sum += s[y + i][x + k];
  out[16 * y + x] = sum;
}
