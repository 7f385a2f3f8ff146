/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A block cipher in the manner of DES, and the search for its keys: tables of substitutions in
 * shared memory, all rounds unrolled, so that data decides hundreds of addresses and no layout
 * changes anything. */
#include "../../examples/cuda_min.h"

struct tables {
  unsigned box[8][64];
};

template <int ROUNDS>
static __device__ __forceinline__ void encrypt(const tables &t, const unsigned *key, unsigned &left,
                                               unsigned &right) {
#pragma unroll
  for (int round = 0; round < ROUNDS; round++) {
    unsigned x = right ^ key[2 * round], y = (right >> 4 | right << 28) ^ key[2 * round + 1];
    unsigned out = t.box[0][x & 63] ^ t.box[2][x >> 8 & 63] ^ t.box[4][x >> 16 & 63] ^
                   t.box[6][x >> 24 & 63] ^ t.box[1][y & 63] ^ t.box[3][y >> 8 & 63] ^
                   t.box[5][y >> 16 & 63] ^ t.box[7][y >> 24 & 63];
    unsigned next = left ^ out;
    left = right;
    right = next;
  }
}

template <int ROUNDS, int BLOCKS>
__global__ void cipher(unsigned *out, const unsigned *in, const unsigned *keys,
                       const tables *from) {
  __shared__ tables t;
  __shared__ unsigned key[2 * ROUNDS];
  for (int i = threadIdx.x; i < 512; i += blockDim.x)
    t.box[i >> 6][i & 63] = from->box[i >> 6][i & 63];
  if (threadIdx.x < 2 * ROUNDS)
    key[threadIdx.x] = keys[threadIdx.x];
  __syncthreads();
  unsigned first = (blockIdx.x * blockDim.x + threadIdx.x) * 2 * BLOCKS;
  unsigned before[2] = {0, 0};
#pragma unroll
  for (int b = 0; b < BLOCKS; b++) {
    unsigned left = in[first + 2 * b] ^ before[0], right = in[first + 2 * b + 1] ^ before[1];
    encrypt<ROUNDS>(t, key, left, right);
    out[first + 2 * b] = before[0] = left;
    out[first + 2 * b + 1] = before[1] = right;
  }
}

#define CIPHER(ROUNDS, BLOCKS)                                                                     \
  template __global__ void cipher<ROUNDS, BLOCKS>(unsigned *, const unsigned *, const unsigned *,  \
                                                  const tables *);
CIPHER(16, 1) CIPHER(16, 2) CIPHER(16, 4) CIPHER(25, 1) CIPHER(25, 4) CIPHER(48, 1) CIPHER(48, 2)
