/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Sums of a block's elements, any type, by way of the SharedMemory getter that CUDA's samples have:
 * extern arrays of several types in one file may not share a name.
 *
 * The stride doubles from step to step and the lanes that work stay neighbours: 2-way, then 4, up
 * to 32. By hand: sums of halves (HAND=1), as the samples go on; one word after every 32 (HAND=2),
 * with 32 bytes more at the launch.
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

template <class T> struct SharedMemory {
  __device__ inline operator T *() {
    extern __shared__ int __smem[];
    return (T *)__smem;
  }
  __device__ inline operator const T *() const {
    extern __shared__ int __smem[];
    return (T *)__smem;
  }
};

__device__ inline unsigned slot(unsigned i) { return HAND == 2 ? i + (i >> 5) : i; }

template <class T> __global__ void reduce_getter(T *out, const T *in, unsigned n) {
  T *sums = SharedMemory<T>();
  unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  sums[slot(t)] = i < n ? in[i] : 0;
  __syncthreads();
#if HAND == 1
  for (unsigned s = blockDim.x / 2; s > 0; s >>= 1) {
    if (t < s)
      sums[t] += sums[t + s];
    __syncthreads();
  }
#else
  for (unsigned s = 1; s < blockDim.x; s *= 2) {
    unsigned index = 2 * s * t;
    if (index < blockDim.x)
      sums[slot(index)] += sums[slot(index + s)];
    __syncthreads();
  }
#endif
  if (t == 0)
    out[blockIdx.x] = sums[0];
}

template __global__ void reduce_getter<int>(int *, const int *, unsigned);
template __global__ void reduce_getter<double>(double *, const double *, unsigned);
