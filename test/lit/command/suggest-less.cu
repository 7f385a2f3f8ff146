// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where no change keeps nine tenths of what the plugin's layout saves, a longer row that keeps half of it is better than none; the message says what
// the plugin would bring. Rows of instantiations that are longer by other bytes are named by theirs.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/less.cu && cd %t && env CUDA_PATH=none %unbank suggest less.cu --block=rows@128 --block=32x8 -- -I%examples > patch 2> reasons
// RUN: FileCheck %s < %t/patch
// RUN: FileCheck %s --check-prefix=REASONS --allow-empty < %t/reasons
// CHECK-DAG:  both::tile: 4,096 -> 4,224 bytes (pad:128:4).
// CHECK-DAG:  both::tile: 8,192 -> 8,448 bytes (pad:256:8).
// CHECK:      rows(float*, float const*, float const*, float const*), blocks of 128: 8,064 -> 2,432 wavefronts, ideal 1,152, with the plugin 1,152.
// CHECK:      -  alignas(16) __shared__ float tile[128][48]; // of rows
// CHECK-NEXT: +  alignas(16) __shared__ float tile[128][52]; // of rows
// CHECK:      -  __shared__ T tile[32][32]; // of both
// CHECK-NEXT: +  __shared__ T tile[32][33]; // of both
// REASONS-NOT: no fix
#include "cuda_min.h"

__global__ void rows(float *out, const float *in, const float *gain, const float *bias) {
  alignas(16) __shared__ float tile[128][48]; // of rows
  int t = threadIdx.x, first = blockIdx.x * 128 * 48;
  for (int i = t; i < 128 * 48; i += 128)
    tile[i / 48][i % 48] = in[first + i];
  __syncthreads();
  float *row = tile[t], sum = 0, squares = 0;
  for (int col = 0; col < 48; ++col)
    sum += row[col];
  float mean = sum * (1.0f / 48);
  for (int col = 0; col < 48; ++col) {
    float x = row[col] - mean;
    squares += x * x;
  }
  float scale = 1 / __builtin_sqrtf(squares * (1.0f / 48) + 1e-5f);
  for (int col = 0; col < 48; ++col)
    row[col] = (row[col] - mean) * scale * gain[col] + bias[col];
  __syncthreads();
  for (int i = t; i < 128 * 48; i += 128)
    out[first + i] = tile[i / 48][i % 48];
}

template <class T> __global__ void both(T *out, const T *in) {
  __shared__ T tile[32][32]; // of both
  const int x = threadIdx.x, y = threadIdx.y;
  for (int i = 0; i < 32; i += 8)
    tile[y + i][x] = in[(y + i) * 32 + x];
  __syncthreads();
  for (int i = 0; i < 32; i += 8)
    out[(y + i) * 32 + x] = tile[x][y + i];
}
template __global__ void both<float>(float *, const float *);
template __global__ void both<double>(double *, const double *);
