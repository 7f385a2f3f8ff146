/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Exclusive prefix sums after Blelloch, as in GPU Gems 3: two elements to a thread, in dynamic
 * shared memory, the length an argument.
 *
 * Pairs are 2, 4, 8 ... words apart, from level to level: up to 32-way. By hand: the book's
 * CONFLICT_FREE_OFFSET, one word after every 32 (HAND=1), with 128 bytes more at the launch; every
 * line XOR-ed with its number (HAND=2).
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

#if HAND == 1
#define CONFLICT_FREE_OFFSET(n) ((n) >> 5)
#define SLOT(n) ((n) + CONFLICT_FREE_OFFSET(n))
#elif HAND == 2
#define SLOT(n) ((n) ^ ((n) >> 5 & 31))
#else
#define SLOT(n) (n)
#endif

__global__ void scan_length(int *out, const int *in, int n) {
  extern __shared__ int temp[];
  int t = threadIdx.x, offset = 1;
  const int *from = in + blockIdx.x * n;
  temp[SLOT(t)] = from[t];
  temp[SLOT(t + n / 2)] = from[t + n / 2];
  for (int d = n >> 1; d > 0; d >>= 1) {
    __syncthreads();
    if (t < d) {
      int a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1;
      temp[SLOT(b)] += temp[SLOT(a)];
    }
    offset *= 2;
  }
  if (t == 0)
    temp[SLOT(n - 1)] = 0;
  for (int d = 1; d < n; d *= 2) {
    offset >>= 1;
    __syncthreads();
    if (t < d) {
      int a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1;
      int left = temp[SLOT(a)];
      temp[SLOT(a)] = temp[SLOT(b)];
      temp[SLOT(b)] += left;
    }
  }
  __syncthreads();
  int *to = out + blockIdx.x * n;
  to[t] = temp[SLOT(t)];
  to[t + n / 2] = temp[SLOT(t + n / 2)];
}
