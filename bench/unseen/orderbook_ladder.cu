/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Replay of exchange messages into order books, an instrument a thread: quantities by price level, 32 bids and 32 asks, in shared memory; orders and cancellations change a
 * level, market orders take from the best level on. Which level is for the data to say; looking for the best one goes the same way in all.
 *
 * A book has 64 words: 32-way where lanes are at the same level. By hand: 65 (HAND=1), the same level of all books side by side (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

template <int BOOKS, int LEVELS> class Ladders {
  static constexpr int ROW = HAND == 1 ? 2 * LEVELS + 1 : 2 * LEVELS;
  unsigned quantity[BOOKS * ROW];

public:
  __device__ __forceinline__ unsigned &at(int book, int side, int level) {
    int i = side * LEVELS + level;
    return quantity[HAND == 2 ? i * BOOKS + book : book * ROW + i];
  }
  __device__ __forceinline__ int best(int book, int side) {
    int level = 0;
    while (level < LEVELS && at(book, side, level) == 0)
      ++level;
    return level;
  }
  __device__ unsigned take(int book, int side, unsigned wanted, unsigned *paid) {
    unsigned left = wanted;
    for (int level = 0; level < LEVELS && left; ++level) {
      unsigned there = at(book, side, level), now = min(there, left);
      if (now) {
        at(book, side, level) = there - now;
        left -= now;
        *paid += now * (side ? LEVELS + level : LEVELS - 1 - level);
      }
    }
    return wanted - left;
  }
};

constexpr int BOOKS = 64, LEVELS = 32;

__global__ void __launch_bounds__(BOOKS) orderbook_ladder(uint4 *__restrict__ ends, const unsigned *__restrict__ messages, int count) {
  __shared__ Ladders<BOOKS, LEVELS> ladders;
  const int t = threadIdx.x;
  const size_t me = (size_t)blockIdx.x * BOOKS + t, books = (size_t)gridDim.x * BOOKS;
  for (int side = 0; side < 2; ++side)
    for (int level = 0; level < LEVELS; ++level)
      ladders.at(t, side, level) = level < 2 ? 0 : 20;
  unsigned traded = 0, paid = 0, spread = 0;
  for (int i = 0; i < count; ++i) {
    unsigned m = messages[i * books + me], level = m & 31, side = m >> 5 & 1, kind = m >> 6 & 3, quantity = m >> 8 & 63;
    if (kind == 0)
      ladders.at(t, side, level) += quantity;
    else if (kind == 1)
      ladders.at(t, side, level) -= min(ladders.at(t, side, level), quantity);
    else
      traded += ladders.take(t, side, quantity * 2, &paid);
    spread += ladders.best(t, 0) + ladders.best(t, 1);
  }
  unsigned depth = 0;
  for (int level = 0; level < LEVELS; ++level)
    depth += ladders.at(t, 0, level) + ladders.at(t, 1, level);
  ends[me] = make_uint4(traded, paid, spread, depth);
}
