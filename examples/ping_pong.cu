/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * An inclusive scan of rows after Hillis and Steele: 32 rows of 32 integers, a thread each. A step
 * reads one of two tiles and writes the other, and then they change places.
 *
 * A warp is a column of 32 rows, so that every access to either tile is a 32-way conflict. The
 * pointers lead to both tiles, so both must have one layout. By hand: rows of 33 words (HAND=1).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 32, ROW = TILE + HAND;

__global__ void ping_pong(int *out, const int *in, int steps) {
  __shared__ int first[TILE][ROW], second[TILE][ROW];
  int row = threadIdx.x, column = threadIdx.y, at = blockIdx.x * TILE * TILE;
  int(*from)[ROW] = first, (*to)[ROW] = second;
  from[row][column] = in[at + column * TILE + row];
  __syncthreads();
  for (int step = 0; step < steps; step++) {
    int stride = 1 << step, sum = from[row][column];
    if (column >= stride)
      sum += from[row][column - stride];
    to[row][column] = sum;
    __syncthreads();
    int(*done)[ROW] = to;
    to = from;
    from = done;
  }
  out[at + column * TILE + row] = from[row][column];
}
