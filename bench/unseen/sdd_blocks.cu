/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Scores of block-sparse attention (sampled dense-dense product): for each block of a list, 64x64
 * scores of 64 gathered queries and keys of 128 halves, by ldmatrix and mma.sync in inline PTX;
 * the result goes through the queries' shared memory, so that it is written 16 bytes at a time.
 *
 * Rows of 256 bytes: ldmatrix is 8-way, and so are the stores of the result, whose rows have 128.
 * By hand: 16 bytes between rows (HAND=1); chunks of 16 bytes XOR row (HAND=2).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, DIM = 128, THREADS = 128;
constexpr int PITCH = HAND == 1 ? DIM + 8 : DIM, OUT_PITCH = HAND == 1 ? TILE + 8 : TILE;

__device__ __forceinline__ int place(int row, int column, int pitch) {
  return HAND == 2 ? row * pitch + (column ^ (row & 7) << 3) : row * pitch + column;
}

__device__ __forceinline__ void load_matrices(unsigned (&r)[4], const __half *from) {
  unsigned address = (unsigned)__cvta_generic_to_shared(from);
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
               : "r"(address)
               : "memory");
}

__device__ __forceinline__ void mma(float (&c)[4], const unsigned (&a)[4], unsigned b0,
                                    unsigned b1) {
  asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, "
      "{%8, %9}, {%0, %1, %2, %3};"
      : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

__device__ void gather(__half *tile, const __half *from) {
  for (int i = threadIdx.x; i < TILE * DIM / 8; i += THREADS) {
    int row = i / (DIM / 8), column = i % (DIM / 8) * 8;
    *(uint4 *)&tile[place(row, column, PITCH)] = *(const uint4 *)&from[row * DIM + column];
  }
}

__global__ void __launch_bounds__(THREADS)
    sdd_blocks(__half *__restrict__ scores, const __half *__restrict__ queries,
               const __half *__restrict__ keys, const int2 *__restrict__ blocks, float scale) {
  extern __shared__ __align__(16) __half memory[];
  __half *q = memory, *k = q + TILE * PITCH, *out = memory;
  int2 block = blocks[blockIdx.x];
  gather(q, queries + (size_t)block.x * TILE * DIM);
  gather(k, keys + (size_t)block.y * TILE * DIM);
  __syncthreads();
  int lane = threadIdx.x % 32, row0 = threadIdx.x / 32 * 16;
  float sum[8][4] = {};
#pragma unroll
  for (int d = 0; d < DIM; d += 16) {
    unsigned a[4], b[4];
    load_matrices(a, &q[place(row0 + lane % 16, d + lane / 16 * 8, PITCH)]);
#pragma unroll
    for (int n = 0; n < TILE; n += 16) {
      load_matrices(b, &k[place(n + lane / 16 * 8 + lane % 8, d + lane / 8 % 2 * 8, PITCH)]);
      mma(sum[n / 8], a, b[0], b[1]);
      mma(sum[n / 8 + 1], a, b[2], b[3]);
    }
  }
  __syncthreads();
#pragma unroll
  for (int n = 0; n < 8; ++n) {
    int row = row0 + lane / 4, column = n * 8 + lane % 4 * 2;
    *(__half2 *)&out[place(row, column, OUT_PITCH)] =
        __floats2half2_rn(scale * sum[n][0], scale * sum[n][1]);
    *(__half2 *)&out[place(row + 8, column, OUT_PITCH)] =
        __floats2half2_rn(scale * sum[n][2], scale * sum[n][3]);
  }
  __syncthreads();
  __half *to = scores + (size_t)blockIdx.x * TILE * TILE;
  for (int i = threadIdx.x; i < TILE * TILE / 8; i += THREADS)
    *(uint4 *)&to[i * 8] = *(const uint4 *)&out[place(i / 8, i % 8 * 8, OUT_PITCH)];
}
