/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B^T in bytes on tensor cores, scaled back to bytes: 128x64 of C to a block of 8 warps.
 * Tiles are stored 16 bytes at a time by st.shared.v4, through addresses of 32 bits; fragments of A
 * are read word by word with ld.shared, as kernels older than ldmatrix do, those of B by ldmatrix.
 *
 * Rows of 64 bytes: every other row of a fragment lies in the same banks, 4-way for the words and
 * for the matrices. By hand: 16 bytes more in a row (HAND=1); 16 bytes XOR-ed with half the row
 * (HAND=2).
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 128, COLS = 64, DEPTH = 64, THREADS = 256;
constexpr int PITCH = HAND == 1 ? DEPTH + 16 : DEPTH;

__device__ inline int slot(int row, int byte) {
  return row * PITCH + (HAND == 2 ? byte ^ (row >> 1 & 3) << 4 : byte);
}

__device__ inline void store_16(unsigned to, uint4 v) {
  asm volatile("st.shared.v4.u32 [%0], {%1, %2, %3, %4};" ::"r"(to), "r"(v.x), "r"(v.y), "r"(v.z),
               "r"(v.w)
               : "memory");
}

__device__ inline unsigned load_4(unsigned from) {
  unsigned word;
  asm volatile("ld.shared.u32 %0, [%1];" : "=r"(word) : "r"(from) : "memory");
  return word;
}

__device__ inline signed char scaled(int sum, float scale) {
  int value = (int)(sum * scale);
  return (signed char)(value < -128 ? -128 : value > 127 ? 127 : value);
}

__global__ void igemm_words(signed char *c, const signed char *a, const signed char *b, int n,
                            int depth, float scale) {
  alignas(128) __shared__ signed char as[ROWS * PITCH];
  alignas(128) __shared__ signed char bs[COLS * PITCH];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  int row0 = blockIdx.y * ROWS, col0 = blockIdx.x * COLS;
  int warp_row = (warp >> 1) * 32, warp_col = (warp & 1) * 32;
  unsigned a_base = shared_address(as), b_base = shared_address(bs);
  int sum[2][4][4] = {};
  for (int k0 = 0; k0 < depth; k0 += DEPTH) {
    for (int i = t; i < ROWS * DEPTH / 16; i += THREADS) {
      int r = i / (DEPTH / 16), k = i % (DEPTH / 16) * 16;
      store_16(a_base + slot(r, k), *(const uint4 *)&a[(row0 + r) * depth + k0 + k]);
    }
    for (int i = t; i < COLS * DEPTH / 16; i += THREADS) {
      int r = i / (DEPTH / 16), k = i % (DEPTH / 16) * 16;
      store_16(b_base + slot(r, k), *(const uint4 *)&b[(col0 + r) * depth + k0 + k]);
    }
    __syncthreads();
    for (int k = 0; k < DEPTH; k += 32) {
      unsigned left[2][4], right[2][4];
#pragma unroll
      for (int i = 0; i < 2; ++i)
#pragma unroll
        for (int word = 0; word < 4; ++word) {
          int r = warp_row + i * 16 + (word & 1) * 8 + lane / 4;
          left[i][word] = load_4(a_base + slot(r, k + (word >> 1) * 16 + lane % 4 * 4));
        }
#pragma unroll
      for (int j = 0; j < 2; ++j) {
        int r = warp_col + j * 16 + (lane & 7) + (lane >> 4) * 8;
        ldmatrix_x4(right[j], b_base + slot(r, k + (lane >> 3 & 1) * 16));
      }
#pragma unroll
      for (int i = 0; i < 2; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          mma_s8(sum[i][j], left[i], right[j / 2][j % 2 * 2], right[j / 2][j % 2 * 2 + 1]);
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 2; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j)
#pragma unroll
      for (int q = 0; q < 4; ++q) {
        int row = row0 + warp_row + i * 16 + (q >> 1) * 8 + lane / 4;
        int col = col0 + warp_col + j * 8 + lane % 4 * 2 + (q & 1);
        c[row * n + col] = scaled(sum[i][j][q], scale);
      }
}
