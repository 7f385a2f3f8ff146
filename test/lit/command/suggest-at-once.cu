// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A struct of 16 or 8 bytes that the source reads whole is one load for nvcc, and rows stay aligned to it; clang takes a cast of the array apart. The
// twin that reads single words gets the shortest pad.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/a.cu && cd %t && env CUDA_PATH=none %unbank suggest a.cu --block=256 -- -I%examples > out 2> errors
// RUN: FileCheck %s --input-file=%t/out
// RUN: FileCheck %s --check-prefix=ERRORS --input-file=%t/errors
// CHECK-DAG: +  __shared__ __attribute__((aligned(16))) float tile[32][36]; // of cast_of_it
// CHECK-DAG: +  __shared__ __attribute__((aligned(16))) float tile[32][36]; // of by_pointer
// CHECK-DAG: +  __shared__ __attribute__((aligned(16))) float tile[32][34]; // of halves
// CHECK-DAG: +  __shared__ __attribute__((aligned(16))) float tile[32][33]; // of words
// ERRORS: no fix for by_field::tile: {{.*}}an access is wider than what the layout moves together
#include "cuda_min.h"
struct __attribute__((aligned(16))) four {
  float x, y, z, w;
};
struct __attribute__((aligned(8))) two {
  float x, y;
};

__global__ void cast_of_it(float *out, const float *in) {
  __shared__ __attribute__((aligned(16))) float tile[32][32]; // of cast_of_it
  int x = threadIdx.x % 32, y = threadIdx.x / 32;
  float sum = 0;
  for (int i = y; i < 32; i += 8)
    tile[i][x] = in[i * 32 + x];
  __syncthreads();
  for (int i = 0; i < 4; i++)
    sum += tile[x][y + 8 * i];
  four v = *reinterpret_cast<four *>(&tile[x][4 * y]);
  sum += v.x + v.y + v.z + v.w;
  out[threadIdx.x] = sum;
}

__global__ void by_pointer(float *out, const float *in) {
  __shared__ __attribute__((aligned(16))) float tile[32][32]; // of by_pointer
  int x = threadIdx.x % 32, y = threadIdx.x / 32;
  float sum = 0;
  for (int i = y; i < 32; i += 8)
    tile[i][x] = in[i * 32 + x];
  __syncthreads();
  for (int i = 0; i < 4; i++)
    sum += tile[x][y + 8 * i];
  float *row = tile[x];
  four v = *(four *)(row + 4 * y);
  sum += v.x + v.y + v.z + v.w;
  out[threadIdx.x] = sum;
}

__global__ void by_field(float *out, const float *in) {
  __shared__ __attribute__((aligned(16))) float tile[32][32]; // of by_field
  int x = threadIdx.x % 32, y = threadIdx.x / 32;
  float sum = 0;
  for (int i = y; i < 32; i += 8)
    tile[i][x] = in[i * 32 + x];
  __syncthreads();
  for (int i = 0; i < 4; i++)
    sum += tile[x][y + 8 * i];
  four &v = *(four *)&tile[x][4 * y];
  sum += v.x + v.y + v.z;
  out[threadIdx.x] = sum;
}

__global__ void halves(float *out, const float *in) {
  __shared__ __attribute__((aligned(16))) float tile[32][32]; // of halves
  int x = threadIdx.x % 32, y = threadIdx.x / 32;
  float sum = 0;
  for (int i = y; i < 32; i += 8)
    tile[i][x] = in[i * 32 + x];
  __syncthreads();
  for (int i = 0; i < 4; i++)
    sum += tile[x][y + 8 * i];
  two v = *reinterpret_cast<two *>(&tile[x][2 * y]);
  sum += v.x + v.y;
  out[threadIdx.x] = sum;
}

__global__ void words(float *out, const float *in) {
  __shared__ __attribute__((aligned(16))) float tile[32][32]; // of words
  int x = threadIdx.x % 32, y = threadIdx.x / 32;
  float sum = 0;
  for (int i = y; i < 32; i += 8)
    tile[i][x] = in[i * 32 + x];
  __syncthreads();
  for (int i = 0; i < 4; i++)
    sum += tile[x][y + 8 * i];
  sum += tile[x][4 * y] + tile[x][4 * y + 1];
  out[threadIdx.x] = sum;
}
