/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Blocked Floyd-Warshall, the third phase: all tiles of 64 x 64 distances beside the pivot's row
 * and column, 4 x 4 to a thread. An edge that is not there is a large number; blocks of the pivot's
 * row and column have nothing to do.
 *
 * Nothing to gain, though it looks 2-way: of the left tile a warp wants two rows, 4 lines apart,
 * but LLVM makes loads of 16 bytes, for which two turns are the least. By hand: a word more to rows
 * (HAND=1), which takes the wide loads away; 4 words more to the left tile (HAND=2), which keeps
 * them.
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, PER = 4;

__global__ void __launch_bounds__(256) floyd_4x4(int *distance, int n, int pivot) {
  alignas(16) __shared__ int left[TILE][TILE + (HAND == 1 ? 1 : HAND == 2 ? 4 : 0)];
  alignas(16) __shared__ int right[TILE][TILE + (HAND == 1)];
  int bx = blockIdx.x, by = blockIdx.y;
  if (bx == pivot || by == pivot)
    return;
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx;
  for (int i = t; i < TILE * TILE; i += 256) {
    int row = i / TILE, column = i % TILE;
    left[row][column] = distance[(by * TILE + row) * n + pivot * TILE + column];
    right[row][column] = distance[(pivot * TILE + row) * n + bx * TILE + column];
  }
  int *own = distance + (by * TILE + PER * ty) * n + bx * TILE + PER * tx;
  int best[PER][PER];
#pragma unroll
  for (int i = 0; i < PER; ++i)
#pragma unroll
    for (int j = 0; j < PER; ++j)
      best[i][j] = own[i * n + j];
  __syncthreads();
#pragma unroll 4
  for (int k = 0; k < TILE; ++k) {
    int a[PER], b[PER];
#pragma unroll
    for (int i = 0; i < PER; ++i) {
      a[i] = left[PER * ty + i][k];
      b[i] = right[k][PER * tx + i];
    }
#pragma unroll
    for (int i = 0; i < PER; ++i)
#pragma unroll
      for (int j = 0; j < PER; ++j)
        best[i][j] = min(best[i][j], a[i] + b[j]);
  }
#pragma unroll
  for (int i = 0; i < PER; ++i)
#pragma unroll
    for (int j = 0; j < PER; ++j)
      own[i * n + j] = best[i][j];
}
