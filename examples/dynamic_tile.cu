/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The columns of `tile` conflict 32-way. Its size is chosen at launch (4,096 bytes here), so a wider
 * layout could run past its end; a swizzle stays inside.
 */
#include "cuda_min.h"

constexpr int TILE = 32;

extern __shared__ float tile[];

__global__ void dynamic_tile(float *out, const float *in) {
  int tx = threadIdx.x, ty = threadIdx.y, first = blockIdx.x * TILE * TILE;
  tile[ty * TILE + tx] = in[first + ty * TILE + tx];
  __syncthreads();
  out[first + ty * TILE + tx] = tile[tx * TILE + ty];
}
