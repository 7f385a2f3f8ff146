/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Refused: the address of `tile` goes to a function that is only known when the kernel runs.
 *
 * The callee walks down a column, 32-way, but expects to find row after row, 32 words apart.
 */
#include "cuda_min.h"

constexpr int TILE = 32;

static __device__ float sum(const float *column) {
  float value = 0;
  for (int i = 0; i < TILE; ++i)
    value += column[i * TILE];
  return value;
}

static __device__ float alternating_sum(const float *column) {
  float value = 0;
  for (int i = 0; i < TILE; ++i)
    value = column[i * TILE] - value;
  return value;
}

__device__ float (*summaries[])(const float *) = {sum, alternating_sum};

__global__ void refused_call(float *out, const float *in, int which) {
  __shared__ float tile[TILE][TILE];
  int t = threadIdx.x, first = blockIdx.x * TILE * TILE;
  for (int col = 0; col < TILE; ++col)
    tile[t][col] = in[first + col * TILE + t];
  __syncthreads();
  out[blockIdx.x * TILE + t] = summaries[which](&tile[0][t]);
}
