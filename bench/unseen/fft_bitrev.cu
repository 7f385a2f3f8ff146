/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The textbook's fast Fourier transform: 1,024 complex floats, put into bit-reversed order while
 * they are loaded, then ten stages of radix 2 in place; roots of unity from a table. A block of 256
 * threads has one transform.
 *
 * Lanes store their numbers 32 complex numbers apart: 16-way of half warps. The first four stages
 * are 2-way. By hand: a number more after 16 (HAND=1); reversed reads of global memory in place of
 * stores (HAND=2), which leaves the stages as they are; two arrays, a word more after 32 (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 1024, BITS = 10, THREADS = 256;

struct Line {
#if HAND == 3
  float re[N + N / 32], im[N + N / 32];
  __device__ static int place(int i) { return i + (i >> 5); }
  __device__ float2 get(int i) const { return make_float2(re[place(i)], im[place(i)]); }
  __device__ void put(int i, float2 v) { re[place(i)] = v.x, im[place(i)] = v.y; }
#else
  float2 at[HAND == 1 ? N + N / 16 : N];
  __device__ static int place(int i) { return HAND == 1 ? i + (i >> 4) : i; }
  __device__ float2 get(int i) const { return at[place(i)]; }
  __device__ void put(int i, float2 v) { at[place(i)] = v; }
#endif
};

__global__ void __launch_bounds__(THREADS)
    fft_bitrev(float2 *__restrict__ out, const float2 *__restrict__ in,
               const float2 *__restrict__ roots) {
  __shared__ Line line;
  int t = threadIdx.x;
  const float2 *from = in + (size_t)blockIdx.x * N;
  float2 *to = out + (size_t)blockIdx.x * N;
  for (int i = t; i < N; i += THREADS) {
    int turned = __brev(i) >> (32 - BITS);
    if (HAND == 2)
      line.put(i, from[turned]);
    else
      line.put(turned, from[i]);
  }
  __syncthreads();
  for (int stage = 0; stage < BITS; ++stage) {
    int half = 1 << stage;
    for (int i = t; i < N / 2; i += THREADS) {
      int k = i & (half - 1);
      int low = ((i >> stage) << (stage + 1)) + k, high = low + half;
      float2 w = roots[k << (BITS - 1 - stage)];
      float2 a = line.get(low), b = line.get(high);
      float2 c = make_float2(b.x * w.x - b.y * w.y, b.x * w.y + b.y * w.x);
      line.put(low, make_float2(a.x + c.x, a.y + c.y));
      line.put(high, make_float2(a.x - c.x, a.y - c.y));
    }
    __syncthreads();
  }
  for (int i = t; i < N; i += THREADS)
    to[i] = line.get(i);
}
