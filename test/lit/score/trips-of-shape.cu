// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The matrix product of many tutorials: a loop of 4,096 / blockDim.x trips, too many to execute, in which no tile address depends on the trip. One
// trip stands for the 128 trips of a block of 32x32 threads: a row costs 1 wavefront and a column 32, so each of the 32 warps takes 33 for its stores
// and 32 * 33 for its loads in a trip, ideally 2 and 32 * 2. The trip count of the twin is unknown.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x32 --layout='*@identity' -- -I%examples | FileCheck %s
// CHECK:      kernel counted(
// CHECK:      wavefronts  4,460,544 a block, ideal 270,336
// CHECK:      kernel open(
// CHECK:      wavefronts  34,848 a block, ideal 2,112; loops of unknown length count as one trip
#include "cuda_min.h"

__device__ inline void product(const float *a, const float *b, float *c, int k) {
  __shared__ float s_a[1024], s_b[1024];
  const int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  for (int i = 0; i < k; i += blockDim.x) {
    s_a[threadIdx.y * blockDim.x + threadIdx.x] = a[row * k + i + threadIdx.x];
    s_b[threadIdx.x * blockDim.x + threadIdx.y] = b[(i + threadIdx.y) * 2048 + col];
    __syncthreads();
    for (int j = 0; j < blockDim.x; j++)
      sum += s_a[threadIdx.y * blockDim.x + j] * s_b[threadIdx.x * blockDim.x + j];
    __syncthreads();
  }
  c[row * 2048 + col] = sum;
}

__global__ void counted(const float *a, const float *b, float *c) { product(a, b, c, 4096); }
__global__ void open(const float *a, const float *b, float *c, int k) { product(a, b, c, k); }
