/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Row sums of a 32 x 256 panel: warp w adds the w-th 32 columns of all rows; lane k keeps the sum
 * of row k.
 *
 * `if (lane == k) sums[lane][warp] = ...` walks down a column of `sums`, a stride of 8 words, but
 * one lane at a time: one wavefront each, no conflict to mend. A tool that ignores guards would
 * pad.
 */
#include "cuda_min.h"

constexpr int ROWS = 32, WARPS = 8, LANES = 32;

__global__ void row_sums(float *out, const float *in) {
  __shared__ float sums[ROWS][WARPS];
  int lane = threadIdx.x, warp = threadIdx.y;
  const float *panel = in + blockIdx.x * ROWS * WARPS * LANES;
  for (int k = 0; k < ROWS; ++k) {
    float sum = panel[(k * WARPS + warp) * LANES + lane];
    for (int distance = LANES / 2; distance > 0; distance /= 2)
      sum += __shfl_xor_sync(~0u, sum, distance);
    if (lane == k)
      sums[lane][warp] = sum;
  }
  __syncthreads();
  int i = warp * LANES + lane;
  out[blockIdx.x * ROWS * WARPS + i] = sums[i / WARPS][i % WARPS];
}
