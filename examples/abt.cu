/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B^T for square matrices, one 32x32 tile of C to a block: both operands are read along
 * their rows.
 *
 * In the inner loop the lanes of a warp read `as` at one address (a broadcast, four words in one
 * 16-byte load) and `bs` down a column: 32 words of one bank. By hand: pad `bs` alone (HAND=1).
 * Padding both (HAND=2), the common habit, costs `as` its 16-byte loads.
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 32;
constexpr int A_WIDTH = HAND == 2 ? TILE + 1 : TILE;
constexpr int B_WIDTH = HAND >= 1 ? TILE + 1 : TILE;

__global__ void abt(float *c, const float *a, const float *b, int n) {
  __shared__ float as[TILE][A_WIDTH];
  __shared__ float bs[TILE][B_WIDTH];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * TILE, col = blockIdx.x * TILE;
  float sum = 0;
  for (int k = 0; k < n; k += TILE) {
    as[ty][tx] = a[(row + ty) * n + k + tx];
    bs[ty][tx] = b[(col + ty) * n + k + tx];
    __syncthreads();
    for (int i = 0; i < TILE; ++i)
      sum += as[ty][i] * bs[tx][i];
    __syncthreads();
  }
  c[(row + ty) * n + col + tx] = sum;
}
