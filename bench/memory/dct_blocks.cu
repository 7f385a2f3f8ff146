/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The discrete cosine transform of JPEG: 32 blocks of 8x8 to a block of 256 threads, a tile of 64
 * rows of 32; a thread transforms a row, then a column, in place.
 *
 * Rows are 32 words, so that 8 neighbours that each read a row of their own meet in one bank, 8-way
 * for words; columns are clean. By hand: one word more in a row (HAND=1), with 256 bytes more at
 * the launch, after which rows are read word by word; column XOR row (HAND=2).
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int COLS = 32, ROWS = 64;
constexpr int PITCH = HAND == 1 ? COLS + 1 : COLS;

extern __shared__ float tile[];

__device__ inline int slot(int row, int col) {
  return row * PITCH + (HAND == 2 ? col ^ (row & 7) : col);
}

static __device__ __forceinline__ void dct8(float (&v)[8]) {
  constexpr float A = 1.387039845f, B = 1.306562965f, C = 1.175875602f, D = 0.785694958f,
                  E = 0.541196100f, F = 0.275899379f, NORM = 0.353553391f;
  float p07 = v[0] + v[7], p16 = v[1] + v[6], p25 = v[2] + v[5], p34 = v[3] + v[4];
  float m07 = v[0] - v[7], m61 = v[6] - v[1], m25 = v[2] - v[5], m43 = v[4] - v[3];
  float pp = p07 + p34, pm = p07 - p34, qp = p16 + p25, qm = p16 - p25;
  v[0] = NORM * (pp + qp);
  v[2] = NORM * (B * pm + E * qm);
  v[4] = NORM * (pp - qp);
  v[6] = NORM * (E * pm - B * qm);
  v[1] = NORM * (A * m07 - C * m61 + D * m25 - F * m43);
  v[3] = NORM * (C * m07 + F * m61 - A * m25 + D * m43);
  v[5] = NORM * (D * m07 + A * m61 + F * m25 - C * m43);
  v[7] = NORM * (F * m07 + D * m61 + C * m25 + A * m43);
}

__global__ void dct_blocks(float *out, const float *in, int width) {
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  int first = blockIdx.y * ROWS * width + blockIdx.x * COLS;
  for (int row = warp; row < ROWS; row += 8)
    tile[slot(row, lane)] = in[first + row * width + lane];
  __syncthreads();
  int top = warp * 8, left = lane & 24, own = lane & 7;
  float v[8];
  for (int i = 0; i < 8; ++i)
    v[i] = tile[slot(top + own, left + i)];
  dct8(v);
  for (int i = 0; i < 8; ++i)
    tile[slot(top + own, left + i)] = v[i];
  __syncthreads();
  for (int i = 0; i < 8; ++i)
    v[i] = tile[slot(top + i, left + own)];
  dct8(v);
  for (int i = 0; i < 8; ++i)
    out[first + (top + i) * width + lane] = v[i];
}
