/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Dynamic programming along anti-diagonals: each block of 16 threads finds the edit distance of two
 * words of 16 letters.
 *
 * Cell (row, col) of `cost` needs its upper, left and upper left neighbours, so the lanes walk an
 * anti-diagonal together, one column each. The halo makes a row 17 words, and 17 - 1 = 16 words
 * from lane to lane: 16 lanes on two banks. An odd row is the cure for columns and the cause here.
 * By hand: rows of 18 words (HAND=1), 17 from lane to lane.
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int LETTERS = 16;
constexpr int COST_WIDTH = HAND == 1 ? LETTERS + 2 : LETTERS + 1;

__global__ void edit_distance(int *out, const int *words) {
  __shared__ int cost[LETTERS + 1][COST_WIDTH];
  __shared__ int down[LETTERS];
  int t = threadIdx.x, col = t + 1;
  const int *pair = words + blockIdx.x * 2 * LETTERS;
  int across = pair[t] & 3; // four letters, so that some match
  down[t] = pair[LETTERS + t] & 3;
  cost[0][col] = col;
  cost[col][0] = col;
  if (t == 0)
    cost[0][0] = 0;
  __syncthreads();

  for (int diagonal = 0; diagonal < 2 * LETTERS - 1; ++diagonal) {
    int row = diagonal - t + 1;
    if (row >= 1 && row <= LETTERS) {
      int swap = cost[row - 1][col - 1] + (across != down[row - 1]);
      int skip = min(cost[row - 1][col], cost[row][col - 1]) + 1;
      cost[row][col] = min(swap, skip);
    }
    __syncthreads();
  }
  out[blockIdx.x * LETTERS + t] = cost[LETTERS][col];
}
