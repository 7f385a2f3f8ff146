/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The inner half of scrypt with r = 1 and N = 16: 16 blocks of 128 bytes a thread, written in turn
 * and then read where the state says, mixed by Salsa20/8; 48 threads to a block, 96 KiB of dynamic
 * shared memory, two blocks to an SM.
 *
 * All lanes' blocks begin in one bank: 32-way, 8-way by vectors. By hand: words of all lanes side
 * by side (HAND=1); the same by uint4 (HAND=2); a lane's blocks longer by a word (HAND=3).
 */
#include <cstdint>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int LANES = 48, N = 16, WORDS = 32;

__device__ __forceinline__ int place(int lane, int block, int word) {
  if (HAND == 1)
    return (block * WORDS + word) * LANES + lane;
  if (HAND == 2)
    return ((block * (WORDS / 4) + word / 4) * LANES + lane) * 4 + word % 4;
  return lane * (N * WORDS + (HAND == 3)) + block * WORDS + word;
}

__device__ __forceinline__ void add_rotate(uint32_t &to, uint32_t a, uint32_t b, int by) {
  to ^= __funnelshift_l(a + b, a + b, by);
}

__device__ __forceinline__ void quarter(uint32_t &a, uint32_t &b, uint32_t &c, uint32_t &d) {
  add_rotate(b, a, d, 7), add_rotate(c, b, a, 9), add_rotate(d, c, b, 13), add_rotate(a, d, c, 18);
}

/* x ^= y, x = Salsa20/8(x) */
__device__ __forceinline__ void salsa(uint32_t *x, const uint32_t *y) {
  uint32_t s[16];
#pragma unroll
  for (int i = 0; i < 16; ++i)
    s[i] = x[i] ^= y[i];
#pragma unroll 1
  for (int round = 0; round < 8; round += 2) {
    quarter(s[0], s[4], s[8], s[12]), quarter(s[5], s[9], s[13], s[1]);
    quarter(s[10], s[14], s[2], s[6]), quarter(s[15], s[3], s[7], s[11]);
    quarter(s[0], s[1], s[2], s[3]), quarter(s[5], s[6], s[7], s[4]);
    quarter(s[10], s[11], s[8], s[9]), quarter(s[15], s[12], s[13], s[14]);
  }
#pragma unroll
  for (int i = 0; i < 16; ++i)
    x[i] += s[i];
}

__global__ void __launch_bounds__(LANES)
    scrypt_lanes(uint4 *__restrict__ out, const uint4 *__restrict__ in, int passwords) {
  extern __shared__ __align__(16) uint32_t scratch[];
  int t = threadIdx.x, password = blockIdx.x * LANES + t;
  if (password >= passwords)
    return;
  uint32_t x[WORDS];
#pragma unroll
  for (int i = 0; i < WORDS; i += 4) {
    uint4 v = in[(size_t)password * (WORDS / 4) + i / 4];
    x[i] = v.x, x[i + 1] = v.y, x[i + 2] = v.z, x[i + 3] = v.w;
  }
#pragma unroll 1
  for (int n = 0; n < N; ++n) {
#if HAND == 2
#pragma unroll
    for (int i = 0; i < WORDS; i += 4)
      *(uint4 *)&scratch[place(t, n, i)] = make_uint4(x[i], x[i + 1], x[i + 2], x[i + 3]);
#else
#pragma unroll
    for (int i = 0; i < WORDS; ++i)
      scratch[place(t, n, i)] = x[i];
#endif
    salsa(x, x + 16), salsa(x + 16, x);
  }
#pragma unroll 1
  for (int n = 0; n < N; ++n) {
    int from = x[16] & (N - 1);
#if HAND == 2
#pragma unroll
    for (int i = 0; i < WORDS; i += 4) {
      uint4 v = *(const uint4 *)&scratch[place(t, from, i)];
      x[i] ^= v.x, x[i + 1] ^= v.y, x[i + 2] ^= v.z, x[i + 3] ^= v.w;
    }
#else
#pragma unroll
    for (int i = 0; i < WORDS; ++i)
      x[i] ^= scratch[place(t, from, i)];
#endif
    salsa(x, x + 16), salsa(x + 16, x);
  }
#pragma unroll
  for (int i = 0; i < WORDS; i += 4)
    out[(size_t)password * (WORDS / 4) + i / 4] = make_uint4(x[i], x[i + 1], x[i + 2], x[i + 3]);
}
