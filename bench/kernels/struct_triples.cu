/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Normalizes vectors of three floats: words go through shared memory so that global memory is read
 * and written without gaps, each thread works on a vector of its own.
 *
 * Vectors are 3 words apart, an odd number: clean. It must be left alone. Who arranges it by field
 * all the same (HAND=1) makes the copies 3-way.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256, WORDS = 3 * THREADS;

__device__ inline int slot(int i) { return HAND == 1 ? i % 3 * THREADS + i / 3 : i; }

__global__ void struct_triples(float *out, const float *in) {
  __shared__ float words[WORDS];
  int t = threadIdx.x, first = blockIdx.x * WORDS;
  for (int i = t; i < WORDS; i += THREADS)
    words[slot(i)] = in[first + i];
  __syncthreads();
  float x = words[slot(3 * t)], y = words[slot(3 * t + 1)], z = words[slot(3 * t + 2)];
  float square = x * x;
  square += y * y;
  square += z * z;
  float scale = 1 / __builtin_sqrtf(square + 1e-20f);
  words[slot(3 * t)] = x * scale;
  words[slot(3 * t + 1)] = y * scale;
  words[slot(3 * t + 2)] = z * scale;
  __syncthreads();
  for (int i = t; i < WORDS; i += THREADS)
    out[first + i] = words[slot(i)];
}
