// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the declaration of an array tells of its use: pads that no index uses, and what the accesses would take without them or with others; and bytes
// behind everything that is accessed. It is reported if every access is known.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank explain '*' %s --block=useless@32x32 --block=needed@32x32 --block=staged@32x32 --block=moved@32x32 --block=16x16 --json -- -I%examples > %t.json
// RUN: %python %S/../Inputs/explained.py %t.json lint | sort | FileCheck %s --match-full-lines
// CHECK-NOT:  {{.}}
// CHECK:      harmful::tile harmful-pad no index uses the last of 17 elements of a row, and with 16 its accesses take 16 wavefronts of a block, not 32
// CHECK-NEXT: larger::line unused-tail the last 1,024 of 2,048 bytes are never accessed
// CHECK-NEXT: staged::tile useless-pad no index uses the last of 33 elements of a row, and with 32 its accesses take 64 wavefronts of a block, too, in 256 bytes less
// CHECK-NEXT: two_way::tile short-pad no index uses the last of 17 elements of a row, and with 18 its accesses take 24 wavefronts of a block, not 32
// CHECK-NEXT: useless::tile useless-pad no index uses the last of 33 elements of a row, and with 32 its accesses take 64 wavefronts of a block, too, in 128 bytes less
// CHECK-NOT:  {{.}}
// RUN: env CUDA_PATH=none %unbank explain useless::tile %s --block=32x32 -- -I%examples | FileCheck %s --check-prefix=TEXT
// TEXT: lint        useless-pad: no index uses the last of 33 elements of a row
#include "cuda_min.h"

// Rows are read as they were written.
__global__ void useless(float *out, const float *in) {
  __shared__ float tile[32][33];
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[31 - threadIdx.y][threadIdx.x];
}

// A column is read.
__global__ void needed(float *out, const float *in) {
  __shared__ float tile[32][33];
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

// A warp has two rows of 16: with one element more their columns meet two by two, and with two only the rows do.
__global__ void two_way(float *out, const float *in) {
  __shared__ float tile[16][17];
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

// Two rows of 16 are one of 32 banks, as long as nothing lies between them.
__global__ void harmful(float *out, const float *in) {
  __shared__ float tile[16][17];
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.y][15 - threadIdx.x];
}

__global__ void larger(float *out, const float *in) {
  __shared__ float line[512];
  line[threadIdx.y * 16 + threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = line[255 - (threadIdx.y * 16 + threadIdx.x)];
}

// An argument says which of the stages, and not where in its rows: the pad of the rows is useless all the same.
__global__ void staged(float *out, const float *in, int stage) {
  __shared__ float tile[2][32][33];
  tile[stage & 1][threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[stage & 1][31 - threadIdx.y][threadIdx.x];
}

// Here it moves along the rows; nothing is known of their ends.
__global__ void moved(float *out, const float *in, int by) {
  __shared__ float tile[32][40];
  tile[threadIdx.y][threadIdx.x + by] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[31 - threadIdx.y][threadIdx.x + by];
}
// Data says which row, and which column.
__global__ void chosen(float *out, const int *in) {
  __shared__ float tile[16][17];
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[in[threadIdx.x]][threadIdx.y];
}
