/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Softmax of many short rows, one row to a thread. Rows are staged in dynamic shared memory and are
 * as long as an argument says.
 *
 * A warp reads column after column, so that the row length decides: of 64 words all 32 lanes meet
 * in one bank; of an odd number none would. By hand: rows one word longer (HAND=1), with 512 bytes
 * more at the launch; column XOR row (HAND=2), for lengths that are multiples of 32.
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr float LOG2_E = 1.44269504f;

__device__ inline int slot(int row, int col, int cols) {
  return HAND == 1   ? row * (cols + 1) + col
         : HAND == 2 ? row * cols + (col ^ (row & 31))
                     : row * cols + col;
}

__global__ void softmax_pitch(float *out, const float *in, int cols) {
  extern __shared__ float rows[];
  int t = threadIdx.x, count = blockDim.x * cols;
  const float *mine = in + blockIdx.x * count;
  for (int i = t; i < count; i += blockDim.x)
    rows[slot(i / cols, i % cols, cols)] = mine[i];
  __syncthreads();
  float top = rows[slot(t, 0, cols)], sum = 0;
  for (int col = 1; col < cols; ++col) {
    float x = rows[slot(t, col, cols)];
    top = x > top ? x : top;
  }
  for (int col = 0; col < cols; ++col) {
    float e = power_of_two((rows[slot(t, col, cols)] - top) * LOG2_E);
    rows[slot(t, col, cols)] = e;
    sum += e;
  }
  float scale = 1 / sum;
  for (int col = 0; col < cols; ++col)
    rows[slot(t, col, cols)] *= scale;
  __syncthreads();
  float *result = out + blockIdx.x * count;
  for (int i = t; i < count; i += blockDim.x)
    result[i] = rows[slot(i / cols, i % cols, cols)];
}
