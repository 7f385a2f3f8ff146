/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Sparse matrix times vector, CSR-stream: a block multiplies the nonzeros of its 128 rows in
 * lines, into shared memory, then a thread sums its row's products to an end pointer. Lengths of
 * rows are bytes; the block scans them.
 *
 * Where a row begins is a sum of lengths, which data says: lanes meet as words at random do. A pad
 * of a word after 32 (HAND=1) parts nobody for certain and costs two instructions an access; it is
 * what people write who have seen the conflicts in a profiler. Rows as long as the longest, 17
 * words apart (HAND=2), part all lanes.
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 128, LONGEST = 16, PITCH = LONGEST + 1;

__global__ void __launch_bounds__(ROWS)
    spmv_stream(float *y, const unsigned char *lengths, const int *columns, const float *values,
                const float *x, int rows) {
  __shared__ float products[HAND == 1   ? ROWS * LONGEST + ROWS * LONGEST / 32
                            : HAND == 2 ? ROWS * PITCH
                                        : ROWS * LONGEST];
  __shared__ int starts[ROWS + 1];
#if HAND == 2
  __shared__ unsigned char row_of[ROWS * LONGEST];
#endif
  int t = threadIdx.x, row = blockIdx.x * ROWS + t;
  int length = row < rows ? lengths[row] : 0;
  starts[t + 1] = length;
  if (t == 0)
    starts[0] = 0;
  __syncthreads();
  for (int apart = 1; apart < ROWS; apart *= 2) {
    int more = t >= apart ? starts[t + 1 - apart] : 0;
    __syncthreads();
    starts[t + 1] += more;
    __syncthreads();
  }
  int begin = starts[t], total = starts[ROWS];
#if HAND == 2
  for (int i = 0; i < length; ++i)
    row_of[begin + i] = t;
  __syncthreads();
#endif
  const int *column = columns + (long long)blockIdx.x * ROWS * LONGEST;
  const float *value = values + (long long)blockIdx.x * ROWS * LONGEST;
  for (int i = t; i < total; i += ROWS) {
#if HAND == 2
    int at = row_of[i] * PITCH + i - starts[row_of[i]];
#else
    int at = HAND == 1 ? i + i / 32 : i;
#endif
    products[at] = value[i] * x[column[i]];
  }
  __syncthreads();
  if (row >= rows)
    return;
  float sum = 0;
#if HAND == 1
  for (int i = begin; i < begin + length; ++i)
    sum += products[i + i / 32];
#else
  const float *p = products + (HAND == 2 ? t * PITCH : begin);
  for (const float *end = p + length; p != end; ++p)
    sum += *p;
#endif
  y[row] = sum;
}
