/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The greatest of each row and where it is, the first of equals: rows of an odd length to a block
 * of 192 threads, which go along them and then meet in a tree over structs of value and index in
 * shared memory, interleaved, as the first of the well-known kernels of reductions has it.
 *
 * Threads 2, 4, 8, ... structs of 8 bytes apart: up to 16-way of half warps, but in ever fewer
 * warps: little to gain. By hand: halves in place of neighbours (HAND=1), the way that is taught;
 * two arrays (HAND=2), which keeps most conflicts; shuffles, and six structs in shared memory
 * (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 192;

struct Best {
  float value;
  int index;
};

__device__ __forceinline__ Best better(Best a, Best b) {
  return b.value > a.value || (b.value == a.value && b.index < a.index) ? b : a;
}

__global__ void __launch_bounds__(THREADS)
    argmax_interleaved(int *__restrict__ where, float *__restrict__ values,
                       const float *__restrict__ in, int columns) {
  int t = threadIdx.x;
  const float *row = in + (size_t)blockIdx.x * columns;
  Best own = {-INFINITY, 0x7fffffff};
  for (int i = t; i < columns; i += THREADS)
    own = better(own, {row[i], i});
#if HAND == 3
  __shared__ Best best[THREADS / 32];
  for (int step = 16; step; step >>= 1)
    own = better(own, {__shfl_xor_sync(0xffffffffu, own.value, step),
                       __shfl_xor_sync(0xffffffffu, own.index, step)});
  if (t % 32 == 0)
    best[t / 32] = own;
  __syncthreads();
  if (t == 0)
    for (int i = 1; i < THREADS / 32; ++i)
      own = better(own, best[i]);
#elif HAND == 2
  __shared__ float value[THREADS];
  __shared__ int index[THREADS];
  value[t] = own.value, index[t] = own.index;
  __syncthreads();
  for (int step = 1; step < THREADS; step *= 2) {
    int i = 2 * step * t;
    if (i + step < THREADS) {
      Best b = better({value[i], index[i]}, {value[i + step], index[i + step]});
      value[i] = b.value, index[i] = b.index;
    }
    __syncthreads();
  }
  own = {value[0], index[0]};
#else
  __shared__ Best best[THREADS];
  best[t] = own;
  __syncthreads();
#if HAND == 1
  for (int n = THREADS; n > 1; n = (n + 1) / 2) {
    if (t < n / 2)
      best[t] = better(best[t], best[t + (n + 1) / 2]);
    __syncthreads();
  }
#else
  for (int step = 1; step < THREADS; step *= 2) {
    int i = 2 * step * t;
    if (i + step < THREADS)
      best[i] = better(best[i], best[i + step]);
    __syncthreads();
  }
#endif
  own = best[0];
#endif
  if (t == 0)
    where[blockIdx.x] = own.index, values[blockIdx.x] = own.value;
}
