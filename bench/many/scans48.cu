/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * 48 scans, as a library instantiates them: of four types, of blocks of 64 to 1,024 threads, with 1
 * to 8 elements a thread. */
#include "../../examples/cuda_min.h"

template <class T, int THREADS, int ITEMS>
__global__ void __launch_bounds__(THREADS) scan(T *out, const T *in) {
  __shared__ T items[THREADS * ITEMS], sums[2 * THREADS];
  int t = threadIdx.x, first = blockIdx.x * THREADS * ITEMS;
  for (int i = 0; i < ITEMS; i++)
    items[i * THREADS + t] = in[first + i * THREADS + t];
  __syncthreads();
  T mine[ITEMS], sum = 0;
  for (int i = 0; i < ITEMS; i++)
    mine[i] = sum += items[t * ITEMS + i];
  sums[t] = sum;
  int stride = 1;
  for (int pairs = THREADS / 2; pairs > 0; pairs >>= 1, stride *= 2) {
    __syncthreads();
    if (t < pairs)
      sums[stride * (2 * t + 2) - 1] += sums[stride * (2 * t + 1) - 1];
  }
  if (t == 0)
    sums[THREADS - 1] = 0;
  for (int pairs = 1; pairs < THREADS; pairs *= 2) {
    stride >>= 1;
    __syncthreads();
    if (t < pairs) {
      int left = stride * (2 * t + 1) - 1, right = stride * (2 * t + 2) - 1;
      T before = sums[left];
      sums[left] = sums[right];
      sums[right] += before;
    }
  }
  __syncthreads();
  for (int i = 0; i < ITEMS; i++)
    items[t * ITEMS + i] = sums[t] + mine[i];
  __syncthreads();
  for (int i = 0; i < ITEMS; i++)
    out[first + i * THREADS + t] = items[i * THREADS + t];
}

#define SCAN(T, THREADS, ITEMS) template __global__ void scan<T, THREADS, ITEMS>(T *, const T *);
#define SCANS(T, THREADS) SCAN(T, THREADS, 1) SCAN(T, THREADS, 4) SCAN(T, THREADS, 8)
#define ALL(T) SCANS(T, 64) SCANS(T, 128) SCANS(T, 256) SCANS(T, 512)
ALL(int) ALL(float) ALL(short) ALL(long long)
