/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Refused: one pointer leads to `tile` in some blocks and to global memory in others, and the loads
 * through it, of 8 bytes, are not told apart. (Of 4 bytes they are: halo_in_memory.cu.)
 */
#include "cuda_min.h"

constexpr int TILE = 32;

__global__ void refused_mixed(double *out, const double *in, int staged) {
  __shared__ double tile[TILE][TILE];
  int tx = threadIdx.x, ty = threadIdx.y, first = blockIdx.x * TILE * TILE;
  const double *source = in + first;
  if (staged) {
    tile[ty][tx] = in[first + ty * TILE + tx];
    __syncthreads();
    source = &tile[0][0];
  }
  out[first + ty * TILE + tx] = source[tx * TILE + ty];
}
