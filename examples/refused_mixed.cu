/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Refused: one pointer leads to `tile` in some blocks and to global memory in others, and the loads
 * through it are volatile, so they stay as they are. (Others are told apart: halo_in_memory.cu.)
 */
#include "cuda_min.h"

constexpr int TILE = 32;

__global__ void refused_mixed(float *out, const float *in, int staged) {
  __shared__ float tile[TILE][TILE];
  int tx = threadIdx.x, ty = threadIdx.y, first = blockIdx.x * TILE * TILE;
  const volatile float *source = in + first;
  if (staged) {
    tile[ty][tx] = in[first + ty * TILE + tx];
    __syncthreads();
    source = &tile[0][0];
  }
  out[first + ty * TILE + tx] = source[tx * TILE + ty];
}
