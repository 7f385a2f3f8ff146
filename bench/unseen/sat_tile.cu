/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Summed-area tables of square tiles, whose side is the block's number of threads: a thread sums a row
 * from left to right, then a column from top to bottom, in dynamic shared memory. Blocks of 64 threads and
 * of 48, few warps on an SM.
 *
 * Rows of 64 words: 32-way where threads have rows; of 48: 16-way. By hand: a word more in a row (HAND=1);
 * column XOR row, or half the row for sides that are no multiple of 32 (HAND=2); rows turned by their
 * number, which wraps (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

__device__ __forceinline__ int place(int row, int column, int side) {
#if HAND == 1
  return row * (side + 1) + column;
#elif HAND == 2
  return row * side + (column ^ (side & 16 ? row >> 1 & 15 : row & 31));
#elif HAND == 3
  int at = column + row;
  return row * side + (at >= side ? at - side : at);
#else
  return row * side + column;
#endif
}

__global__ void sat_tile(unsigned *__restrict__ out, const unsigned char *__restrict__ in, int width) {
  extern __shared__ unsigned tile[];
  int t = threadIdx.x, side = blockDim.x;
  size_t first = ((size_t)blockIdx.y * side) * width + blockIdx.x * side;
#pragma unroll 8
  for (int row = 0; row < side; ++row)
    tile[place(row, t, side)] = in[first + (size_t)row * width + t];
  __syncthreads();
  unsigned sum = 0;
#pragma unroll 4
  for (int column = 0; column < side; ++column) {
    sum += tile[place(t, column, side)];
    tile[place(t, column, side)] = sum;
  }
  __syncthreads();
  sum = 0;
#pragma unroll 4
  for (int row = 0; row < side; ++row) {
    sum += tile[place(row, t, side)];
    out[first + (size_t)row * width + t] = sum;
  }
}
