/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Gradients of a layer normalisation's scale and shift: 32 columns to a block, both sums over a
 * strip of rows, 32x32 elements at a time turned in two buffers of dynamic shared memory that the
 * block's shape sizes.
 *
 * A warp stores a row of elements into a column of each buffer, 32 words apart: 32-way; a warp
 * reads a row for each column's sum. By hand: rows of blockDim.x + 1 (HAND=1), as apex has it, with
 * 256 bytes more at the launch; row XOR column (HAND=2).
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

__device__ inline int slot(int col, int row) {
  return HAND == 1   ? col * (blockDim.x + 1) + row
         : HAND == 2 ? col * blockDim.x + (row ^ col)
                     : col * blockDim.x + row;
}

__device__ inline float warp_sum(float x) {
  for (int lanes = 16; lanes > 0; lanes /= 2)
    x += __shfl_xor_sync(~0u, x, lanes);
  return x;
}

__global__ void norm_gradients(float *scale, float *shift, const float *gradient, const float *in,
                               const float *mean, const float *inverse, int cols, int rows) {
  extern __shared__ float buffer[];
  float *scales = buffer, *shifts = buffer + blockDim.x * (blockDim.x + (HAND == 1));
  int tx = threadIdx.x, ty = threadIdx.y, col0 = blockIdx.x * blockDim.x;
  float own[4] = {}, own_shift[4] = {};
  for (int row0 = 0; row0 < rows; row0 += blockDim.x) {
    for (int r = ty; r < (int)blockDim.x; r += blockDim.y) {
      int row = blockIdx.y * rows + row0 + r;
      float g = gradient[row * cols + col0 + tx];
      scales[slot(tx, r)] = g * (in[row * cols + col0 + tx] - mean[row]) * inverse[row];
      shifts[slot(tx, r)] = g;
    }
    __syncthreads();
    for (int i = 0; i < 4; ++i) {
      own[i] += scales[slot(ty * 4 + i, tx)];
      own_shift[i] += shifts[slot(ty * 4 + i, tx)];
    }
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i) {
    float all = warp_sum(own[i]), all_shift = warp_sum(own_shift[i]);
    if (tx == 0) {
      scale[blockIdx.y * cols + col0 + ty * 4 + i] = all;
      shift[blockIdx.y * cols + col0 + ty * 4 + i] = all_shift;
    }
  }
}
