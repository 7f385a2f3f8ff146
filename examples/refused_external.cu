/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Refused: `tile` is neither static nor inside a kernel, so another file might declare it and use
 * it too. Where clang makes PTX without -fgpu-rdc none can, and the array is changed; LLVM IR does
 * not say so, nor what is linked to it: rdc=no does.
 */
#include "cuda_min.h"

constexpr int TILE = 32;

__shared__ float tile[TILE][TILE];

__global__ void refused_external(float *out, const float *in) {
  int tx = threadIdx.x, ty = threadIdx.y, first = blockIdx.x * TILE * TILE;
  tile[ty][tx] = in[first + ty * TILE + tx];
  __syncthreads();
  out[first + ty * TILE + tx] = tile[tx][ty];
}
