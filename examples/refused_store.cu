/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Refused: addresses of rows of `tile` are stored, here to be read back by other threads in another
 * order. Whoever loads one may walk from it as the original layout says.
 */
#include "cuda_min.h"

constexpr int TILE = 32;

__global__ void refused_store(float *out, const float *in, const float **rows) {
  __shared__ float tile[TILE][TILE];
  int t = threadIdx.x, first = blockIdx.x * TILE;
  for (int col = 0; col < TILE; ++col)
    tile[t][col] = in[(first + col) * TILE + t];
  rows[first + t] = tile[t];
  __syncthreads();
  const float *row = rows[first + TILE - 1 - t];
  for (int col = 0; col < TILE; ++col)
    out[(first + col) * TILE + t] = row[col];
}
