/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Flash attention on tensor cores: 64 queries to a block of 4 warps, heads 64 wide, tiles of 64
 * keys and values copied by cp.async into dynamic shared memory. Scores and probabilities never
 * leave registers; the running softmax is rescaled from tile to tile.
 *
 * Rows of 128 bytes: 8-way for the matrices of Q, of K, and of V, which ldmatrix.trans turns. By
 * hand: 8 halves more in a row (HAND=1), with 3,072 bytes more at the launch; 16 bytes XOR-ed with
 * the row (HAND=2).
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 64, THREADS = 128, STEPS = SIDE / 16;
constexpr int PITCH = HAND == 1 ? SIDE + 8 : SIDE;
constexpr float SCALE = 0.125f * 1.44269504f;

extern __shared__ half1 shared_tiles[];

__device__ inline int slot(int row, int col) {
  return row * PITCH + (HAND == 2 ? col ^ (row & 7) << 3 : col);
}

__device__ inline void copy(half1 *to, const half1 *from) {
  for (int i = threadIdx.x; i < SIDE * SIDE / 8; i += THREADS)
    cp_async_16(shared_address(&to[slot(i / 8, i % 8 * 8)]), &from[i * 8]);
}

__device__ inline float widest(float x) {
  float other = __shfl_xor_sync(~0u, x, 1);
  x = other > x ? other : x;
  other = __shfl_xor_sync(~0u, x, 2);
  return other > x ? other : x;
}

__device__ inline float total(float x) {
  x += __shfl_xor_sync(~0u, x, 1);
  return x + __shfl_xor_sync(~0u, x, 2);
}

__global__ void flash_mma(float *out, const half1 *queries, const half1 *keys, const half1 *values,
                          int length) {
  half1 *qs = shared_tiles, *ks = qs + SIDE * PITCH, *vs = ks + SIDE * PITCH;
  int lane = threadIdx.x & 31, warp_row = (threadIdx.x >> 5) * 16;
  int head = blockIdx.y * length * SIDE, first = blockIdx.x * SIDE;
  copy(qs, queries + head + first * SIDE);
  float sum[8][4] = {}, top[2] = {-3e38f, -3e38f}, all[2] = {0, 0};
  for (int j = 0; j < length; j += SIDE) {
    copy(ks, keys + head + j * SIDE);
    cp_async_commit();
    copy(vs, values + head + j * SIDE);
    cp_async_commit();
    cp_async_wait<1>();
    __syncthreads();
    float score[8][4] = {};
#pragma unroll
    for (int k = 0; k < STEPS; ++k) {
      unsigned left[4], right[4];
      ldmatrix_x4(left,
                  shared_address(&qs[slot(warp_row + (lane & 15), k * 16 + (lane >> 4) * 8)]));
#pragma unroll
      for (int n = 0; n < 8; n += 2) {
        int key = n * 8 + (lane & 7) + (lane >> 4) * 8;
        ldmatrix_x4(right, shared_address(&ks[slot(key, k * 16 + (lane >> 3 & 1) * 8)]));
        mma_f16(score[n], left, right[0], right[1]);
        mma_f16(score[n + 1], left, right[2], right[3]);
      }
    }
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      float highest = top[half], share = 0;
#pragma unroll
      for (int n = 0; n < 8; ++n)
#pragma unroll
        for (int q = half * 2; q < half * 2 + 2; ++q)
          highest = score[n][q] > highest ? score[n][q] : highest;
      highest = widest(highest);
      float old = power_of_two((top[half] - highest) * SCALE);
#pragma unroll
      for (int n = 0; n < 8; ++n)
#pragma unroll
        for (int q = half * 2; q < half * 2 + 2; ++q) {
          score[n][q] = power_of_two((score[n][q] - highest) * SCALE);
          share += score[n][q];
          sum[n][q] *= old;
        }
      all[half] = all[half] * old + total(share);
      top[half] = highest;
    }
    cp_async_wait<0>();
    __syncthreads();
#pragma unroll
    for (int k = 0; k < STEPS; ++k) {
      unsigned left[4] = {pack_f16(score[k * 2][0], score[k * 2][1]),
                          pack_f16(score[k * 2][2], score[k * 2][3]),
                          pack_f16(score[k * 2 + 1][0], score[k * 2 + 1][1]),
                          pack_f16(score[k * 2 + 1][2], score[k * 2 + 1][3])};
#pragma unroll
      for (int n = 0; n < 8; n += 2) {
        unsigned right[4];
        ldmatrix_x4_trans(right,
                          shared_address(&vs[slot(k * 16 + (lane & 15), n * 8 + (lane >> 4) * 8)]));
        mma_f16(sum[n], left, right[0], right[1]);
        mma_f16(sum[n + 1], left, right[2], right[3]);
      }
    }
    __syncthreads();
  }
#pragma unroll
  for (int half = 0; half < 2; ++half)
#pragma unroll
    for (int n = 0; n < 8; ++n) {
      int row = first + warp_row + half * 8 + lane / 4, col = n * 8 + lane % 4 * 2;
      *(float2 *)&out[head + row * SIDE + col] = {sum[n][half * 2] / all[half],
                                                  sum[n][half * 2 + 1] / all[half]};
    }
}
