/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The abelian sandpile: tables of 64 x 64 heaps of sand in 16 bits topple until an argument's number of rounds is over; heaps of four and more give one to each
 * neighbour, and what falls from the edge is counted. A thread has a row, which it walks with a window of three heaps a row; two tables
 * take turns by two pointers.
 *
 * Rows are 128 bytes apart: 32-way. By hand: rows of 66 (HAND=1), column XOR twice the row (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 64, ROW = HAND == 1 ? SIDE + 2 : SIDE;

__device__ __forceinline__ int at(int r, int c) { return r * ROW + (HAND == 2 ? c ^ ((r & 31) * 2) : c); }

__global__ void __launch_bounds__(SIDE) sandpile_rows(short *__restrict__ out, int *__restrict__ lost, const short *__restrict__ in, int rounds) {
  __shared__ short first[SIDE * ROW], second[SIDE * ROW];
  const int t = threadIdx.x;
  const size_t table = (size_t)blockIdx.x * SIDE * SIDE;
  for (int i = t; i < SIDE * SIDE; i += SIDE)
    first[at(i / SIDE, i % SIDE)] = in[table + i];
  short *now = first, *next = second;
  int fallen = 0;
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    int before = 0, here = now[at(t, 0)];
    for (int c = 0; c < SIDE; ++c) {
      int after = c + 1 < SIDE ? now[at(t, c + 1)] : 0;
      int above = t > 0 ? now[at(t - 1, c)] : 0, below = t + 1 < SIDE ? now[at(t + 1, c)] : 0;
      bool topples = here >= 4;
      next[at(t, c)] = here - (topples ? 4 : 0) + (before >= 4) + (after >= 4) + (above >= 4) + (below >= 4);
      if (topples)
        fallen += (c == 0) + (c == SIDE - 1) + (t == 0) + (t == SIDE - 1);
      before = here;
      here = after;
    }
    __syncthreads();
    short *old = now;
    now = next;
    next = old;
  }
  for (int i = t; i < SIDE * SIDE; i += SIDE)
    out[table + i] = now[at(i / SIDE, i % SIDE)];
  lost[(size_t)blockIdx.x * SIDE + t] = fallen;
}
