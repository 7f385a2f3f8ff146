/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Products of a sparse matrix in coordinates, summed within rows by a segmented scan in shared
 * memory: structs of a flag (a row begins here) and a double, 16 bytes, 256 to a block; each step
 * adds the struct 1, 2, 4, ... before. Columns are gathered; each running sum is written.
 *
 * Flags 16 bytes apart are 4-way, doubles 2-way of half warps. By hand: two arrays (HAND=1);
 * structs of 24 bytes (HAND=2), doubles free and flags 2-way; where its row begins in a thread's
 * register, by ballots, and doubles alone in shared memory (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256, WARPS = THREADS / 32;

struct Part {
  int begins;
  double sum;
#if HAND == 2
  double unused;
#endif
};

struct Parts {
#if HAND == 1
  int begins[THREADS];
  double sum[THREADS];
  __device__ int flag(int i) const { return begins[i]; }
  __device__ double value(int i) const { return sum[i]; }
  __device__ void put(int i, int flag, double value) { begins[i] = flag, sum[i] = value; }
#else
  Part part[THREADS];
  __device__ int flag(int i) const { return part[i].begins; }
  __device__ double value(int i) const { return part[i].sum; }
  __device__ void put(int i, int flag, double value) { part[i].begins = flag, part[i].sum = value; }
#endif
};

__global__ void __launch_bounds__(THREADS)
    coo_segscan(double *__restrict__ out, const double *__restrict__ values,
                const int *__restrict__ columns, const unsigned char *__restrict__ begins,
                const double *__restrict__ x) {
  int t = threadIdx.x;
  size_t at = (size_t)blockIdx.x * THREADS + t;
  int flag = t == 0 || begins[at] == 0;
  double sum = values[at] * x[columns[at]];
#if HAND == 3
  __shared__ double sums[THREADS];
  __shared__ int last[WARPS];
  unsigned heads = __ballot_sync(0xffffffffu, flag), upto = heads & (0xffffffffu >> (31 - t % 32));
  if (t % 32 == 0)
    last[t / 32] = heads ? t + 31 - __clz(heads) : -1;
  sums[t] = sum;
  __syncthreads();
  int start = upto ? (t & ~31) + 31 - __clz(upto) : -1;
  for (int warp = t / 32 - 1; start < 0; --warp)
    start = last[warp];
  for (int step = 1; step < THREADS; step *= 2) {
    if (t - step >= start)
      sum = sums[t - step] + sum;
    __syncthreads();
    sums[t] = sum;
    __syncthreads();
  }
#else
  __shared__ Parts parts;
  parts.put(t, flag, sum);
  __syncthreads();
  for (int step = 1; step < THREADS; step *= 2) {
    if (!flag && t >= step) {
      flag = parts.flag(t - step);
      sum = parts.value(t - step) + sum;
    }
    __syncthreads();
    parts.put(t, flag, sum);
    __syncthreads();
  }
#endif
  out[at] = sum;
}
