/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Matrix times vectors with weights of 4 bits, in blocks of 32 that share a scale: a tile of 64
 * rows and 256 columns, a row to a lane, eight vectors at once so that the tile pays.
 *
 * A row is 32 words of eight weights each, and 8 scales. Down a column of words lanes are 32 words
 * apart: 32-way, or 8-way when ptxas reads the four words of a block at once. Down the scales: 8
 * words apart, 8-way. The vectors are read at one address by all lanes. By hand: 33 and 9 words
 * (HAND=1); 36 and 9 (HAND=2), which keeps the 16-byte reads of the weights; words XOR-ed by four
 * with the row, scales as they are (HAND=3).
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 64, COLUMNS = 256, VECTORS = 8;
constexpr int WORDS = COLUMNS / 8, BLOCKS = COLUMNS / 32;
constexpr int WORDS_WIDTH = HAND == 1 ? WORDS + 1 : HAND == 2 ? WORDS + 4 : WORDS;
constexpr int BLOCKS_WIDTH = HAND == 1 || HAND == 2 ? BLOCKS + 1 : BLOCKS;

__device__ inline int column(int row, int col) { return HAND == 3 ? col ^ (row & 7) << 2 : col; }

__global__ void gemv_q4(float *out, const unsigned *weights, const float *scales,
                        const float *vectors, int tiles) {
  __shared__ unsigned words[ROWS][WORDS_WIDTH];
  __shared__ float scale[ROWS][BLOCKS_WIDTH], vector[VECTORS][COLUMNS];
  int t = threadIdx.x;
  float sum[VECTORS] = {};
  for (int tile = 0; tile < tiles; ++tile) {
    int at = blockIdx.x * tiles + tile;
    for (int i = t; i < ROWS * WORDS; i += ROWS)
      words[i / WORDS][column(i / WORDS, i % WORDS)] = weights[at * ROWS * WORDS + i];
    for (int i = t; i < ROWS * BLOCKS; i += ROWS)
      scale[i / BLOCKS][i % BLOCKS] = scales[at * ROWS * BLOCKS + i];
    for (int i = t; i < VECTORS * COLUMNS; i += ROWS)
      vector[i / COLUMNS][i % COLUMNS] = vectors[tile * VECTORS * COLUMNS + i];
    __syncthreads();
    for (int b = 0; b < BLOCKS; ++b) {
      float part[VECTORS] = {};
      for (int w = 0; w < 4; ++w) {
        unsigned word = words[t][column(t, b * 4 + w)];
        for (int n = 0; n < 8; ++n) {
          float weight = (float)(int)(word >> (4 * n) & 15) - 8;
          for (int v = 0; v < VECTORS; ++v)
            part[v] += weight * vector[v][b * 32 + w * 8 + n];
        }
      }
      for (int v = 0; v < VECTORS; ++v)
        sum[v] += scale[t][b] * part[v];
    }
    __syncthreads();
  }
  for (int v = 0; v < VECTORS; ++v)
    out[(blockIdx.x * VECTORS + v) * ROWS + t] = sum[v];
}
