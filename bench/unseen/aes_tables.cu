/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * AES-128 in counter mode with T-tables: 4 tables of 256 words in shared memory, which the block
 * computes, 160 look-ups for 16 bytes.
 *
 * Data says which word a lane wants: 3.5 wavefronts for words at random, whatever the layout. What
 * people do is no layout of these arrays: a copy of one table for each lane, the others by rotation
 * (HAND=1), 32 KiB, one wavefront; one table for all lanes, the others by rotation (HAND=2), as
 * many conflicts, fewer bytes.
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256, ROUNDS = 10;

struct alignas(16) Block {
  unsigned x, y, z, w;
};

static __device__ unsigned times(unsigned a, unsigned b) {
  unsigned product = 0;
#pragma unroll
  for (int bit = 0; bit < 8; ++bit) {
    product ^= b & 1 ? a : 0;
    a = a << 1 ^ (a & 0x80 ? 0x11b : 0);
    b >>= 1;
  }
  return product;
}

static __device__ unsigned substitute(unsigned x) {
  unsigned inverse = 1, power = x;
#pragma unroll 1
  for (int bit = 1; bit < 8; ++bit) {
    power = times(power, power);
    inverse = times(inverse, power);
  }
  unsigned doubled = inverse * 0x101;
  return (inverse ^ doubled >> 7 ^ doubled >> 6 ^ doubled >> 5 ^ doubled >> 4 ^ 0x63) & 0xff;
}

static __device__ __forceinline__ unsigned turned(unsigned x, int bits) {
  return bits ? x << bits | x >> (32 - bits) : x;
}

struct Tables {
#if HAND == 0
  unsigned at[4][256];
#else
  unsigned at[256][HAND == 1 ? 32 : 1];
#endif
  __device__ unsigned operator()(int table, unsigned byte) const {
#if HAND == 0
    return at[table][byte];
#else
    return turned(at[byte][HAND == 1 ? threadIdx.x & 31 : 0], 8 * table);
#endif
  }
};

__global__ void __launch_bounds__(THREADS)
    aes_tables(Block *out, const Block *in, const unsigned *round_keys, unsigned nonce, int each) {
  __shared__ Tables te;
  __shared__ unsigned key[4 * (ROUNDS + 1)];
  int t = threadIdx.x;
  unsigned s = substitute(t);
  unsigned word = times(s, 2) | s << 8 | s << 16 | times(s, 3) << 24;
#if HAND == 0
  for (int table = 0; table < 4; ++table)
    te.at[table][t] = turned(word, 8 * table);
#elif HAND == 1
  for (int copy = 0; copy < 32; ++copy)
    te.at[t][(copy + t) & 31] = word;
#else
  te.at[t][0] = word;
#endif
  if (t < 4 * (ROUNDS + 1))
    key[t] = round_keys[t];
  __syncthreads();

  for (int n = 0; n < each; ++n) {
    unsigned counter = (blockIdx.x * each + n) * THREADS + t;
    unsigned a = nonce ^ key[0], b = key[1], c = key[2], d = counter ^ key[3];
    for (int round = 1; round < ROUNDS; ++round) {
      unsigned w = te(0, a & 255) ^ te(1, b >> 8 & 255) ^ te(2, c >> 16 & 255) ^ te(3, d >> 24);
      unsigned x = te(0, b & 255) ^ te(1, c >> 8 & 255) ^ te(2, d >> 16 & 255) ^ te(3, a >> 24);
      unsigned y = te(0, c & 255) ^ te(1, d >> 8 & 255) ^ te(2, a >> 16 & 255) ^ te(3, b >> 24);
      unsigned z = te(0, d & 255) ^ te(1, a >> 8 & 255) ^ te(2, b >> 16 & 255) ^ te(3, c >> 24);
      a = w ^ key[4 * round], b = x ^ key[4 * round + 1];
      c = y ^ key[4 * round + 2], d = z ^ key[4 * round + 3];
    }
    auto last = [&](unsigned p, unsigned q, unsigned r, unsigned u) {
      return (te(0, p & 255) >> 8 & 255) | (te(0, q >> 8 & 255) & 0xff00) |
             (te(0, r >> 16 & 255) & 0xff0000) | (te(0, u >> 24) << 16 & 0xff000000);
    };
    Block text = in[counter], cipher;
    cipher.x = text.x ^ last(a, b, c, d) ^ key[4 * ROUNDS];
    cipher.y = text.y ^ last(b, c, d, a) ^ key[4 * ROUNDS + 1];
    cipher.z = text.z ^ last(c, d, a, b) ^ key[4 * ROUNDS + 2];
    cipher.w = text.w ^ last(d, a, b, c) ^ key[4 * ROUNDS + 3];
    out[counter] = cipher;
  }
}
