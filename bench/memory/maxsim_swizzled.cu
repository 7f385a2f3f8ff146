/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The best key of every query by scalar product, as late-interaction retrieval scores documents, in
 * halves on tensor cores: 64 queries to a block of 4 warps, 64 keys at a time. The author has
 * swizzled: a fragment's address is worked out once, and moved from step to step by XOR-ing the
 * number, which the alignment of the arrays allows.
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

__device__ inline void copy(unsigned base, const half1 *from) {
  for (int i = threadIdx.x; i < SIDE * SIDE / 8; i += THREADS)
    cp_async_16(address(base, i / 8, i % 8), &from[i * 8]);
}

__global__ void maxsim_swizzled(float *out, const half1 *queries, const half1 *keys, int length) {
  alignas(1024) __shared__ unsigned char q[SIDE * PITCH];
  alignas(1024) __shared__ unsigned char k[SIDE * PITCH];
  int lane = threadIdx.x & 31, warp_row = (threadIdx.x >> 5) * 16;
  unsigned q_base = shared_address(q), k_base = shared_address(k);
  int head = blockIdx.y * length, row0 = blockIdx.x * SIDE;
  copy(q_base, &queries[(head + row0) * SIDE]);
  unsigned q_first = address(q_base, warp_row + (lane & 15), lane >> 4), k_first[4];
#pragma unroll
  for (int j = 0; j < 4; ++j)
    k_first[j] = address(k_base, j * 16 + (lane & 7) + (lane >> 4) * 8, lane >> 3 & 1);
  float best[2] = {-3e38f, -3e38f};
  for (int col0 = 0; col0 < length; col0 += SIDE) {
    copy(k_base, &keys[(head + col0) * SIDE]);
    cp_async_commit();
    cp_async_wait<0>();
    __syncthreads();
    float sum[8][4] = {};
#pragma unroll
    for (int step = 0; step < SIDE / 16; ++step) {
      unsigned left[4], right[4];
      ldmatrix_x4(left, moved(q_first, step));
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        ldmatrix_x4(right, moved(k_first[j], step));
        mma_f16(sum[j * 2], left, right[0], right[1]);
        mma_f16(sum[j * 2 + 1], left, right[2], right[3]);
      }
    }
    __syncthreads();
#pragma unroll
    for (int j = 0; j < 8; ++j)
#pragma unroll
      for (int i = 0; i < 4; ++i)
        best[i >> 1] = sum[j][i] > best[i >> 1] ? sum[j][i] : best[i >> 1];
  }
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    for (int lanes = 1; lanes < 4; lanes *= 2) {
      float other = __shfl_xor_sync(~0u, best[half], lanes);
      best[half] = other > best[half] ? other : best[half];
    }
    if (lane % 4 == 0)
      out[head + row0 + warp_row + half * 8 + lane / 4] = best[half];
  }
}
