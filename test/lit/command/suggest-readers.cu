// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a user accepts: one longer dimension instead of a type that saves no more, one change for each kernel whose dynamic memory has the same name,
// and nothing without a figure that supports it.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/readers.cu && cd %t && env CUDA_PATH=none %unbank suggest readers.cu --block=16x16 -- -I%examples > patch 2> reasons
// RUN: FileCheck %s < %t/patch
// CHECK:      tall::tile: 8,192 -> 8,704 bytes (pad:64:4).
// CHECK-NEXT: square::tile: 1,024 -> 1,152 bytes (pad:64:8).
// CHECK-NEXT: columns::line: dynamic memory (xor:2:31:7).
// CHECK-NEXT: backwards::line: dynamic memory (xor:2:31:7).
// CHECK:      tall(float*, float const*), blocks of 16x16: 2,112 -> 1,152 wavefronts, ideal 1,088, with the plugin 1,088.
// CHECK-NEXT: square(float*, float const*), blocks of 16x16: 128 -> 16 wavefronts, ideal 16.
// CHECK:      columns(float*, float const*), blocks of 16x16: 264 -> 16 wavefronts, ideal 16.
// CHECK:      -  __shared__ float tile[128][16];
// CHECK-NEXT: +  __shared__ float tile[128][17];
// CHECK:      -  __shared__ float tile[16][16];
// CHECK-NEXT: +  __shared__ float tile[16][18];
// CHECK:      -  extern __shared__ float line[];
// CHECK-NEXT: +  unbank::dynamic<float, unbank::xor_<2, 31, 7>> line;
// CHECK:      -  extern __shared__ float line[];
// CHECK-NEXT: +  unbank::dynamic<float, unbank::xor_<2, 31, 7>> line;
// CHECK-NOT:  {{^[-+]}}
//
// RUN: FileCheck %s --check-prefix=REASONS < %t/reasons
// REASONS: unbank: no fix for doubling::sums: the plugin changes it, but as a patch it is not known to take fewer wavefronts: data, arguments or ptxas decide
//
// A function that is no kernel may be called by both.
// RUN: cd %t && env CUDA_PATH=none %unbank suggest readers.cu --block=16x16 -- -I%examples -DSHARED > patch 2> reasons && FileCheck %s --check-prefix=SHARED < reasons
// SHARED: unbank: no fix for line in columns({{.*}}): dynamic memory is declared more than once
//
// Lines end as those of the file do.
// RUN: cd %t && sed 's/$/\r/' %s > lines.cu && env CUDA_PATH=none %unbank suggest lines.cu --block=16x16 -- -I%examples > patch 2> reasons && patch --binary -s -p1 < patch && grep -c "^  unbank::dynamic" lines.cu | FileCheck %s --check-prefix=LINES && awk '!/\r$/ {exit 1}' lines.cu
// LINES: {{^2$}}
#include "cuda_min.h"

// Rows of 17 save nearly as much as rows of 128 elements that are padded by one, for fewer bytes.
__global__ void tall(float *out, const float *in) {
  __shared__ float tile[128][16];
  int t = threadIdx.y * 16 + threadIdx.x, row = t / 16 * 8, sum = 0;
  for (int i = 0; i < 2048; i += 256)
    tile[i / 16 + t / 16][t % 16] = in[i + t];
  __syncthreads();
#pragma unroll 1
  for (int k = 0; k < 16; k++)
    for (int i = 0; i < 8; i++)
      sum += (int)tile[row + i][k];
  out[t] = sum;
}

__global__ void square(float *out, const float *in) {
  __shared__ float tile[16][16];
  int x = threadIdx.x, y = threadIdx.y;
  tile[x][y] = in[y * 16 + x];
  __syncthreads();
  out[y * 16 + x] = tile[15 - x][15 - y];
}

#ifdef SHARED
static __device__ float first() {
  extern __shared__ float line[];
  return line[threadIdx.x];
}
#else
static __device__ float first() { return 0; }
#endif

__global__ void columns(float *out, const float *in) {
  extern __shared__ float line[];
  int t = threadIdx.y * 16 + threadIdx.x;
  line[t % 32 * 32 + t / 32] = in[t];
  __syncthreads();
  out[t] = line[t] + first();
}

__global__ void backwards(float *out, const float *in) {
  extern __shared__ float line[];
  int t = threadIdx.y * 16 + threadIdx.x;
  line[(31 - t % 32) * 32 + t / 32] = in[t];
  __syncthreads();
  out[t] = line[t];
}

__global__ void doubling(float *out, const float *in, int n) {
  __shared__ float sums[512];
  int t = threadIdx.y * 16 + threadIdx.x, step = 1;
  sums[2 * t] = in[2 * t];
  sums[2 * t + 1] = in[2 * t + 1];
  for (int d = n / 2; d > 0; d /= 2, step *= 2) {
    __syncthreads();
    if (t < d)
      sums[step * (2 * t + 2) - 1] += sums[step * (2 * t + 1) - 1];
  }
  __syncthreads();
  out[t] = sums[t];
}
