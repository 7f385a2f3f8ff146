/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Scaled scores of attention, Q * K^T, in halves on tensor cores, 64x64 to a block of 4 warps. The
 * author has swizzled: a fragment's address is worked out once, and moved from step to step by
 * XOR-ing the number, which the alignment of the arrays allows.
 *
 * The swizzle is one for rows of 64 bytes; rows are 128, and two of the 8 rows of a matrix still
 * lie in the same banks: 2-way. By hand: three bits of the row instead of two (HAND=1); no swizzle
 * but 16 bytes more in a row, addresses moved by adding (HAND=2).
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 64, THREADS = 128;
constexpr int PITCH = HAND == 2 ? 144 : 128; // bytes
constexpr int MASK = HAND == 2 ? 0 : HAND == 1 ? 7 : 3;

__device__ inline unsigned address(unsigned base, int row, int chunk) {
  return base + row * PITCH + ((chunk ^ (row & MASK)) << 4);
}

__device__ inline unsigned moved(unsigned first, int step) {
  return HAND == 2 ? first + step * 32 : first ^ step * 32;
}

__global__ void scores_swizzled(float *out, const half1 *queries, const half1 *keys, int length,
                                float scale) {
  alignas(1024) __shared__ unsigned char q[SIDE * PITCH];
  alignas(1024) __shared__ unsigned char k[SIDE * PITCH];
  int t = threadIdx.x, lane = t & 31, warp_row = (t >> 5) * 16;
  unsigned q_base = shared_address(q), k_base = shared_address(k);
  int head = blockIdx.z * length, row0 = blockIdx.y * SIDE, col0 = blockIdx.x * SIDE;
  for (int i = t; i < SIDE * SIDE / 8; i += THREADS) {
    cp_async_16(address(q_base, i / 8, i % 8), &queries[(head + row0) * SIDE + i * 8]);
    cp_async_16(address(k_base, i / 8, i % 8), &keys[(head + col0) * SIDE + i * 8]);
  }
  cp_async_commit();
  cp_async_wait<0>();
  __syncthreads();
  unsigned q_first = address(q_base, warp_row + (lane & 15), lane >> 4), k_first[4];
  for (int j = 0; j < 4; ++j)
    k_first[j] = address(k_base, j * 16 + (lane & 7) + (lane >> 4) * 8, lane >> 3 & 1);
  float sum[8][4] = {};
  for (int step = 0; step < SIDE / 16; ++step) {
    unsigned left[4], right[4];
    ldmatrix_x4(left, moved(q_first, step));
    for (int j = 0; j < 4; ++j) {
      ldmatrix_x4(right, moved(k_first[j], step));
      mma_f16(sum[j * 2], left, right[0], right[1]);
      mma_f16(sum[j * 2 + 1], left, right[2], right[3]);
    }
  }
  for (int j = 0; j < 8; ++j)
    for (int half = 0; half < 2; ++half) {
      int row = row0 + warp_row + half * 8 + lane / 4, col = col0 + j * 8 + lane % 4 * 2;
      *(float2 *)&out[(head + row) * length + col] = {sum[j][half * 2] * scale,
                                                      sum[j][half * 2 + 1] * scale};
    }
}
