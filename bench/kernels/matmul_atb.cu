/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A^T * B for square matrices, one 32x32 tile of C to a block: both operands are read down
 * their columns, and the tile of A is turned while it is stored, so that the inner loop runs along
 * its rows.
 *
 * The store of `as` goes down a column: 32-way; its reads are broadcasts, four words in one 16-byte
 * load. By hand: one word more in a row (HAND=1), the habit, cures the store and costs the 16-byte
 * loads; four words more (HAND=2) keep them and leave the store 4-way; so does the group of four
 * XOR-ed with the column (HAND=3). Not turning the tile (HAND=4) needs no cure, but reads words.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 32;
constexpr int A_WIDTH = HAND == 1 ? TILE + 1 : HAND == 2 ? TILE + 4 : TILE;

__device__ inline int column(int row, int col) { return HAND == 3 ? col ^ (row & 7) << 2 : col; }

__global__ void matmul_atb(float *c, const float *a, const float *b, int n) {
  alignas(16) __shared__ float as[TILE][A_WIDTH], bs[TILE][TILE];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * TILE, col = blockIdx.x * TILE;
  float sum = 0;
  for (int k = 0; k < n; k += TILE) {
    float turned = a[(k + ty) * n + row + tx];
#if HAND == 4
    as[ty][tx] = turned;
#else
    as[tx][column(tx, ty)] = turned;
#endif
    bs[ty][tx] = b[(k + ty) * n + col + tx];
    __syncthreads();
    for (int i = 0; i < TILE; ++i)
#if HAND == 4
      sum += as[i][ty] * bs[i][tx];
#else
      sum += as[ty][column(ty, i)] * bs[i][tx];
#endif
    __syncthreads();
  }
  c[(row + ty) * n + col + tx] = sum;
}
