/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * ChaCha20 as a stream cipher: a thread makes the 64 bytes of one counter in registers and puts
 * them into shared memory, from where the block of 128 threads adds them to the text in lines.
 *
 * A thread's 16 words are stored 16 bytes at a time by clang: threads 64 bytes apart, 4-way of the
 * eight lanes that such an access serves at once. By hand: 17 words a thread (HAND=1), which takes
 * the vectors apart; 20 words (HAND=2), which keeps them; vectors XOR thread (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128, WORDS = 16, PITCH = HAND == 1 ? 17 : HAND == 2 ? 20 : 16;

__device__ __forceinline__ unsigned turned(unsigned x, int n) { return __funnelshift_l(x, x, n); }

__device__ __forceinline__ void quarter(unsigned &a, unsigned &b, unsigned &c, unsigned &d) {
  a += b, d = turned(d ^ a, 16);
  c += d, b = turned(b ^ c, 12);
  a += b, d = turned(d ^ a, 8);
  c += d, b = turned(b ^ c, 7);
}

__device__ __forceinline__ int place(int thread, int word) {
  return HAND == 3 ? thread * WORDS + (word ^ ((thread >> 1 & 3) << 2)) : thread * PITCH + word;
}

__global__ void __launch_bounds__(THREADS)
    chacha20_ctr(unsigned *__restrict__ out, const unsigned *__restrict__ text,
                 const unsigned *__restrict__ key, unsigned counter, int batches) {
  __shared__ __align__(16) unsigned stream[THREADS * PITCH];
  int t = threadIdx.x;
  for (int batch = 0; batch < batches; ++batch) {
    unsigned first = (blockIdx.x * batches + batch) * THREADS;
    unsigned start[WORDS] = {0x61707865u, 0x3320646eu, 0x79622d32u, 0x6b206574u};
    for (int i = 0; i < 8; ++i)
      start[4 + i] = key[i];
    start[12] = counter + first + t;
    for (int i = 0; i < 3; ++i)
      start[13 + i] = key[8 + i];
    unsigned x[WORDS];
    for (int i = 0; i < WORDS; ++i)
      x[i] = start[i];
    for (int round = 0; round < 10; ++round) {
      quarter(x[0], x[4], x[8], x[12]);
      quarter(x[1], x[5], x[9], x[13]);
      quarter(x[2], x[6], x[10], x[14]);
      quarter(x[3], x[7], x[11], x[15]);
      quarter(x[0], x[5], x[10], x[15]);
      quarter(x[1], x[6], x[11], x[12]);
      quarter(x[2], x[7], x[8], x[13]);
      quarter(x[3], x[4], x[9], x[14]);
    }
#pragma unroll
    for (int i = 0; i < WORDS; ++i)
      stream[place(t, i)] = x[i] + start[i];
    __syncthreads();
    const unsigned *from = text + (size_t)first * WORDS;
    unsigned *to = out + (size_t)first * WORDS;
    for (int i = t; i < THREADS * WORDS; i += THREADS)
      to[i] = from[i] ^ stream[place(i / WORDS, i % WORDS)];
    __syncthreads();
  }
}
