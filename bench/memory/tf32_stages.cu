/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B^T in tf32 on tensor cores: 64x64 of C to a block of 4 warps, fragments of words by
 * ldmatrix as if they were pairs of halves, three stages by cp.async in dynamic shared memory, of
 * which the kernel itself aligns the start to 128 bytes.
 *
 * Rows of 16 words are 64 bytes: 4-way for the 8 rows of a matrix. By hand: 4 words more in a row
 * (HAND=1), with 6 KiB more at the launch; 16 bytes XOR-ed with half the row (HAND=2).
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, DEPTH = 16, STAGES = 3, THREADS = 128;
constexpr int PITCH = (HAND == 1 ? DEPTH + 4 : DEPTH) * 4; // bytes
constexpr int STAGE = 2 * TILE * PITCH;

extern __shared__ unsigned char raw[];

__device__ inline int slot(int row, int chunk) {
  return row * PITCH + ((HAND == 2 ? chunk ^ (row >> 1 & 3) : chunk) << 4);
}

__device__ inline void copy(unsigned to, const float *from, int depth) {
  for (int i = threadIdx.x; i < TILE * DEPTH / 4; i += THREADS)
    cp_async_16(to + slot(i / 4, i % 4), &from[i / 4 * depth + i % 4 * 4]);
}

__global__ void tf32_stages(float *c, const float *a, const float *b, int n, int depth) {
  unsigned base = (shared_address(raw) + 127) & ~127u;
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  int row0 = blockIdx.y * TILE, col0 = blockIdx.x * TILE;
  int warp_row = (warp >> 1) * 32, warp_col = (warp & 1) * 32;
  float sum[2][4][4] = {};
  a += row0 * depth;
  b += col0 * depth;
  for (int stage = 0; stage < STAGES - 1; ++stage) {
    copy(base + stage * STAGE, a + stage * DEPTH, depth);
    copy(base + stage * STAGE + TILE * PITCH, b + stage * DEPTH, depth);
    cp_async_commit();
  }
  for (int k0 = 0, stage = 0, next = STAGES - 1; k0 < depth; k0 += DEPTH) {
    cp_async_wait<STAGES - 2>();
    __syncthreads();
    int ahead = k0 + (STAGES - 1) * DEPTH;
    if (ahead < depth) {
      copy(base + next * STAGE, a + ahead, depth);
      copy(base + next * STAGE + TILE * PITCH, b + ahead, depth);
    }
    cp_async_commit();
    unsigned as = base + stage * STAGE, bs = as + TILE * PITCH;
    for (int k = 0; k < DEPTH / 4; k += 2) {
      unsigned left[2][4], right[2][4];
      for (int i = 0; i < 2; ++i)
        ldmatrix_x4(left[i], as + slot(warp_row + i * 16 + (lane & 15), k + (lane >> 4)));
      for (int j = 0; j < 2; ++j)
        ldmatrix_x4(right[j], bs + slot(warp_col + j * 16 + (lane & 7) + (lane >> 4) * 8,
                                        k + (lane >> 3 & 1)));
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 4; ++j)
          mma_tf32(sum[i][j], left[i], right[j / 2][j % 2 * 2], right[j / 2][j % 2 * 2 + 1]);
    }
    stage = stage + 1 == STAGES ? 0 : stage + 1;
    next = next + 1 == STAGES ? 0 : next + 1;
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 4; ++j)
      for (int half = 0; half < 2; ++half) {
        int row = row0 + warp_row + i * 16 + half * 8 + lane / 4;
        int col = col0 + warp_col + j * 8 + lane % 4 * 2;
        *(float2 *)&c[row * n + col] = {sum[i][j][half * 2], sum[i][j][half * 2 + 1]};
      }
}
