/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Sparse coding by matching pursuit: a dictionary of 128 atoms, as long as an argument says, stays in dynamic shared memory; each signal of the block
 * is its residual, from which the atom with the largest correlation (a thread correlates its atom) is subtracted again and again.
 * Behind the dictionary lie the residual and what warps found.
 *
 * dictionary[t * length + k]: 32-way where the length is a multiple of 32. By hand: an odd pitch (HAND=1), the
 * dictionary turned (HAND=2; the subtracted atom is then read across).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int ATOMS = 128;

__device__ __forceinline__ int place(int atom, int k, int length) {
#if HAND == 1
  return atom * (length | 1) + k;
#elif HAND == 2
  (void)length;
  return k * (ATOMS + 1) + atom;
#else
  return atom * length + k;
#endif
}

__global__ void __launch_bounds__(ATOMS) matching_pursuit(float *__restrict__ weights, int *__restrict__ picks, float *__restrict__ errors, const float *__restrict__ signals,
                                                          const float *__restrict__ atoms, int length, int terms, int count) {
  extern __shared__ float pool[];
  float *dictionary = pool;
#if HAND == 1
  float *residual = pool + ATOMS * (length | 1);
#elif HAND == 2
  float *residual = pool + (ATOMS + 1) * length;
#else
  float *residual = pool + ATOMS * length;
#endif
  float *best = residual + length;
  int *owner = reinterpret_cast<int *>(best + ATOMS / 32);
  const int t = threadIdx.x;
  for (int i = t; i < ATOMS * length; i += ATOMS)
    dictionary[place(i / length, i % length, length)] = atoms[i];
  for (int s = 0; s < count; ++s) {
    size_t signal = (size_t)blockIdx.x * count + s;
    for (int k = t; k < length; k += ATOMS)
      residual[k] = signals[signal * length + k];
    __syncthreads();
    for (int term = 0; term < terms; ++term) {
      float sum = 0;
#pragma unroll 4
      for (int k = 0; k < length; ++k)
        sum = fmaf(dictionary[place(t, k, length)], residual[k], sum);
      float most = sum;
      int from = t;
      for (int d = 16; d; d /= 2) {
        float other = __shfl_xor_sync(~0u, most, d);
        int whose = __shfl_xor_sync(~0u, from, d);
        if (fabsf(other) > fabsf(most) || (fabsf(other) == fabsf(most) && whose < from))
          most = other, from = whose;
      }
      if ((t & 31) == 0) {
        best[t / 32] = most;
        owner[t / 32] = from;
      }
      __syncthreads();
      most = best[0];
      from = owner[0];
      for (int w = 1; w < ATOMS / 32; ++w)
        if (fabsf(best[w]) > fabsf(most))
          most = best[w], from = owner[w];
      for (int k = t; k < length; k += ATOMS)
        residual[k] = fmaf(-most, dictionary[place(from, k, length)], residual[k]);
      if (t == 0) {
        weights[signal * terms + term] = most;
        picks[signal * terms + term] = from;
      }
      __syncthreads();
    }
    if (t < 32) {
      float sum = 0;
      for (int k = t; k < length; k += 32)
        sum = fmaf(residual[k], residual[k], sum);
      for (int d = 16; d; d /= 2)
        sum += __shfl_xor_sync(~0u, sum, d);
      if (t == 0)
        errors[signal] = sum;
    }
    __syncthreads();
  }
}
