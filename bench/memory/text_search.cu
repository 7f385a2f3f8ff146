/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Where a short pattern occurs in a long text: 8,192 characters to a block, 64 to a thread, staged
 * in dynamic shared memory together with the characters that the last thread looks ahead. How many
 * bytes that takes depends on the pattern, so the last line is not whole.
 *
 * Lanes read characters 64 apart: 16-way. By hand: 4 bytes after every 64 (HAND=1), with 512 bytes
 * more at the launch; the words of 128 bytes XOR-ed with their number (HAND=2).
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SPAN = 64;

__device__ inline int slot(int i) {
  return HAND == 1 ? i + (i >> 6) * 4 : HAND == 2 ? i ^ (i >> 7 & 15) << 2 : i;
}

__global__ void text_search(int *found, const unsigned char *text, const unsigned char *pattern,
                            int length) {
  extern __shared__ unsigned char piece[];
  int t = threadIdx.x, count = blockDim.x * SPAN, first = blockIdx.x * count;
  for (int i = t; i < count + length - 1; i += blockDim.x)
    piece[slot(i)] = text[first + i];
  __syncthreads();
  int matches = 0;
  for (int i = t * SPAN; i < (t + 1) * SPAN; ++i) {
    int same = 0;
    while (same < length && piece[slot(i + same)] == pattern[same])
      ++same;
    matches += same == length;
  }
  found[blockIdx.x * blockDim.x + t] = matches;
}
