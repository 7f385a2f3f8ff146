/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The memory of Argon2d, filled: each block of 1 KiB is the compression of the one before and of
 * one that data picks. A warp a password; a block is a matrix of 8x16 words of 64 bits in shared
 * memory, of which four lanes take a row, then two columns of pairs, through BLAKE2b's round with
 * multiplications; diagonals by shuffles.
 *
 * Rows of 128 bytes: rows 4-way, columns 2-way. By hand: rows of 20 words (HAND=1), where columns
 * stay as they are; the word XOR-ed with the row's lower bits, 8 for the first and 4 for the second
 * (HAND=2).
 */
#include <cstdint>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int WORDS = 128, WARPS = 2, ROOM = HAND == 1 ? 160 : WORDS;

__device__ __forceinline__ int place(int row, int word) {
  if (HAND == 2)
    return row * 16 + (word ^ ((row & 1) << 3 | (row & 2) << 1));
  return row * (HAND == 1 ? 20 : 16) + word;
}

__device__ __forceinline__ uint64_t mixed(uint64_t x, uint64_t y) {
  return x + y + 2 * (uint64_t)(uint32_t)x * (uint32_t)y;
}

__device__ __forceinline__ uint64_t rotated(uint64_t x, int by) { return x >> by | x << (64 - by); }

__device__ __forceinline__ void quarter(uint64_t &a, uint64_t &b, uint64_t &c, uint64_t &d) {
  a = mixed(a, b), d = rotated(d ^ a, 32), c = mixed(c, d), b = rotated(b ^ c, 24);
  a = mixed(a, b), d = rotated(d ^ a, 16), c = mixed(c, d), b = rotated(b ^ c, 63);
}

template <class At> __device__ __forceinline__ void blake_round(uint64_t *state, At at) {
  int i = threadIdx.x & 3;
  uint64_t a = state[at(i)], b = state[at(i + 4)], c = state[at(i + 8)], d = state[at(i + 12)];
  quarter(a, b, c, d);
  b = __shfl_sync(~0u, b, i + 1, 4), c = __shfl_sync(~0u, c, i + 2, 4),
  d = __shfl_sync(~0u, d, i + 3, 4);
  quarter(a, b, c, d);
  b = __shfl_sync(~0u, b, i + 3, 4), c = __shfl_sync(~0u, c, i + 2, 4),
  d = __shfl_sync(~0u, d, i + 1, 4);
  state[at(i)] = a, state[at(i + 4)] = b, state[at(i + 8)] = c, state[at(i + 12)] = d;
}

__global__ void __launch_bounds__(32 * WARPS)
    argon2_fill(uint64_t *__restrict__ memory, const uint64_t *__restrict__ seeds, int blocks) {
  __shared__ uint64_t states[WARPS][ROOM];
  uint64_t *state = states[threadIdx.y];
  int lane = threadIdx.x, group = lane >> 2;
  size_t password = (size_t)blockIdx.x * WARPS + threadIdx.y;
  uint64_t *mine = memory + password * blocks * WORDS;
  const uint64_t *seed = seeds + password * 2 * WORDS;
  uint64_t before[4];
#pragma unroll
  for (int j = 0; j < 4; ++j) {
    int word = j * 32 + lane;
    mine[word] = seed[word];
    mine[WORDS + word] = before[j] = seed[WORDS + word];
  }
  for (int n = 2; n < blocks; ++n) {
    uint32_t random = (uint32_t)__shfl_sync(~0u, before[0], 0);
    int from = (int)__umulhi(random, n - 1); /* any but the one before */
    uint64_t folded[4];
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      int word = j * 32 + lane; /* this lane has written it itself */
      folded[j] = before[j] ^ mine[(size_t)from * WORDS + word];
      state[place(word >> 4, word & 15)] = folded[j];
    }
    __syncwarp();
    blake_round(state, [&](int k) { return place(group, k); });
    __syncwarp();
    blake_round(state, [&](int k) { return place(k >> 1, 2 * group + (k & 1)); });
    __syncwarp();
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      int word = j * 32 + lane;
      mine[(size_t)n * WORDS + word] = before[j] = folded[j] ^ state[place(word >> 4, word & 15)];
    }
    __syncwarp();
  }
}
