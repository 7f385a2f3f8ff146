/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Keccak-256 of messages of 272 bytes, a message a thread, the state in shared memory because rho
 * and pi go through it by a table.
 *
 * A state has 25 words of 64 bits, an odd number, so nothing conflicts. By hand, in vain: one word
 * more, as a rule of thumb says, which makes it 2-way (HAND=1); states side by side (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

typedef unsigned long long u64;

constexpr int THREADS = 128, LANES = 25, RATE = 17, ROUNDS = 24;
constexpr int PITCH = HAND == 1 ? LANES + 1 : LANES;

__constant__ u64 iota[ROUNDS] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000,
    0x000000000000808b, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009,
    0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a,
    0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003,
    0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
    0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008};
__constant__ int turn[24] = {1,  3,  6,  10, 15, 21, 28, 36, 45, 55, 2,  14,
                             27, 41, 56, 8,  25, 43, 62, 18, 39, 61, 20, 44};
__constant__ int lane_of[24] = {10, 7,  11, 17, 18, 3, 5,  16, 8,  21, 24, 4,
                                15, 23, 19, 13, 12, 2, 20, 14, 22, 9,  6,  1};

__device__ __forceinline__ int at(int lane) {
  return HAND == 2 ? lane * THREADS + threadIdx.x : threadIdx.x * PITCH + lane;
}

__device__ __forceinline__ u64 rotate(u64 x, int by) { return x << by | x >> (64 - by); }

__device__ void permute(u64 *state) {
#pragma unroll 1
  for (int round = 0; round < ROUNDS; ++round) {
    u64 c[5];
#pragma unroll
    for (int x = 0; x < 5; ++x)
      c[x] = state[at(x)] ^ state[at(x + 5)] ^ state[at(x + 10)] ^ state[at(x + 15)] ^
             state[at(x + 20)];
#pragma unroll
    for (int x = 0; x < 5; ++x) {
      u64 d = c[(x + 4) % 5] ^ rotate(c[(x + 1) % 5], 1);
#pragma unroll 1
      for (int y = 0; y < 25; y += 5)
        state[at(x + y)] ^= d;
    }
    u64 moved = state[at(1)];
#pragma unroll 1
    for (int i = 0; i < 24; ++i) {
      u64 next = state[at(lane_of[i])];
      state[at(lane_of[i])] = rotate(moved, turn[i]);
      moved = next;
    }
#pragma unroll 1
    for (int y = 0; y < 25; y += 5) {
      u64 b[5];
#pragma unroll
      for (int x = 0; x < 5; ++x)
        b[x] = state[at(y + x)];
#pragma unroll
      for (int x = 0; x < 5; ++x)
        state[at(y + x)] = b[x] ^ (~b[(x + 1) % 5] & b[(x + 2) % 5]);
    }
    state[at(0)] ^= iota[round];
  }
}

__global__ void __launch_bounds__(THREADS)
    keccak25(u64 *__restrict__ digests, const u64 *__restrict__ messages) {
  __shared__ u64 state[THREADS * PITCH];
  size_t message = (size_t)blockIdx.x * THREADS + threadIdx.x;
  const u64 *from = messages + message * 2 * RATE;
  for (int i = 0; i < LANES; ++i)
    state[at(i)] = 0;
  for (int block = 0; block < 2; ++block) {
    for (int i = 0; i < RATE; ++i)
      state[at(i)] ^= from[block * RATE + i];
    permute(state);
  }
  state[at(0)] ^= 1;
  state[at(RATE - 1)] ^= 0x8000000000000000ull;
  permute(state);
  for (int i = 0; i < 4; ++i)
    digests[message * 4 + i] = state[at(i)];
}
