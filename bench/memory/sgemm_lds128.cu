/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B in floats as the well-known tutorials end up: 128x128 of C to a block of 256 threads,
 * 8x8 to a thread, two stages in dynamic shared memory, every access inline PTX of 4 or 16 bytes
 * through addresses of 32 bits.
 *
 * A is stored turned, two groups of rows 4 * 128 words apart: 2-way; a warp reads 16 bytes of B
 * every 32: 2-way. By hand: rows of A 4 words longer (HAND=1), with 256 bytes more at the launch;
 * also columns of C taken in two groups of 4, 64 apart, so that B is read without gaps (HAND=2).
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 128, DEPTH = 8;
constexpr int A_WIDTH = HAND ? SIDE + 4 : SIDE;
constexpr int STAGE = DEPTH * (A_WIDTH + SIDE) * 4;

extern __shared__ float4 stages[];

__device__ inline void store_4(unsigned to, float x) {
  asm volatile("st.shared.f32 [%0], %1;" ::"r"(to), "f"(x) : "memory");
}
__device__ inline void store_16(unsigned to, float4 v) {
  asm volatile("st.shared.v4.f32 [%0], {%1, %2, %3, %4};" ::"r"(to), "f"(v.x), "f"(v.y), "f"(v.z),
               "f"(v.w)
               : "memory");
}
__device__ inline void load_16(float *out, unsigned from) {
  asm volatile("ld.shared.v4.f32 {%0, %1, %2, %3}, [%4];"
               : "=f"(out[0]), "=f"(out[1]), "=f"(out[2]), "=f"(out[3])
               : "r"(from)
               : "memory");
}

/* The first column of the 4 of a group. */
__device__ inline int group(int tx, int half) {
  return HAND == 2 ? half * (SIDE / 2) + tx * 4 : tx * 8 + half * 4;
}

__global__ void sgemm_lds128(float *c, const float *a, const float *b, int n) {
  int t = threadIdx.x, tx = t & 15, ty = t >> 4;
  int a_row = t >> 1, a_k = (t & 1) * 4, b_k = t >> 5, b_col = (t & 31) * 4;
  a += (blockIdx.y * SIDE + a_row) * n + a_k;
  b += b_k * n + blockIdx.x * SIDE + b_col;
  unsigned base = shared_address(stages);
  float sum[8][8] = {};
  float4 next_a = *(const float4 *)a, next_b = *(const float4 *)b;
  for (int k0 = 0, stage = 0; k0 < n; k0 += DEPTH, stage ^= 1) {
    unsigned as = base + stage * STAGE, bs = as + DEPTH * A_WIDTH * 4;
    store_4(as + (a_k * A_WIDTH + a_row) * 4, next_a.x);
    store_4(as + ((a_k + 1) * A_WIDTH + a_row) * 4, next_a.y);
    store_4(as + ((a_k + 2) * A_WIDTH + a_row) * 4, next_a.z);
    store_4(as + ((a_k + 3) * A_WIDTH + a_row) * 4, next_a.w);
    store_16(bs + (b_k * SIDE + b_col) * 4, next_b);
    __syncthreads();
    if (k0 + DEPTH < n) {
      next_a = *(const float4 *)(a += DEPTH);
      next_b = *(const float4 *)(b += DEPTH * n);
    }
    for (int k = 0; k < DEPTH; ++k) {
      float rows[8], cols[8];
      load_16(rows, as + (k * A_WIDTH + ty * 8) * 4);
      load_16(rows + 4, as + (k * A_WIDTH + ty * 8 + 4) * 4);
      load_16(cols, bs + (k * SIDE + group(tx, 0)) * 4);
      load_16(cols + 4, bs + (k * SIDE + group(tx, 1)) * 4);
      for (int i = 0; i < 8; ++i)
        for (int j = 0; j < 8; ++j)
          sum[i][j] += rows[i] * cols[j];
    }
  }
  for (int i = 0; i < 8; ++i)
    for (int half = 0; half < 2; ++half) {
      int row = blockIdx.y * SIDE + ty * 8 + i, col = blockIdx.x * SIDE + group(tx, half);
      float *four = sum[i] + half * 4;
      *(float4 *)&c[row * n + col] = {four[0], four[1], four[2], four[3]};
    }
}
