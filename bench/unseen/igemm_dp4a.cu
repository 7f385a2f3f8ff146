/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A B^T of signed bytes by dp4a (inline PTX): 64x64 of C a block of 16x16, four by four a
 * thread; 64 bytes of K a step, in two stages of dynamic shared memory that change places.
 *
 * A thread's four rows of B start 64 words after its neighbour's: 16-way. By hand: rows of 17
 * words, and columns of C 16 apart (HAND=1); stored by K, rows of 68 words, read four at a time
 * (HAND=2); words XOR row / 4 (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, WORDS = 16, EACH = 4;
constexpr int PITCH = HAND == 1 ? WORDS + 1 : WORDS, BY_K = TILE + 4;
constexpr int SIZE = HAND == 2 ? WORDS * BY_K : TILE * PITCH;

__device__ __forceinline__ int place(int row, int k) {
  return HAND == 2 ? k * BY_K + row : HAND == 3 ? row * WORDS + (k ^ (row >> 2)) : row * PITCH + k;
}

__device__ __forceinline__ int dp4a(int a, int b, int c) {
  int d;
  asm("dp4a.s32.s32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}

__device__ __forceinline__ void store(int *tile, int row, int k, int4 v) {
#if HAND == 0
  *(int4 *)&tile[place(row, k)] = v;
#else
  tile[place(row, k)] = v.x;
  tile[place(row, k + 1)] = v.y;
  tile[place(row, k + 2)] = v.z;
  tile[place(row, k + 3)] = v.w;
#endif
}

__device__ __forceinline__ int column_of(int tx, int j) {
  return HAND == 1 ? tx + j * TILE / EACH : tx * EACH + j;
}

__device__ void multiply(int (&sum)[EACH][EACH], const int *a, const int *b) {
#pragma unroll
  for (int k = 0; k < WORDS; ++k) {
    int ra[EACH], rb[EACH];
#if HAND == 2
    int4 va = *(const int4 *)&a[place(threadIdx.y * EACH, k)];
    int4 vb = *(const int4 *)&b[place(threadIdx.x * EACH, k)];
    ra[0] = va.x, ra[1] = va.y, ra[2] = va.z, ra[3] = va.w;
    rb[0] = vb.x, rb[1] = vb.y, rb[2] = vb.z, rb[3] = vb.w;
#else
#pragma unroll
    for (int i = 0; i < EACH; ++i) {
      ra[i] = a[place(threadIdx.y * EACH + i, k)];
      rb[i] = b[place(column_of(threadIdx.x, i), k)];
    }
#endif
#pragma unroll
    for (int i = 0; i < EACH; ++i)
#pragma unroll
      for (int j = 0; j < EACH; ++j)
        sum[i][j] = dp4a(ra[i], rb[j], sum[i][j]);
  }
}

__global__ void __launch_bounds__(256) igemm_dp4a(int *__restrict__ c, const int4 *__restrict__ a,
                                                  const int4 *__restrict__ b, int m, int n, int k) {
  extern __shared__ __align__(16) int stages[];
  int *now = stages, *next = stages + 2 * SIZE;
  int t = threadIdx.y * 16 + threadIdx.x, row = t / 4, part = t % 4;
  int row0 = blockIdx.y * TILE, column0 = blockIdx.x * TILE;
  const int4 *from_a = a + (size_t)(row0 + row) * (k / 16) + part;
  const int4 *from_b = b + (size_t)(column0 + row) * (k / 16) + part;
  int sum[EACH][EACH] = {};
  store(now, row, part * 4, from_a[0]);
  store(now + SIZE, row, part * 4, from_b[0]);
  __syncthreads();
  int steps = k / (4 * WORDS);
  for (int step = 0; step < steps; ++step) {
    int4 va, vb;
    if (step + 1 < steps) {
      va = from_a[(step + 1) * 4];
      vb = from_b[(step + 1) * 4];
    }
    multiply(sum, now, now + SIZE);
    if (step + 1 < steps) {
      store(next, row, part * 4, va);
      store(next + SIZE, row, part * 4, vb);
    }
    __syncthreads();
    int *swap = now;
    now = next;
    next = swap;
  }
#pragma unroll
  for (int i = 0; i < EACH; ++i)
#pragma unroll
    for (int j = 0; j < EACH; ++j)
      c[(size_t)(row0 + threadIdx.y * EACH + i) * n + column0 + column_of(threadIdx.x, j)] =
          sum[i][j];
}
