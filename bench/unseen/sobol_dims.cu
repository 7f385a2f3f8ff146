/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Sobol numbers in 128 dimensions, a thread a dimension, in the order of Gray codes: each point differs from
 * the one before it by one direction number, the same place of all dimensions' rows of 32 words in shared
 * memory. Numbers are shifted digitally; a moment of each dimension is kept.
 *
 * Rows of 32 words: 32-way at each point. By hand: rows of 33 (HAND=1); XOR with the dimension (HAND=2);
 * transposed as they come (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int DIMENSIONS = 128, BITS = 32, ROW = HAND == 1 ? 33 : 32;

__device__ __forceinline__ int place(int d, int bit) {
  return HAND == 3 ? bit * DIMENSIONS + d : d * ROW + (HAND == 2 ? bit ^ (d & 31) : bit);
}

__global__ void __launch_bounds__(DIMENSIONS)
    sobol_dims(float *__restrict__ out, const unsigned *__restrict__ directions, const unsigned *__restrict__ shifts,
               int dimensions, int count) {
  __shared__ unsigned v[DIMENSIONS * ROW];
  int t = threadIdx.x;
  for (int i = t; i < DIMENSIONS * BITS; i += DIMENSIONS)
    v[place(i / BITS, i % BITS)] = directions[(size_t)blockIdx.x * DIMENSIONS * BITS + i];
  __syncthreads();
  unsigned n = blockIdx.y * count, gray = n ^ n >> 1;
  unsigned state = shifts[blockIdx.x * DIMENSIONS + t];
  for (int bit = 0; gray >> bit; ++bit)
    if (gray >> bit & 1)
      state ^= v[place(t, bit)];
  float mean = 0, moment = 0;
#pragma unroll 4
  for (int i = 0; i < count; ++i) {
    float x = __uint2float_rn(state) * 2.3283064e-10f;
    mean += x;
    moment = fmaf(x, x, moment);
    state ^= v[place(t, __ffs(~n) - 1)];
    ++n;
  }
  float *to = out + (size_t)blockIdx.y * 2 * dimensions + blockIdx.x * DIMENSIONS + t;
  to[0] = mean;
  to[dimensions] = moment;
}
