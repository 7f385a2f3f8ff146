/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The multifrontal method of sparse Cholesky factorisation: a front of up to 80 rows in doubles is assembled from its children's dense updates, whose rows go
 * where 16-bit lists say (extend-add), its first 16 columns are eliminated, and what is left is its own update. Front, pivots, lists and
 * signs are carved out of more than 48 KiB of dynamic shared memory, each at its alignment.
 *
 * Rows are 640 bytes apart, threads go down columns: 16-way. By hand: rows of 81 (HAND=1), column XOR row within 16 (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int MOST = 80, PIVOTS = 16, THREADS = 128, ROW = HAND == 1 ? MOST + 1 : MOST;

__device__ __forceinline__ int at(int r, int c) { return r * ROW + (HAND == 2 ? c ^ (r & 15) : c); }

template <typename T> __device__ __forceinline__ T *carve(char *&next, int count) {
  next = reinterpret_cast<char *>((reinterpret_cast<size_t>(next) + sizeof(T) - 1) & ~(sizeof(T) - 1));
  T *found = reinterpret_cast<T *>(next);
  next += count * sizeof(T);
  return found;
}

__global__ void __launch_bounds__(THREADS) frontal_extend(double *__restrict__ updates, const double *__restrict__ children, const unsigned short *__restrict__ splits, int count,
                                                          int child, int n) {
  extern __shared__ __align__(16) char memory[];
  char *next = memory;
  unsigned char *sign = carve<unsigned char>(next, MOST);
  unsigned short *list = carve<unsigned short>(next, MOST);
  double *front = carve<double>(next, MOST * ROW);
  double *pivot = carve<double>(next, PIVOTS);
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  for (int i = t; i < MOST * MOST; i += THREADS)
    front[at(i / MOST, i % MOST)] = i / MOST == i % MOST ? 64.0 : 0.0;
  if (t < MOST)
    sign[t] = 0;
  __syncthreads();
  for (int k = 0; k < count; ++k) {
    size_t which = (size_t)blockIdx.x * count + k;
    if (t < child) /* in order, with a gap */
      list[t] = t < splits[which] ? t : t + n - child;
    __syncthreads();
    for (int r = warp; r < child; r += THREADS / 32)
      for (int c = lane; c <= r; c += 32)
        front[at(list[r], list[c])] += children[which * child * child + r * child + c];
    __syncthreads();
  }
  for (int k = 0; k < PIVOTS; ++k) {
    double d = front[at(k, k)];
    if (t == 0) {
      pivot[k] = d;
      sign[k] = d < 0;
    }
    __syncthreads();
    double root = rsqrt(fabs(d) + 1.0);
    for (int r = k + 1 + t; r < n; r += THREADS)
      front[at(r, k)] *= root;
    __syncthreads();
    for (int c = k + 1 + warp; c < n; c += THREADS / 32) {
      double f = front[at(c, k)];
      for (int r = c + lane; r < n; r += 32)
        front[at(r, c)] = fma(-front[at(r, k)], f, front[at(r, c)]);
    }
    __syncthreads();
  }
  double *to = updates + (size_t)blockIdx.x * MOST * MOST;
  for (int i = t; i < n * n; i += THREADS) {
    int r = i / n, c = i % n;
    to[i] = c > r ? 0.0 : c < PIVOTS && r == c ? pivot[c] * (sign[c] ? -1.0 : 1.0) : front[at(r, c)];
  }
}
