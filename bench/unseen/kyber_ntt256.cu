/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The number-theoretic transform of Kyber (ML-KEM): polynomials of 256 shorts modulo 3329, a warp a
 * polynomial, seven layers of butterflies in shared memory, Montgomery's reduction; four to a block.
 *
 * Nothing to gain, though it looks like a butterfly: words hold two coefficients, so that 32 lanes at any
 * distance find 16 words in 16 banks. By hand, in vain: ints, a word more after 32 (HAND=1), which are
 * clean, too, in twice the memory; shorts, a word more after 32 (HAND=2); plain ints (HAND=3), 2-way.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 256, WARPS = 4, Q = 3329;
#if HAND == 1 || HAND == 3
typedef int Word;
#else
typedef short Word;
#endif
constexpr int SIZE = HAND == 1 ? N + N / 32 : HAND == 2 ? N + N / 32 : N;

__device__ __forceinline__ int place(int i) { return HAND == 1 ? i + (i >> 5) : HAND == 2 ? i + (i >> 6 << 1) : i; }

__device__ __forceinline__ short multiply(short a, short b) {
  int product = a * b;
  short low = (short)(product * -3327); /* 1 / Q modulo 2^16 */
  return (short)((product - low * Q) >> 16);
}
__device__ __forceinline__ short reduce(short a) { /* Barrett's */
  return (short)(a - ((20159 * a + (1 << 25)) >> 26) * Q);
}

__global__ void __launch_bounds__(32 * WARPS)
    kyber_ntt256(short *__restrict__ out, const short *__restrict__ in, const short *__restrict__ roots) {
  __shared__ __align__(16) Word polynomials[WARPS][SIZE];
  __shared__ short zetas[128];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  size_t first = ((size_t)blockIdx.x * WARPS + warp) * N;
  Word *p = polynomials[warp];
  zetas[t] = roots[t];
#pragma unroll
  for (int i = 0; i < N / 32; ++i)
    p[place(i * 32 + lane)] = in[first + i * 32 + lane];
  __syncthreads();
  for (int bits = 7; bits >= 1; --bits) {
    int length = 1 << bits;
#pragma unroll
    for (int i = 0; i < N / 64; ++i) {
      int b = i * 32 + lane, group = b >> bits, low = (group << (bits + 1)) + (b & (length - 1));
      short x = (short)p[place(low)], y = multiply(zetas[(128 >> bits) + group], (short)p[place(low + length)]);
      p[place(low)] = (short)(x + y);
      p[place(low + length)] = (short)(x - y);
    }
    __syncwarp();
  }
#pragma unroll
  for (int i = 0; i < N / 32; ++i)
    out[first + i * 32 + lane] = reduce((short)p[place(i * 32 + lane)]);
}
