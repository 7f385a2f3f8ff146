/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Adaptive binary range decoding as in LZMA, many streams at once: each thread decodes symbols of six bits by walking a tree of 64 probabilities of 16
 * bits, which it keeps in shared memory and adapts after every bit. The bits decide which is next.
 *
 * 64 probabilities are 32 words: nodes of one place in the tree are in one bank. By hand: 66 probabilities (HAND=1), nodes of all
 * threads side by side (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128, NODES = 64, BITS = 6;

#if HAND == 1
#define NODE(n) nodes[threadIdx.x * (NODES + 2) + (n)]
constexpr int SIZE = THREADS * (NODES + 2);
#elif HAND == 2
#define NODE(n) nodes[(n) * THREADS + threadIdx.x]
constexpr int SIZE = THREADS * NODES;
#else
#define NODE(n) nodes[threadIdx.x * NODES + (n)]
constexpr int SIZE = THREADS * NODES;
#endif

__global__ void __launch_bounds__(THREADS)
    bittree_decode(unsigned char *__restrict__ symbols, unsigned *__restrict__ ends, const unsigned char *__restrict__ streams, int length, int count) {
  __shared__ unsigned short nodes[SIZE];
  const size_t thread = (size_t)blockIdx.x * THREADS + threadIdx.x;
  const unsigned char *in = streams + (size_t)blockIdx.x * length * THREADS + threadIdx.x;
  for (int n = 0; n < NODES; ++n)
    NODE(n) = 1024;
  unsigned range = ~0u, code = 0;
  int at = 0;
  for (; at < 4; ++at)
    code = code << 8 | in[(size_t)at * THREADS];
  unsigned char *to = symbols + (size_t)blockIdx.x * count * THREADS + threadIdx.x;
  for (int s = 0; s < count; ++s) {
    unsigned node = 1;
#pragma unroll 1
    for (int bit = 0; bit < BITS; ++bit) {
      unsigned probability = NODE(node), bound = (range >> 11) * probability;
      bool one = code >= bound;
      range = one ? range - bound : bound;
      code = one ? code - bound : code;
      NODE(node) = one ? probability - (probability >> 5) : probability + ((2048 - probability) >> 5);
      node = node * 2 + one;
      if (range < 1u << 24) {
        unsigned next = at < length ? in[(size_t)at * THREADS] : 0;
        ++at;
        range <<= 8;
        code = code << 8 | next;
      }
    }
    to[(size_t)s * THREADS] = node & (NODES - 1);
  }
  ends[thread] = at;
}
