/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A layer of 64 inputs and 64 outputs with a bias, max(X * W^T + bias, 0), in halves: 64 rows to a
 * block of 4 warps. Sums go as halves through shared memory by stmatrix, so that whole rows of 128
 * bytes are written.
 *
 * The 8 rows of a matrix are 128 bytes apart in all three arrays: 8-way for ldmatrix and stmatrix.
 * By hand: 8 halves more in a row (HAND=1); 16 bytes XOR-ed with the row (HAND=2); padding of the
 * result alone, the operands left as they are (HAND=3).
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 64, THREADS = 128;
constexpr int WIDTH = HAND == 1 ? SIDE + 8 : SIDE;
constexpr int C_WIDTH = HAND == 1 || HAND == 3 ? SIDE + 8 : SIDE;

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ (row & 7) << 3 : col; }

__global__ void linear_stmatrix(half1 *out, const half1 *in, const half1 *weights,
                                const float *bias) {
  alignas(128) __shared__ half1 xs[SIDE][WIDTH];
  alignas(128) __shared__ half1 ws[SIDE][WIDTH];
  alignas(128) __shared__ half1 cs[SIDE][C_WIDTH];
  int t = threadIdx.x, lane = t & 31, warp_row = (t >> 5) * 16;
  in += blockIdx.x * SIDE * SIDE;
  out += blockIdx.x * SIDE * SIDE;
  for (int i = t; i < SIDE * SIDE / 8; i += THREADS) {
    int r = i / 8, k = i % 8 * 8;
    vector_at<uint4>(&xs[r][column(r, k)]) = *(const uint4 *)&in[r * SIDE + k];
    vector_at<uint4>(&ws[r][column(r, k)]) = *(const uint4 *)&weights[r * SIDE + k];
  }
  __syncthreads();
  float sum[8][4];
  for (int j = 0; j < 8; ++j)
    for (int q = 0; q < 4; ++q)
      sum[j][q] = bias[j * 8 + lane % 4 * 2 + (q & 1)];
  for (int k = 0; k < SIDE; k += 16) {
    unsigned left[4], right[4];
    int r = warp_row + (lane & 15);
    ldmatrix_x4(left, shared_address(&xs[r][column(r, k + (lane >> 4) * 8)]));
    for (int j = 0; j < 8; j += 2) {
      int s = j * 8 + (lane & 7) + (lane >> 4) * 8;
      ldmatrix_x4(right, shared_address(&ws[s][column(s, k + (lane >> 3 & 1) * 8)]));
      mma_f16(sum[j], left, right[0], right[1]);
      mma_f16(sum[j + 1], left, right[2], right[3]);
    }
  }
  for (int j = 0; j < 8; ++j)
    for (int q = 0; q < 4; ++q)
      sum[j][q] = sum[j][q] > 0 ? sum[j][q] : 0;
  for (int j = 0; j < 8; j += 2) {
    int r = warp_row + (lane & 15), col = (j + (lane >> 4)) * 8;
    unsigned both[4] = {pack_f16(sum[j][0], sum[j][1]), pack_f16(sum[j][2], sum[j][3]),
                        pack_f16(sum[j + 1][0], sum[j + 1][1]),
                        pack_f16(sum[j + 1][2], sum[j + 1][3])};
    stmatrix_x4(shared_address(&cs[r][column(r, col)]), both);
  }
  __syncthreads();
  for (int i = t; i < SIDE * SIDE / 8; i += THREADS) {
    int r = i / 8, col = i % 8 * 8;
    *(uint4 *)&out[r * SIDE + col] = vector_at<uint4>(&cs[r][column(r, col)]);
  }
}
