/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Refused: `tile` is marked as used, by code that the compiler does not see: inline assembly may
 * name it, or a linker. Without the mark it would be refused with -fgpu-rdc, and in LLVM IR, which
 * others may be linked to.
 */
#include "cuda_min.h"

constexpr int TILE = 32;

__shared__ __attribute__((used)) float tile[TILE][TILE];

__global__ void refused_external(float *out, const float *in) {
  int tx = threadIdx.x, ty = threadIdx.y, first = blockIdx.x * TILE * TILE;
  tile[ty][tx] = in[first + ty * TILE + tx];
  __syncthreads();
  out[first + ty * TILE + tx] = tile[tx][ty];
}
