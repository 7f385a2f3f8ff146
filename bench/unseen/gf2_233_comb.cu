/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Message authentication over the binary field of the curves B-233 and K-233, a message a thread: Horner's rule with a key per message. Products by the comb method with
 * windows of four bits: the 16 multiples of the thread's key are in shared memory, 32 bytes each, written and read 16 bytes at a time
 * by inline PTX.
 *
 * Tables of 512 bytes: written 8-way a quarter; data picks the multiple, all of which begin in four of the eight places of 16 bytes. By hand: 528 bytes a thread (HAND=1),
 * 16-byte piece XOR thread (HAND=2), piece by piece of all threads (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int WORDS = 8, MULTIPLES = 16, THREADS = 64, ROW = HAND == 1 ? MULTIPLES * 2 + 1 : MULTIPLES * 2;

__device__ __forceinline__ unsigned piece(unsigned base, int t, int i) {
  return base + 16 * (HAND == 3 ? i * THREADS + t : HAND == 2 ? t * ROW + (i ^ (t & 7)) : t * ROW + i);
}

__device__ __forceinline__ uint4 load(unsigned address) {
  uint4 v;
  asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) : "r"(address) : "memory");
  return v;
}

__device__ __forceinline__ void store(unsigned address, unsigned a, unsigned b, unsigned c, unsigned d) {
  asm volatile("st.shared.v4.u32 [%0], {%1, %2, %3, %4};" ::"r"(address), "r"(a), "r"(b), "r"(c), "r"(d) : "memory");
}

__device__ __forceinline__ void reduce(unsigned (&x)[WORDS], unsigned (&c)[2 * WORDS]) {
#pragma unroll
  for (int i = 2 * WORDS - 1; i >= WORDS; --i) { /* t^233 = t^74 + 1 */
    unsigned high = c[i];
    c[i - 8] ^= high << 23;
    c[i - 7] ^= high >> 9;
    c[i - 5] ^= high << 1;
    c[i - 4] ^= high >> 31;
  }
  unsigned high = c[7] >> 9;
  c[0] ^= high;
  c[2] ^= high << 10;
  c[3] ^= high >> 22;
  c[7] &= 0x1ff;
#pragma unroll
  for (int i = 0; i < WORDS; ++i)
    x[i] = c[i];
}

__global__ void __launch_bounds__(THREADS) gf2_233_comb(unsigned *__restrict__ tags, const unsigned *__restrict__ keys, const unsigned *__restrict__ text, int blocks, int messages) {
  __shared__ uint4 tables[THREADS * ROW];
  const int t = threadIdx.x, message = blockIdx.x * THREADS + t;
  const unsigned base = (unsigned)__cvta_generic_to_shared(tables);
  unsigned key[WORDS], x[WORDS] = {};
#pragma unroll
  for (int i = 0; i < WORDS; ++i)
    key[i] = keys[i * messages + message] & (i == WORDS - 1 ? 0x1ff : ~0u);
  for (int u = 0; u < MULTIPLES; ++u) {
    unsigned m[WORDS] = {};
#pragma unroll
    for (int bit = 0; bit < 4; ++bit) {
      unsigned mask = u >> bit & 1 ? ~0u : 0u;
#pragma unroll
      for (int i = 0; i < WORDS; ++i)
        m[i] ^= __funnelshift_l(i ? key[i - 1] : 0u, key[i], bit) & mask;
    }
    store(piece(base, t, 2 * u), m[0], m[1], m[2], m[3]);
    store(piece(base, t, 2 * u + 1), m[4], m[5], m[6], m[7]);
  }
  for (int block = 0; block < blocks; ++block) {
    unsigned c[2 * WORDS] = {};
#pragma unroll
    for (int i = 0; i < WORDS; ++i)
      x[i] ^= text[((size_t)block * WORDS + i) * messages + message];
    x[WORDS - 1] &= 0x1ff;
    for (int window = 28; window >= 0; window -= 4) {
#pragma unroll
      for (int j = 0; j < WORDS; ++j) {
        int u = x[j] >> window & 15;
        uint4 low = load(piece(base, t, 2 * u)), high = load(piece(base, t, 2 * u + 1));
        c[j] ^= low.x, c[j + 1] ^= low.y, c[j + 2] ^= low.z, c[j + 3] ^= low.w;
        c[j + 4] ^= high.x, c[j + 5] ^= high.y, c[j + 6] ^= high.z, c[j + 7] ^= high.w;
      }
      if (window) {
#pragma unroll
        for (int i = 2 * WORDS - 1; i > 0; --i)
          c[i] = __funnelshift_l(c[i - 1], c[i], 4);
        c[0] <<= 4;
      }
    }
    reduce(x, c);
  }
#pragma unroll
  for (int i = 0; i < WORDS; ++i)
    tags[i * messages + message] = x[i];
}
