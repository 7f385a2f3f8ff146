/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Refused: inline assembly reads `tile` down a column, at an address that it computes itself.
 */
#include "cuda_min.h"

constexpr int TILE = 32;

__device__ inline float load_row(const float *column, int row) {
  float value;
  asm volatile("{ .reg .u64 at;"
               "  mad.wide.s32 at, %2, 128, %1;"
               "  ld.f32 %0, [at]; }"
               : "=f"(value)
               : "l"(column), "r"(row)
               : "memory");
  return value;
}

__global__ void refused_asm(float *out, const float *in) {
  __shared__ float tile[TILE][TILE];
  int tx = threadIdx.x, ty = threadIdx.y, first = blockIdx.x * TILE * TILE;
  tile[ty][tx] = in[first + ty * TILE + tx];
  __syncthreads();
  out[first + ty * TILE + tx] = load_row(&tile[0][ty], tx);
}
