/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Decodes columns of a database: deltas of w bits, w an argument; 32 of them, w words, to a thread,
 * which adds them up from a reference of its own. A block of 128 threads stages packed words and results
 * in two arrays behind one pointer to dynamic memory.
 *
 * Results are stored 32 words apart, 32-way; packed words are read w apart: 2-way with w = 10. By hand:
 * rows of 33 results (HAND=1); of w | 1 packed words, too (HAND=2); result XOR thread in place of 33
 * (HAND=3). Ten blocks fit on an SM; with both pads, nine.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128, EACH = 32, ROW = HAND == 1 || HAND == 2 ? EACH + 1 : EACH;

__device__ __forceinline__ int place(int thread, int i) {
  return thread * ROW + (HAND == 3 ? i ^ (thread & 31) : i);
}

__global__ void __launch_bounds__(THREADS)
    bitpack_unpack(unsigned *__restrict__ out, const unsigned *__restrict__ packed,
                   const unsigned *__restrict__ references, int w) {
  extern __shared__ unsigned memory[];
  unsigned *results = memory, *words = memory + THREADS * ROW;
  int t = threadIdx.x, pitch = HAND >= 2 ? w | 1 : w;
  const unsigned *from = packed + (size_t)blockIdx.x * THREADS * w;
  for (int i = t; i < THREADS * w; i += THREADS)
    words[HAND >= 2 ? i / w * pitch + i % w : i] = from[i];
  unsigned sum = references[blockIdx.x * THREADS + t];
  __syncthreads();
  const unsigned *mine = words + t * pitch;
  unsigned long long bits = 0;
  unsigned mask = w == 32 ? ~0u : (1u << w) - 1;
  for (int i = 0, have = 0, at = 0; i < EACH; ++i) {
    if (have < w) {
      bits |= (unsigned long long)mine[at++] << have;
      have += 32;
    }
    sum += (unsigned)bits & mask;
    bits >>= w;
    have -= w;
    results[place(t, i)] = sum;
  }
  __syncthreads();
  unsigned *to = out + (size_t)blockIdx.x * THREADS * EACH;
  for (int i = t; i < THREADS * EACH; i += THREADS)
    to[i] = results[place(i / EACH, i % EACH)];
}
