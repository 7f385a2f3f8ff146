/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Jacobi sweeps over a matrix that is stored by columns, in blocks of 32x32 cells. A block keeps
 * its own cells in shared memory, and reads those around them from global memory.
 *
 * `cells[row][column]` is how a matrix is written; threads next to each other have rows next to
 * each other, as these are contiguous in memory, and meet in one bank: 32-way conflicts. Each
 * neighbour is a load of shared memory or of global memory, as a condition says, of which LLVM
 * makes one load. By hand: 33 columns (HAND=1).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 32, THREADS_Y = 8, WIDTH = HAND == 1 ? SIDE + 1 : SIDE;

__global__ void halo_in_memory(float *out, const float *in, int rows, int sweeps) {
  __shared__ float cells[SIDE][WIDTH];
  int row = threadIdx.x;
  const float *block = in + (blockIdx.y * SIDE + 1) * rows + blockIdx.x * SIDE + 1;
  for (int column = threadIdx.y; column < SIDE; column += THREADS_Y)
    cells[row][column] = block[column * rows + row];
  __syncthreads();
  float next[SIDE / THREADS_Y];
  for (int sweep = 0; sweep < sweeps; sweep++) {
    for (int k = 0; k < SIDE / THREADS_Y; k++) {
      int column = threadIdx.y + k * THREADS_Y;
      const float *here = block + column * rows + row;
      float west = column > 0 ? cells[row][column - 1] : here[-rows];
      float east = column < SIDE - 1 ? cells[row][column + 1] : here[rows];
      float north = row > 0 ? cells[row - 1][column] : here[-1];
      float south = row < SIDE - 1 ? cells[row + 1][column] : here[1];
      next[k] = 0.25f * (west + east + north + south);
    }
    __syncthreads();
    for (int k = 0; k < SIDE / THREADS_Y; k++)
      cells[row][threadIdx.y + k * THREADS_Y] = next[k];
    __syncthreads();
  }
  for (int k = 0; k < SIDE / THREADS_Y; k++) {
    int column = threadIdx.y + k * THREADS_Y;
    out[(blockIdx.y * SIDE + column) * gridDim.x * SIDE + blockIdx.x * SIDE + row] =
        cells[row][column];
  }
}
