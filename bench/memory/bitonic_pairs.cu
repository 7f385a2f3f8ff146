/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Bitonic sorting of keys with values, 1,024 pairs to a block of 512 threads. Two arrays in one
 * block of dynamic shared memory, the second behind as many keys as an argument says.
 *
 * Threads compare elements 2^k apart and leave out those of their partners: 2-way wherever the
 * distance is below 32. By hand: one word after every 32 (HAND=1), with 256 bytes more at the
 * launch, which helps the longest of these distances alone; every other line turned end for end
 * (HAND=2), which helps them all.
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

__device__ inline int slot(int i) {
  return HAND == 1 ? i + (i >> 5) : HAND == 2 ? (i & 32 ? i ^ 31 : i) : i;
}

__global__ void bitonic_pairs(unsigned *out_keys, unsigned *out_values, const unsigned *in_keys,
                              const unsigned *in_values, int n) {
  extern __shared__ unsigned char memory[];
  unsigned *keys = (unsigned *)memory;
  unsigned *values = (unsigned *)(memory + (HAND == 1 ? n + n / 32 : n) * sizeof(unsigned));
  int t = threadIdx.x, half = n / 2, first = blockIdx.x * n;
  for (int i = t; i < n; i += half) {
    keys[slot(i)] = in_keys[first + i];
    values[slot(i)] = in_values[first + i];
  }
  for (int size = 2; size <= n; size *= 2) {
    bool up = (t & size / 2) == 0;
    for (int stride = size / 2; stride > 0; stride /= 2) {
      __syncthreads();
      int low = 2 * t - (t & (stride - 1)), a = slot(low), b = slot(low + stride);
      unsigned ka = keys[a], kb = keys[b], va = values[a], vb = values[b];
      bool swap = ka > kb || (ka == kb && va > vb);
      if (swap == up) {
        keys[a] = kb;
        keys[b] = ka;
        values[a] = vb;
        values[b] = va;
      }
    }
  }
  __syncthreads();
  for (int i = t; i < n; i += half) {
    out_keys[first + i] = keys[slot(i)];
    out_values[first + i] = values[slot(i)];
  }
}
