/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Alignment of two sequences: tables of 33x33 that a warp fills along anti-diagonals, a column to a
 * lane. Every block aligns pairs of 32 letters.
 *
 * A row of 33 words, the extra one for the border, is what people pad columns with; on an
 * anti-diagonal it is the cause: 33 - 1 = 32 words from lane to lane, 32-way. By hand: rows of 34
 * (HAND=1); a cell stored by its anti-diagonal, at [row + col][col], so that lanes lie side by side
 * (HAND=2), which takes twice the room.
 *
 * needleman: one table and the scores of all pairs of letters, [32][32] and clean: 31 words apart.
 * smith_waterman: local, affine gaps: three tables.
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int LETTERS = 32, SIDE = LETTERS + 1;

#if HAND == 2
#define ROWS (2 * SIDE - 1)
#define AT(table, row, col) table[(row) + (col)][col]
#else
#define ROWS SIDE
#define AT(table, row, col) table[row][col]
#endif
constexpr int WIDTH = HAND == 1 ? SIDE + 1 : SIDE;

static __device__ __forceinline__ int larger(int a, int b) { return a > b ? a : b; }

__global__ void needleman(int *out, const int *scores, int gap) {
  __shared__ int table[ROWS][WIDTH], score[LETTERS][LETTERS];
  int t = threadIdx.x, col = t + 1;
  const int *mine = scores + blockIdx.x * LETTERS * LETTERS;
  for (int row = 0; row < LETTERS; ++row)
    score[row][t] = mine[row * LETTERS + t];
  AT(table, 0, col) = -gap * col;
  AT(table, col, 0) = -gap * col;
  if (t == 0)
    AT(table, 0, 0) = 0;
  __syncthreads();

  for (int diagonal = 0; diagonal < 2 * LETTERS - 1; ++diagonal) {
    int row = diagonal - t + 1;
    if (row >= 1 && row <= LETTERS) {
      int match = AT(table, row - 1, col - 1) + score[row - 1][t];
      int skip = larger(AT(table, row - 1, col), AT(table, row, col - 1)) - gap;
      AT(table, row, col) = larger(match, skip);
    }
    __syncthreads();
  }
  for (int row = 1; row <= LETTERS; ++row)
    out[(blockIdx.x * LETTERS + row - 1) * LETTERS + t] = AT(table, row, col);
}

__global__ void smith_waterman(int *out, const int *words, int open, int extend) {
  __shared__ int best[ROWS][WIDTH], across[ROWS][WIDTH], down[ROWS][WIDTH];
  __shared__ int letters[LETTERS];
  int t = threadIdx.x, col = t + 1;
  const int *pair = words + blockIdx.x * 2 * LETTERS;
  int letter = pair[t] & 3; // four letters, so that some match
  letters[t] = pair[LETTERS + t] & 3;
  AT(best, 0, col) = AT(across, 0, col) = AT(down, 0, col) = 0;
  AT(best, col, 0) = AT(across, col, 0) = AT(down, col, 0) = 0;
  if (t == 0)
    AT(best, 0, 0) = 0;
  __syncthreads();

  int most = 0;
  for (int diagonal = 0; diagonal < 2 * LETTERS - 1; ++diagonal) {
    int row = diagonal - t + 1;
    if (row >= 1 && row <= LETTERS) {
      int left = larger(AT(best, row, col - 1) - open, AT(across, row, col - 1) - extend);
      int upper = larger(AT(best, row - 1, col) - open, AT(down, row - 1, col) - extend);
      int match = AT(best, row - 1, col - 1) + (letter == letters[row - 1] ? 2 : -1);
      int cell = larger(larger(match, 0), larger(left, upper));
      AT(across, row, col) = left;
      AT(down, row, col) = upper;
      AT(best, row, col) = cell;
      most = larger(most, cell);
    }
    __syncthreads();
  }
  out[blockIdx.x * LETTERS + t] = most;
}
