// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If no block shape is given, the assumed block has to stay in the declared planes, too, if its axis says which row is read. No layout may harm the
// largest block that rows and planes have room for, here 24x8: with rows padded by their own length that one takes 48 wavefronts instead of 36.
// RUN: %clang_cuda_plain -O3 -S -emit-llvm %s -o %t.ll
// RUN: %unbank_opt -passes='print<unbank<rdc=no>>' -disable-output %t.ll 2>&1 | FileCheck %s
// CHECK:      kernel {{.*}}planes
// CHECK:      block 8x8, assumed
// CHECK:      kernel {{.*}}rows
// CHECK:      block 16x8, assumed
// CHECK-NOT:  pad:96:96
// CHECK:      kernel {{.*}}flat
// CHECK:      block 32x8, assumed
// CHECK:      kernel {{.*}}single
// CHECK:      block 32x8, assumed
// CHECK:      kernel {{.*}}cubes
// CHECK:      block 4x4x4, assumed
#include "cuda_min.h"

__global__ void planes(int *out, const int *in) {
  __shared__ int t[3][5][10][10];
  int first = (threadIdx.z * 10 + threadIdx.y) * 10 + threadIdx.x;
  for (int c = 0; c < 5; c++)
    t[threadIdx.z][c][threadIdx.x][threadIdx.y] = in[first * 5 + c];
  __syncthreads();
  int sum = 0;
  for (int c = 0; c < 5; c++)
    sum = sum * 3 + t[2 - threadIdx.z][c][9 - threadIdx.x][threadIdx.y];
  out[first] = sum;
}

__global__ void rows(float *out, const float *in) {
  __shared__ float t[2][8][24];
  int first = threadIdx.y * 24 + threadIdx.x;
  for (int c = 0; c < 2; c++)
    t[c][threadIdx.y][threadIdx.x] = in[first * 2 + c];
  __syncthreads();
  float sum = 0;
  for (int c = 0; c < 2; c++)
    sum = sum * 3 + t[1 - c][(threadIdx.y + 1) % 8][23 - threadIdx.x];
  out[first] = sum;
}

// All of the array, one word after the other: rows say nothing.
__global__ void flat(float *out, const float *in) {
  __shared__ float t[8][32];
  int first = threadIdx.y * 32 + threadIdx.x;
  t[0][first] = in[first];
  __syncthreads();
  out[first] = t[0][255 - first];
}

// One row is all of the array, and no plane.
__global__ void single(int *out, const int *in, int n) {
  __shared__ int t[1][256];
  t[threadIdx.y][threadIdx.x + n] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = t[0][255 - threadIdx.x];
}

// No block of one plane fits.
__global__ void cubes(int *out, const int *in) {
  __shared__ int t[6][6][6];
  int x = threadIdx.x + 1, y = threadIdx.y + 1, z = threadIdx.z + 1;
  t[x][y][z] = in[(z * 6 + y) * 6 + x];
  __syncthreads();
  out[(z * 6 + y) * 6 + x] = t[x - 1][y][z] + t[x + 1][y][z] + t[x][y][z + 1];
}
