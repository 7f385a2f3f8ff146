/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Needleman-Wunsch on tiles of 32x32 scores, in the manner of Rodinia's: a warp goes through its
 * tile by anti-diagonals, a lane a row; the tile with its northern and western border is
 * int[33][33] in shared memory, the substitution scores are int[32][32]. Four tiles a block of
 * 32x4.
 *
 * The pitch of 33, which parts columns, is what puts a diagonal into one bank: 33 - 1 = 32, 32-way;
 * the scores' 32 is right. By hand: rows of 34 (HAND=1); the neighbours of a row by shuffles, the
 * tile only written (HAND=2), still by diagonals; rows of 33 for the scores, too, by reflex
 * (HAND=3), which doubles the conflicts.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 32, TILES = 4;

struct Tile {
  int score[SIDE + 1][HAND == 1 ? SIDE + 2 : SIDE + 1];
  int likeness[SIDE][HAND == 3 ? SIDE + 1 : SIDE];
};

__global__ void __launch_bounds__(32 * TILES)
    nw_diagonal(int *__restrict__ out, const int *__restrict__ north, const int *__restrict__ west,
                const signed char *__restrict__ likeness, int penalty) {
  __shared__ Tile tiles[TILES];
  int lane = threadIdx.x, which = blockIdx.x * TILES + threadIdx.y;
  Tile &own = tiles[threadIdx.y];
  const signed char *given = likeness + (size_t)which * SIDE * SIDE;
  for (int y = 0; y < SIDE; ++y)
    own.likeness[y][lane] = given[y * SIDE + lane];
  own.score[0][lane + 1] = north[which * SIDE + lane];
  own.score[lane + 1][0] = west[which * SIDE + lane];
  if (lane == 0)
    own.score[0][0] = 0;
  __syncwarp();
#if HAND == 2
  int left = own.score[lane + 1][0], corner = own.score[lane][0];
  for (int step = 0; step < 2 * SIDE - 1; ++step) {
    int x = step - lane;
    int up = __shfl_up_sync(0xffffffffu, left, 1);
    if (lane == 0)
      up = x < SIDE ? own.score[0][x + 1] : 0;
    if (x >= 0 && x < SIDE) {
      int best = max(corner + own.likeness[lane][x], max(left, up) - penalty);
      own.score[lane + 1][x + 1] = best;
      left = best;
      corner = up;
    }
    __syncwarp();
  }
#else
  for (int step = 0; step < 2 * SIDE - 1; ++step) {
    int x = step - lane;
    if (x >= 0 && x < SIDE) {
      int corner = own.score[lane][x], up = own.score[lane][x + 1], left = own.score[lane + 1][x];
      own.score[lane + 1][x + 1] = max(corner + own.likeness[lane][x], max(left, up) - penalty);
    }
    __syncwarp();
  }
#endif
  int *to = out + (size_t)which * SIDE * SIDE;
  for (int y = 0; y < SIDE; ++y)
    to[y * SIDE + lane] = own.score[y + 1][lane + 1];
}
