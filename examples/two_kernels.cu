/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One array at file scope, three kernels that use it each in their own way.
 *
 * `copy` stays in rows and has no conflict. `gather` writes rows and reads columns, `scatter` the
 * reverse: 32-way. Each kernel can have a layout of its own, since no launch sees what another left
 * in shared memory. By hand one width must serve all: 33 words (HAND=1).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 32;

static __shared__ float tile[TILE][HAND == 1 ? TILE + 1 : TILE];

__global__ void copy(float *out, const float *in) {
  int tx = threadIdx.x, ty = threadIdx.y, first = blockIdx.x * TILE * TILE;
  tile[ty][tx] = in[first + ty * TILE + tx];
  __syncthreads();
  out[first + ty * TILE + tx] = tile[TILE - 1 - ty][tx];
}

__global__ void gather(float *out, const float *in) {
  int tx = threadIdx.x, ty = threadIdx.y, first = blockIdx.x * TILE * TILE;
  tile[ty][tx] = in[first + ty * TILE + tx];
  __syncthreads();
  out[first + ty * TILE + tx] = tile[tx][ty];
}

__global__ void scatter(float *out, const float *in) {
  int tx = threadIdx.x, ty = threadIdx.y, first = blockIdx.x * TILE * TILE;
  tile[tx][ty] = in[first + ty * TILE + tx];
  __syncthreads();
  out[first + ty * TILE + tx] = tile[ty][tx];
}
