/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * y = A x for a sparse matrix of 4x4 blocks in rows of equal length (blocked ELLPACK), whose length
 * is an argument: 128 blocks of values are staged as float4 in shared memory, a thread multiplies
 * one block, and four threads a row add the products up.
 *
 * A thread's block is four float4: 4-way; the products of a row of 8 are 32 words from the next
 * row's: 8-way. By hand: a float4 after each block, and after each row of products (HAND=1); rows
 * of a block XOR bits of the block (HAND=2); an array for each row of the blocks (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128;

__device__ __forceinline__ int value_at(int slot, int r) {
  return HAND == 1   ? slot * 5 + r
         : HAND == 2 ? slot * 4 + (r ^ (slot >> 1 & 3))
         : HAND == 3 ? r * (THREADS + 2) + slot
                     : slot * 4 + r;
}

__device__ __forceinline__ int product_at(int row, int j, int width) {
  return HAND ? row * (width + 1) + j : row * width + j;
}

__global__ void __launch_bounds__(THREADS)
    bsr4_spmv(float *__restrict__ y, const float4 *__restrict__ values,
              const int *__restrict__ columns, const int *__restrict__ lengths,
              const float4 *__restrict__ x, int width) {
  __shared__ float4 value[HAND == 1 ? THREADS * 5 : HAND == 3 ? (THREADS + 2) * 4 : THREADS * 4];
  __shared__ float4 product[HAND ? THREADS * 2 : THREADS];
  int t = threadIdx.x, rows = THREADS / width, slots = rows * width;
  size_t first = (size_t)blockIdx.x * slots;
  for (int i = t; i < slots * 4; i += THREADS)
    value[value_at(i / 4, i % 4)] = values[first * 4 + i];
  __syncthreads();
  if (t < slots) {
    float4 v = x[columns[first + t]], sum;
    float4 a = value[value_at(t, 0)];
    sum.x = a.x * v.x + a.y * v.y + a.z * v.z + a.w * v.w;
    a = value[value_at(t, 1)];
    sum.y = a.x * v.x + a.y * v.y + a.z * v.z + a.w * v.w;
    a = value[value_at(t, 2)];
    sum.z = a.x * v.x + a.y * v.y + a.z * v.z + a.w * v.w;
    a = value[value_at(t, 3)];
    sum.w = a.x * v.x + a.y * v.y + a.z * v.z + a.w * v.w;
    product[product_at(t / width, t % width, width)] = sum;
  }
  __syncthreads();
  for (int i = t; i < rows * 4; i += THREADS) {
    int row = i / 4, length = lengths[blockIdx.x * rows + row];
    float sum = 0.0f;
    for (int j = 0; j < length; ++j)
      sum += ((const float *)&product[product_at(row, j, width)])[i % 4];
    y[(size_t)blockIdx.x * rows * 4 + i] = sum;
  }
}
