/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B^T for 16 rows of A and 8 of B, 64 halves each, one warp to a block: fragments by
 * ldmatrix, sums by mma, both inline PTX with addresses of 32 bits.
 *
 * The 8 rows of a matrix that ldmatrix reads at once are 128 bytes apart: 8-way. By hand: 8 halves
 * more in a row (HAND=1); 16 bytes XOR-ed with the row (HAND=2).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 16, COLS = 8, DEPTH = 64;
constexpr int WIDTH = HAND == 1 ? DEPTH + 8 : DEPTH;

typedef unsigned short half; /* only moved here; mma alone knows what it is */

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ (row & 7) << 3 : col; }

__device__ inline unsigned address(const half *element) {
  return (unsigned)__cvta_generic_to_shared(element);
}

__global__ void ldmatrix(float *c, const half *a, const half *b) {
  alignas(16) __shared__ half as[ROWS][WIDTH];
  alignas(16) __shared__ half bs[COLS][WIDTH];
  int lane = threadIdx.x;
  for (int i = lane; i < ROWS * DEPTH; i += 32)
    as[i / DEPTH][column(i / DEPTH, i % DEPTH)] = a[blockIdx.x * ROWS * DEPTH + i];
  for (int i = lane; i < COLS * DEPTH; i += 32)
    bs[i / DEPTH][column(i / DEPTH, i % DEPTH)] = b[i];
  __syncthreads();
  float sum[4] = {};
  for (int k = 0; k < DEPTH; k += 16) {
    unsigned left[4], right[2];
    int r = lane & 15, s = lane & 7;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(left[0]), "=r"(left[1]), "=r"(left[2]), "=r"(left[3])
                 : "r"(address(&as[r][column(r, k + (lane >> 4) * 8)])));
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2];"
                 : "=r"(right[0]), "=r"(right[1])
                 : "r"(address(&bs[s][column(s, k + (lane >> 3 & 1) * 8)])));
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, "
                 "{%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
                 : "r"(left[0]), "r"(left[1]), "r"(left[2]), "r"(left[3]), "r"(right[0]),
                   "r"(right[1]));
  }
  for (int i = 0; i < 4; ++i)
    c[(blockIdx.x * ROWS + (i >> 1) * 8 + lane / 4) * COLS + lane % 4 * 2 + (i & 1)] = sum[i];
}
