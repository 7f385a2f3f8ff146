/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Sudokus by backtracking, a puzzle a thread: masks of the digits that rows, columns and boxes have, 16 bits each, digits and the order of open
 * cells in bytes, all in one struct of shared memory. Where a thread is in its puzzle is for the data to say.
 *
 * A struct has 56 words: 8-way where lanes do the same. By hand: a word more (HAND=1), words of all threads side by side (HAND=2).
 */
#include <cstddef>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64, CELLS = 81;

struct Board {
  int open, steps;
  unsigned short row[9], column[9], box[9];
  unsigned char cell[CELLS], order[CELLS];
#if HAND == 1
  int unused;
#endif
};

#if HAND == 2
#define AT(type, member, i) (*reinterpret_cast<type *>(all + ((offsetof(Board, member) + (i) * sizeof(type)) / 4 * THREADS + t) * 4 + (offsetof(Board, member) + (i) * sizeof(type)) % 4))
#define ONE(member) AT(int, member, 0)
#else
#define AT(type, member, i) boards[t].member[i]
#define ONE(member) boards[t].member
#endif
#define ROW(i) AT(unsigned short, row, i)
#define COLUMN(i) AT(unsigned short, column, i)
#define BOX(i) AT(unsigned short, box, i)
#define CELL(i) AT(unsigned char, cell, i)
#define ORDER(i) AT(unsigned char, order, i)

__global__ void __launch_bounds__(THREADS) sudoku_search(unsigned char *__restrict__ solved, int *__restrict__ work, const unsigned char *__restrict__ puzzles, int limit) {
#if HAND == 2
  __shared__ __align__(4) unsigned char all[sizeof(Board) * THREADS];
#else
  __shared__ Board boards[THREADS];
#endif
  const int t = threadIdx.x;
  const size_t me = (size_t)blockIdx.x * THREADS + t, threads = (size_t)gridDim.x * THREADS;
#pragma unroll 1
  for (int i = 0; i < 9; ++i)
    ROW(i) = COLUMN(i) = BOX(i) = 0;
  int open = 0;
#pragma unroll 1
  for (int c = 0; c < CELLS; ++c) {
    unsigned digit = puzzles[c * threads + me];
    int r = c / 9, k = c % 9, b = r / 3 * 3 + k / 3;
    unsigned bit = digit >= 1 && digit <= 9 ? 1u << digit : 0;
    if (bit && !((ROW(r) | COLUMN(k) | BOX(b)) & bit)) {
      ROW(r) |= bit;
      COLUMN(k) |= bit;
      BOX(b) |= bit;
      CELL(c) = digit;
    } else {
      CELL(c) = 0;
      ORDER(open) = c;
      ++open;
    }
  }
  ONE(open) = open;
  int depth = 0, steps = 0;
  while (depth >= 0 && depth < ONE(open) && steps < limit) {
    int c = ORDER(depth), r = c / 9, k = c % 9, b = r / 3 * 3 + k / 3;
    unsigned digit = CELL(c), taken = ROW(r) | COLUMN(k) | BOX(b);
    if (digit) {
      unsigned keep = ~(1u << digit);
      ROW(r) &= keep;
      COLUMN(k) &= keep;
      BOX(b) &= keep;
      taken &= keep;
    }
    unsigned left = ~taken & 0x3feu & (~0u << (digit + 1));
    if (left) {
      digit = __ffs(left) - 1;
      ROW(r) |= 1u << digit;
      COLUMN(k) |= 1u << digit;
      BOX(b) |= 1u << digit;
      CELL(c) = digit;
      ++depth;
    } else {
      CELL(c) = 0;
      --depth;
    }
    ++steps;
  }
  ONE(steps) = steps;
#pragma unroll 1
  for (int c = 0; c < CELLS; ++c)
    solved[c * threads + me] = CELL(c);
  work[me] = ONE(steps);
}
