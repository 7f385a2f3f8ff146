/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Larger than Life, the game of life with a neighbourhood of 11 x 11 cells: a board of 64 x 128 bytes, a torus, to a block of 128 threads. A generation slides a window
 * along the rows, half a row a thread, into sums of 11, then down the columns, a column a thread, and applies the rule of bugs.
 *
 * Along the rows lanes are 128 bytes apart, 32-way; down the columns four share a word. By hand: rows of 132 bytes (HAND=1), word XOR row (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 64, COLUMNS = 128, RADIUS = 5, ROW = HAND == 1 ? COLUMNS + 4 : COLUMNS;

struct __align__(16) Board {
  unsigned char cell[ROWS * ROW];
  __device__ __forceinline__ unsigned char &at(int y, int x) { return cell[y * ROW + (HAND == 2 ? x ^ ((y & 31) << 2) : x)]; }
};

__global__ void __launch_bounds__(COLUMNS)
    ltl_bugs(uchar4 *__restrict__ out, int *__restrict__ alive, const uchar4 *__restrict__ in, int born_least, int born_most, int live_least, int live_most, int generations) {
  __shared__ Board board, sums;
  const int t = threadIdx.x;
  const size_t base = (size_t)blockIdx.x * (ROWS * COLUMNS / 4);
  for (int i = t; i < ROWS * COLUMNS / 4; i += COLUMNS) {
    uchar4 four = in[base + i];
    four.x &= 1, four.y &= 1, four.z &= 1, four.w &= 1;
    *reinterpret_cast<uchar4 *>(&board.at(i / (COLUMNS / 4), i % (COLUMNS / 4) * 4)) = four;
  }
  int count = 0;
  for (int g = 0; g < generations; ++g) {
    __syncthreads();
    {
      const int y = t % ROWS, from = t / ROWS * (COLUMNS / 2);
      int sum = 0;
#pragma unroll
      for (int k = -RADIUS; k < RADIUS; ++k)
        sum += board.at(y, (from + k) & (COLUMNS - 1));
#pragma unroll 4
      for (int x = from; x < from + COLUMNS / 2; ++x) {
        sum += board.at(y, (x + RADIUS) & (COLUMNS - 1));
        sums.at(y, x) = sum;
        sum -= board.at(y, (x - RADIUS) & (COLUMNS - 1));
      }
    }
    __syncthreads();
    int sum = 0;
    count = 0;
#pragma unroll
    for (int k = -RADIUS; k < RADIUS; ++k)
      sum += sums.at(k & (ROWS - 1), t);
#pragma unroll 4
    for (int y = 0; y < ROWS; ++y) {
      sum += sums.at((y + RADIUS) & (ROWS - 1), t);
      int cell = board.at(y, t), least = cell ? live_least : born_least, most = cell ? live_most : born_most;
      cell = sum >= least && sum <= most;
      board.at(y, t) = cell;
      count += cell;
      sum -= sums.at((y - RADIUS) & (ROWS - 1), t);
    }
  }
  alive[blockIdx.x * COLUMNS + t] = count;
  __syncthreads();
  for (int i = t; i < ROWS * COLUMNS / 4; i += COLUMNS)
    out[base + i] = *reinterpret_cast<const uchar4 *>(&board.at(i / (COLUMNS / 4), i % (COLUMNS / 4) * 4));
}
