/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A sparse matrix times a vector, rows stored with as many places as the longest needs (ELLPACK-R):
 * products are formed by places, in dynamic shared memory, and summed by rows, a row to a thread.
 * How many places a row has is an argument, how many it uses is data.
 *
 * Lanes walk along rows of 32 words: 32-way while all are still at it. By hand: one word more in a
 * row (HAND=1), with 512 bytes more at the launch; place XOR row (HAND=2), for rows of at least 32
 * places.
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

__device__ inline int slot(int row, int place, int places) {
  return HAND == 1   ? row * (places + 1) + place
         : HAND == 2 ? row * places + (place ^ (row & 31))
                     : row * places + place;
}

__global__ void ellpack_rows(float *y, const float *values, const int *columns, const int *used,
                             const float *x, int places) {
  extern __shared__ float products[];
  int t = threadIdx.x, rows = blockDim.x, first = blockIdx.x * rows;
  for (int i = t; i < rows * places; i += rows) {
    int at = first * places + i;
    products[slot(i / places, i % places, places)] = values[at] * x[columns[at]];
  }
  __syncthreads();
  float sum = 0;
  for (int place = 0; place < used[first + t]; ++place)
    sum += products[slot(t, place, places)];
  y[first + t] = sum;
}
