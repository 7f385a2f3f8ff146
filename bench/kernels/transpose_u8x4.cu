/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Transposes a grey picture, four bytes to a lane in global memory: 64x64 tiles, written as words,
 * read as single bytes down a column and put together again.
 *
 * A lane reads rows 4 tx to 4 tx + 3: at a stride of 256 bytes all words lie in one bank, 16-way
 * (two rows of 16 threads meet in the same words). By hand: one word more in a row (HAND=1) leaves
 * 2-way conflicts, 4 rows being 68 words then; the word in the row XOR-ed with the group of rows
 * (HAND=2) is clean. One byte more in a row is no cure here: it would split the words.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, THREADS = 16;
constexpr int WIDTH = HAND == 1 ? TILE + 4 : TILE;

__device__ inline int column(int row, int col) {
  return HAND == 2 ? col ^ (row >> 2 & 15) << 2 : col;
}

__global__ void transpose_u8x4(unsigned char *out, const unsigned char *in, int n) {
  alignas(4) __shared__ unsigned char tile[TILE][WIDTH];
  int tx = 4 * threadIdx.x, ty = threadIdx.y;
  int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
  for (int j = ty; j < TILE; j += THREADS)
    vector_at<uchar4>(&tile[j][column(j, tx)]) = *(const uchar4 *)&in[(y + j) * n + x + tx];
  __syncthreads();
  for (int j = ty; j < TILE; j += THREADS) {
    uchar4 four;
    four.x = tile[tx][column(tx, j)];
    four.y = tile[tx + 1][column(tx + 1, j)];
    four.z = tile[tx + 2][column(tx + 2, j)];
    four.w = tile[tx + 3][column(tx + 3, j)];
    *(uchar4 *)&out[(x + j) * n + y + tx] = four;
  }
}
