/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The inner part of a tensor-core kernel: cp.async fills a tile of 16-bit elements, ldmatrix takes
 * 8x8 matrices out of it, rows of `columns` and of `transposed` ones. Rows of 128 bytes begin in
 * the same bank, so the eight addresses of a matrix meet in it: 8 wavefronts a matrix. Addresses are
 * the 32-bit integers that __cvta_generic_to_shared makes.
 *
 * By hand: HAND=1 pads rows by 16 bytes, HAND=2 swizzles pieces of 16 bytes.
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 64, COLUMNS = 64, PIECE = 8, PAD = HAND == 1 ? PIECE : 0;

__device__ inline unsigned shared_address(const void *pointer) {
  return (unsigned)(unsigned long)(const void __attribute__((address_space(3))) *)pointer;
}

__device__ inline void copy_async(unsigned to, const void *from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
}

__device__ inline void load_matrices(unsigned (&into)[4], unsigned from) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(into[0]), "=r"(into[1]), "=r"(into[2]), "=r"(into[3])
               : "r"(from)
               : "memory");
}

__device__ inline void load_transposed(unsigned (&into)[2], unsigned from) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];"
               : "=r"(into[0]), "=r"(into[1])
               : "r"(from)
               : "memory");
}

__device__ inline int column_of(int row, int piece) {
  return (HAND == 2 ? piece ^ (row % PIECE) : piece) * PIECE;
}

__global__ void matrix_fragments(unsigned *out, const unsigned short *in) {
  __shared__ __attribute__((aligned(128))) unsigned short tile[ROWS][COLUMNS + PAD];
  int thread = threadIdx.x, lane = thread % 32, warp = thread / 32;
  for (int i = thread; i < ROWS * COLUMNS / PIECE; i += 128) {
    int row = i / PIECE, piece = i % PIECE;
    copy_async(shared_address(&tile[row][column_of(row, piece)]),
               in + blockIdx.x * ROWS * COLUMNS + i * PIECE);
  }
  asm volatile("cp.async.commit_group;");
  asm volatile("cp.async.wait_group 0;" ::: "memory");
  __syncthreads();

  unsigned sum = 0;
  for (int k = 0; k < COLUMNS / 16; k++) {
    unsigned rows[4], columns[2];
    int row = warp * 16 + lane % 16, piece = 2 * k + lane / 16;
    load_matrices(rows, shared_address(&tile[row][column_of(row, piece)]));
    row = k * 16 + lane % 16, piece = warp;
    load_transposed(columns, shared_address(&tile[row][column_of(row, piece)]));
    for (int i = 0; i < 4; i++)
      sum = sum * 3 + rows[i] + columns[i % 2];
  }
  out[blockIdx.x * blockDim.x + thread] = sum;
}
