/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A particle code throws away what has left the box: a block packs those of its 512 particles of
 * 48 bytes that stay to the front of its segment. Their places come of Blelloch's scan of the
 * flags in shared memory, as in the chapter that everybody knows.
 *
 * The strides of its tree are 2-way to 16-way, for ever fewer lanes. The kernel waits for
 * particles and at barriers. By hand: a word after each 32 (HAND=1), word XOR line (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256, COUNT = 2 * THREADS;

__device__ __forceinline__ int place(int i) {
  return HAND == 1 ? i + (i >> 5) : HAND == 2 ? i ^ (i >> 5 & 31) : i;
}

__global__ void __launch_bounds__(THREADS)
    particle_compact(float4 *__restrict__ out, int *__restrict__ counts,
                     const float4 *__restrict__ particles, float side) {
  __shared__ int scan[COUNT + (HAND == 1 ? COUNT / 32 : 0)];
  int t = threadIdx.x;
  size_t segment = (size_t)blockIdx.x * COUNT * 3;
  float4 where[2], speed[2], spin[2];
  bool stays[2];
#pragma unroll
  for (int k = 0; k < 2; ++k) {
    int i = t + k * THREADS;
    where[k] = particles[segment + 3 * i];
    speed[k] = particles[segment + 3 * i + 1];
    spin[k] = particles[segment + 3 * i + 2];
    stays[k] = fabsf(where[k].x) < side && fabsf(where[k].y) < side && fabsf(where[k].z) < side;
    scan[place(i)] = stays[k];
  }
  int step = 1;
  for (int d = COUNT / 2; d; d >>= 1, step *= 2) {
    __syncthreads();
    if (t < d)
      scan[place((2 * t + 2) * step - 1)] += scan[place((2 * t + 1) * step - 1)];
  }
  if (t == 0) {
    counts[blockIdx.x] = scan[place(COUNT - 1)];
    scan[place(COUNT - 1)] = 0;
  }
  for (int d = 1; d < COUNT; d *= 2) {
    step >>= 1;
    __syncthreads();
    if (t < d) {
      int low = place((2 * t + 1) * step - 1), high = place((2 * t + 2) * step - 1);
      int x = scan[low];
      scan[low] = scan[high];
      scan[high] += x;
    }
  }
  __syncthreads();
#pragma unroll
  for (int k = 0; k < 2; ++k)
    if (stays[k]) {
      size_t to = segment + 3 * scan[place(t + k * THREADS)];
      out[to] = where[k];
      out[to + 1] = speed[k];
      out[to + 2] = spin[k];
    }
}
