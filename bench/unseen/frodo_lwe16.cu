/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Public keys of FrodoKEM: B = A S + E modulo 2^16, A n x n of 16 bits (stored here, as a cache of expanded seeds
 * has it), S and E n x 8; many keys at a time. A block has 64 rows of one key, 128 threads, a thread one
 * row and four columns; 64 columns of A and rows of S at a time, carved from dynamic memory at constant offsets.
 *
 * Lanes are rows of A of 128 bytes, read two elements at a time: 32-way; S is a broadcast, and stores of both
 * are free. By hand: rows of 66 (HAND=1), word XOR row (HAND=2), rows of 72 read 16 bytes at a time (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int ROWS = 64, DEPTH = 64, COLUMNS = 8, THREADS = 128;
constexpr int PITCH = HAND == 1 ? DEPTH + 2 : HAND == 3 ? DEPTH + 8 : DEPTH, S_AT = ROWS * PITCH;

__device__ __forceinline__ int at(int row, int k) {
  return row * PITCH + (HAND == 2 ? k ^ (row & 31) << 1 : k);
}

__global__ void __launch_bounds__(THREADS)
    frodo_lwe16(unsigned short *__restrict__ b, const unsigned short *__restrict__ a,
                const unsigned short *__restrict__ s, const unsigned short *__restrict__ e, int n) {
  extern __shared__ __align__(16) unsigned short pool[];
  unsigned short *as = pool, *ss = pool + S_AT;
  int t = threadIdx.x, row = t % ROWS, c0 = t / ROWS * 4;
  size_t key = blockIdx.y;
  const unsigned short *mine = a + (key * n + blockIdx.x * ROWS) * n, *secret = s + key * n * COLUMNS;
  unsigned sum[4] = {};
  for (int k0 = 0; k0 < n; k0 += DEPTH) {
#if HAND == 3
#pragma unroll
    for (int i = t * 8; i < ROWS * DEPTH; i += THREADS * 8)
      *(uint4 *)&as[at(i / DEPTH, i % DEPTH)] = *(const uint4 *)&mine[(size_t)(i / DEPTH) * n + k0 + i % DEPTH];
#else
#pragma unroll 8
    for (int i = t * 2; i < ROWS * DEPTH; i += THREADS * 2)
      *(unsigned *)&as[at(i / DEPTH, i % DEPTH)] = *(const unsigned *)&mine[(size_t)(i / DEPTH) * n + k0 + i % DEPTH];
#endif
    for (int i = t * 2; i < DEPTH * COLUMNS; i += THREADS * 2)
      *(unsigned *)&ss[i] = *(const unsigned *)&secret[k0 * COLUMNS + i];
    __syncthreads();
#if HAND == 3
#pragma unroll 2
    for (int k = 0; k < DEPTH; k += 8) {
      uint4 eight = *(const uint4 *)&as[at(row, k)];
      unsigned pairs[4] = {eight.x, eight.y, eight.z, eight.w};
#pragma unroll
      for (int j = 0; j < 8; ++j) {
        unsigned v = pairs[j / 2] >> (j & 1) * 16 & 0xffff;
#else
#pragma unroll 4
    for (int k = 0; k < DEPTH; k += 2) {
      unsigned pair = *(const unsigned *)&as[at(row, k)];
#pragma unroll
      for (int j = 0; j < 2; ++j) {
        unsigned v = j ? pair >> 16 : pair & 0xffff;
#endif
        uint2 w = *(const uint2 *)&ss[(k + j) * COLUMNS + c0];
        sum[0] += v * (w.x & 0xffff), sum[1] += v * (w.x >> 16);
        sum[2] += v * (w.y & 0xffff), sum[3] += v * (w.y >> 16);
      }
    }
    __syncthreads();
  }
  size_t out = (key * n + blockIdx.x * ROWS + row) * COLUMNS + c0;
  uint2 noise = *(const uint2 *)&e[out];
  *(uint2 *)&b[out] = make_uint2((sum[0] + noise.x & 0xffff) | (sum[1] + (noise.x >> 16)) << 16,
                                 (sum[2] + noise.y & 0xffff) | (sum[3] + (noise.y >> 16)) << 16);
}
