/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Successive cancellation of polar codes of 64 bits, as control channels of 5G have them: a thread
 * decodes one word, with its tree of log-likelihood ratios (stage s at 2^s, the channel at 64) in
 * 128 floats of its own; bits and partial sums stay in registers.
 *
 * All lanes are at the same place of rows of 128 words: 32-way everywhere but where the channel is
 * stored. By hand: rows of 129 (HAND=1), place XOR thread (HAND=2), the tree's places outermost
 * (HAND=3), which moves the conflicts to that one store.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 64, THREADS = 64, PITCH = HAND == 1 ? 2 * N + 1 : 2 * N;

__device__ __forceinline__ int place(int word, int at) {
  return HAND == 2   ? word * PITCH + (at ^ (word & 31))
         : HAND == 3 ? at * THREADS + word
                     : word * PITCH + at;
}

/* The bits below `count`, a power of two, as the encoder would combine them. */
__device__ __forceinline__ unsigned long long encoded(unsigned long long bits, int count) {
  const unsigned long long masks[6] = {0x5555555555555555ull, 0x3333333333333333ull,
                                       0x0f0f0f0f0f0f0f0full, 0x00ff00ff00ff00ffull,
                                       0x0000ffff0000ffffull, 0x00000000ffffffffull};
#pragma unroll
  for (int stage = 0; stage < 6; ++stage)
    if (1 << stage < count)
      bits ^= bits >> (1 << stage) & masks[stage];
  return bits;
}

__global__ void __launch_bounds__(THREADS)
    polar_sc64(unsigned long long *__restrict__ out, const float *__restrict__ channel,
               unsigned long long frozen) {
  __shared__ float tree[THREADS * PITCH];
  int t = threadIdx.x;
  const float *from = channel + (size_t)blockIdx.x * THREADS * N;
  for (int i = t; i < THREADS * N; i += THREADS)
    tree[place(i / N, N + i % N)] = from[i];
  __syncthreads();
  unsigned long long bits = 0;
  for (int i = 0; i < N; ++i) {
    int top = i ? __ffs(i) - 1 : 5;
    if (i) { /* the right child of stage `top`, once the left one is known */
      int half = 1 << top;
      unsigned long long sums = encoded(bits >> (i - half) & ((1ull << half) - 1), half);
      for (int j = 0; j < half; ++j) {
        float a = tree[place(t, 2 * half + j)], b = tree[place(t, 3 * half + j)];
        tree[place(t, half + j)] = sums >> j & 1 ? b - a : b + a;
      }
      --top;
    }
    for (int s = top; s >= 0; --s) {
      int half = 1 << s;
      for (int j = 0; j < half; ++j) {
        float a = tree[place(t, 2 * half + j)], b = tree[place(t, 3 * half + j)];
        float least = fminf(fabsf(a), fabsf(b));
        tree[place(t, half + j)] = (a < 0) != (b < 0) ? -least : least;
      }
    }
    if (!(frozen >> i & 1) && tree[place(t, 1)] < 0)
      bits |= 1ull << i;
  }
  out[(size_t)blockIdx.x * THREADS + t] = bits;
}
