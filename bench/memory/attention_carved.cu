/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Flash attention as it is first written: one warp to a head, a row of queries to a lane, tiles of
 * Q, K, V and of the scores carved out of one block of dynamic shared memory at offsets that the
 * head's width, an argument, decides. Sums and maxima of the running softmax live in global memory.
 *
 * Lanes read one column of their rows of Q, 64 words apart, and of the scores, 32 apart: 32-way; K
 * and V are read by all lanes at once. By hand: one word more in the rows of Q and of the scores
 * (HAND=1), with 256 bytes more at the launch; columns XOR row (HAND=2), for widths that are
 * multiples of 32.
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 32;
constexpr float LOG2_E = 1.44269504f;

__device__ inline int slot(int row, int col, int cols) {
  return HAND == 1   ? row * (cols + 1) + col
         : HAND == 2 ? row * cols + (col ^ row)
                     : row * cols + col;
}

__global__ void attention_carved(float *out, float *sums, float *tops, const float *queries,
                                 const float *keys, const float *values, int length, int width,
                                 float scale) {
  extern __shared__ float memory[];
  int tile = ROWS * width, row = threadIdx.x;
  float *k = memory, *v = &memory[tile], *q = &memory[tile * 2];
  float *scores = &q[HAND == 1 ? ROWS * (width + 1) : tile];
  int head = (blockIdx.y * gridDim.x + blockIdx.x) * length;
  for (int j = 0; j < length; j += ROWS) {
    for (int i = row; i < tile; i += ROWS) {
      k[i] = keys[(head + j) * width + i];
      v[i] = values[(head + j) * width + i];
    }
    for (int r = 0; r < length; r += ROWS) {
      for (int i = row; i < tile; i += ROWS)
        q[slot(i / width, i % width, width)] = queries[(head + r) * width + i];
      __syncthreads();
      float before = tops[head + r + row], top = before, sum = 0;
      for (int y = 0; y < ROWS; ++y) {
        float dot = 0;
        for (int x = 0; x < width; ++x)
          dot += q[slot(row, x, width)] * k[y * width + x];
        dot *= scale;
        scores[slot(row, y, ROWS)] = dot;
        top = dot > top ? dot : top;
      }
      for (int y = 0; y < ROWS; ++y) {
        float p = power_of_two((scores[slot(row, y, ROWS)] - top) * LOG2_E);
        scores[slot(row, y, ROWS)] = p;
        sum += p;
      }
      float old = power_of_two((before - top) * LOG2_E) * sums[head + r + row];
      float all = old + sum;
      for (int x = 0; x < width; ++x) {
        float dot = 0;
        for (int y = 0; y < ROWS; ++y)
          dot += scores[slot(row, y, ROWS)] * v[y * width + x];
        float *to = &out[(head + r + row) * width + x];
        *to = (old * *to + dot) / all;
      }
      tops[head + r + row] = top;
      sums[head + r + row] = all;
      __syncthreads();
    }
  }
}
