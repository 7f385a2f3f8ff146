/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The Ising model: 64x64 spins in shared memory with a periodic border, a replica to a block of 32x4
 * threads, Metropolis sweeps over the squares of a chessboard, with random numbers from Philox (10 rounds, a
 * block of four for four rows).
 *
 * Random numbers are most of the work. Lanes two words apart: 2-way. By hand: black and white squares apart
 * (HAND=1), which is clean; bytes (HAND=2), of which neighbours share a word.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 64, BY = 4;
#if HAND == 2
typedef signed char Spin;
#else
typedef int Spin;
#endif

__device__ __forceinline__ int place(int y, int x) {
  return HAND == 1 ? ((x + y) & 1) * (N * N / 2) + y * (N / 2) + (x >> 1) : y * N + x;
}

__device__ __forceinline__ uint4 philox(uint4 c, unsigned k0, unsigned k1) {
#pragma unroll
  for (int i = 0; i < 10; ++i) {
    unsigned h0 = __umulhi(0xD2511F53u, c.x), l0 = 0xD2511F53u * c.x;
    unsigned h1 = __umulhi(0xCD9E8D57u, c.z), l1 = 0xCD9E8D57u * c.z;
    c = make_uint4(h1 ^ c.y ^ k0, l1, h0 ^ c.w ^ k1, l0);
    k0 += 0x9E3779B9u, k1 += 0xBB67AE85u;
  }
  return c;
}

__global__ void __launch_bounds__(32 * BY)
    ising_philox(int *__restrict__ out, const signed char *__restrict__ in, unsigned seed, int sweeps, unsigned p4,
                 unsigned p8) {
  __shared__ Spin spins[N * N];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 32 + tx;
  for (int i = t; i < N * N; i += 32 * BY)
    spins[place(i / N, i % N)] = in[(size_t)blockIdx.x * N * N + i] < 0 ? -1 : 1;
  __syncthreads();
  for (int sweep = 0; sweep < sweeps; ++sweep)
    for (int colour = 0; colour < 2; ++colour) {
      for (int y0 = ty * 4; y0 < N; y0 += 4 * BY) {
        uint4 random = philox(make_uint4(tx, y0, sweep * 2 + colour, blockIdx.x), seed, 0x5eed);
        unsigned draw[4] = {random.x, random.y, random.z, random.w};
#pragma unroll
        for (int i = 0; i < 4; ++i) {
          int y = y0 + i, x = 2 * tx + ((y + colour) & 1);
          int around = spins[place(y, (x + 1) % N)] + spins[place(y, (x + N - 1) % N)] +
                       spins[place((y + 1) % N, x)] + spins[place((y + N - 1) % N, x)];
          int spin = spins[place(y, x)], cost = spin * around;
          if (cost <= 0 || draw[i] < (cost == 2 ? p4 : p8))
            spins[place(y, x)] = -spin;
        }
      }
      __syncthreads();
    }
  for (int y = ty; y < N; y += BY) { /* energies and spins of two columns */
    int a = spins[place(y, 2 * tx)], b = spins[place(y, 2 * tx + 1)];
    int down = spins[place((y + 1) % N, 2 * tx)], right = spins[place(y, (2 * tx + 2) % N)];
    out[((size_t)blockIdx.x * N + y) * 32 + tx] = (a * down + a * b + b * right) * 4 + (a + b);
  }
}
