// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows of 17 floats, of which blocks of 16x16 use 16: a warp covers two rows, whose lanes conflict with 17 columns and do not with 16. Shorter rows
// are preferred to longer ones that begin in the same banks (48 columns), whether the plugin has a layout for the array or not.
// REQUIRES: command
// UNSUPPORTED: sanitize
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/rows.cu && cd %t && env CUDA_PATH=none %unbank suggest rows.cu --block=16x16 -- -I%examples > patch 2> reasons
// RUN: FileCheck %s < %t/patch && FileCheck %s --check-prefix=REASONS --allow-empty < %t/reasons
// CHECK:      copied::tile: 1,088 -> 1,024 bytes (shorter rows).
// CHECK:      planes::tile: 4,352 -> 4,096 bytes (shorter rows).
// CHECK:      products::tile: 1,088 -> 1,024 bytes (shorter rows).
// CHECK:      edge::tile: 1,088 -> 3,072 bytes (pad:68:124).
// CHECK:      copied({{.*}}), blocks of 16x16: 32 -> 16 wavefronts, ideal 16.
// CHECK:      products({{.*}}), blocks of 16x16: 272 -> 200 wavefronts, ideal 200.
// CHECK-NOT:  are right for
// CHECK:      -  __shared__ float tile[16][17];
// CHECK-NEXT: +  __shared__ float tile[16][16];
// CHECK:      -  __shared__ float tile[4][16][N + 1];
// CHECK-NEXT: +  __shared__ float tile[4][16][N];
// CHECK:      -  __shared__ float tile[16][PADDED];
// CHECK-NEXT: +  __shared__ float tile[16][PADDED - 1];
// Twin: one lane uses the seventeenth column, so that there is no way but a longer row.
// CHECK:      -  __shared__ float tile[16][17];
// CHECK-NEXT: +  __shared__ float tile[16][48];
// REASONS-NOT: unbank: no fix for {{copied|planes|products|edge}}
//
// Blocks of 8x32, of which a warp is four rows: rows of 40 floats, which begin in the same banks as 8, were not weighed.
// RUN: cd %t && env CUDA_PATH=none %unbank suggest rows.cu --block=8x32 -- -I%examples -DFOUR > four 2>&1 && FileCheck %s --check-prefix=FOUR < four
// FOUR:       four::tile: 288 -> 256 bytes (shorter rows).
// FOUR:       +  __shared__ float tile[8][8];
//
// The changed source computes what it did.
// RUN: cd %t && cp rows.cu patched.cu && patch -s patched.cu < patch
// RUN: cd %t && sh -c 'for kernel in copied planes products edge; do for name in rows patched; do CUDA_PATH=none "$0" simulate $name.cu --kernel=$kernel --grid=1 --block=16x16 --arg=f32[1024]:zero --arg=f32[1024]:random:3 --output=0=$name.bin -- "$1" > $name.txt || exit 1; done; cmp rows.bin patched.bin || exit 1; done' %unbank -I%examples
//
// Twin: where the shape is assumed, blocks may be of another one that uses the last column: a longer row leaves that where it is.
// RUN: cd %t && env CUDA_PATH=none %unbank suggest rows.cu -- -I%examples -DONE > assumed 2>&1 && FileCheck %s --check-prefix=ASSUMED < assumed
// ASSUMED:    Longer rows are right for blocks of the assumed shape
// ASSUMED:    +  __shared__ float tile[16][48];
#include "cuda_min.h"
#define N 16
#define PADDED (N + 1)

#ifdef FOUR
__global__ void four(float *out, const float *in) {
  __shared__ float tile[8][9];
  for (int r = threadIdx.y; r < 8; r += 32)
    tile[r][threadIdx.x] = in[r * 8 + threadIdx.x];
  __syncthreads();
  for (int r = threadIdx.y; r < 8; r += 32)
    out[r * 8 + threadIdx.x] = tile[7 - r][threadIdx.x];
}
#else
__global__ void copied(float *out, const float *in) {
  __shared__ float tile[16][17];
  const int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = in[y * 16 + x];
  __syncthreads();
  out[y * 16 + x] = tile[15 - y][x];
}

#ifndef ONE
__global__ void planes(float *out, const float *in) {
  __shared__ float tile[4][16][N + 1];
  const int x = threadIdx.x, y = threadIdx.y;
  for (int i = 0; i < 4; i++)
    tile[i][y][x] = in[i * 256 + y * 16 + x];
  __syncthreads();
  for (int i = 0; i < 4; i++)
    out[i * 256 + y * 16 + x] = tile[3 - i][15 - y][x];
}

__global__ void products(float *out, const float *in) {
  __shared__ float tile[16][PADDED];
  const int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = in[y * 16 + x];
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < 16; k++)
    sum += tile[k][x] * tile[y][k];
  out[y * 16 + x] = sum;
}

__global__ void edge(float *out, const float *in) {
  __shared__ float tile[16][17];
  const int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = in[y * 16 + x];
  if (!x)
    tile[y][16] = in[y * 16];
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < 16; k++)
    sum += tile[k][x] * tile[y][k + 1];
  out[y * 16 + x] = sum;
}
#endif
#endif
