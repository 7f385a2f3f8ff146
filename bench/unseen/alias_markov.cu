/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Texts from a Markov chain over 36 letters of second order, whose contexts are hashed to 64, by Walker's alias method: structs of a share and an alias in shared
 * memory, 64 rows of 36, 18 KiB, so that twelve blocks of 128 threads are resident. Threads make each row's shares relative to their sum, once; then each walks its
 * own chain, which is a load where data says after the other.
 *
 * Rows of 288 bytes: 8-way while shares are summed (4-way by words of 8 bytes), which is nothing beside the walks. By hand, for nothing: rows of 37, which cost one of twelve
 * blocks (HAND=1), element XOR row in rows of 36, as far as they are whole fours (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int CONTEXTS = 64, LETTERS = 36, ROW = HAND == 1 ? LETTERS + 1 : LETTERS;

struct Entry {
  float share;
  int alias;
};

__device__ __forceinline__ int at(int context, int letter) {
  return context * ROW + (HAND == 2 ? letter ^ (context >> 2 & 3) : letter);
}

__global__ void __launch_bounds__(128)
    alias_markov(unsigned *__restrict__ digests, const float *__restrict__ shares, const int *__restrict__ aliases, int length) {
  __shared__ Entry table[CONTEXTS * ROW];
  int t = threadIdx.x;
  for (int i = t; i < CONTEXTS * LETTERS; i += 128)
    table[at(i / LETTERS, i % LETTERS)] = {shares[i], aliases[i]};
  __syncthreads();
  if (t < CONTEXTS) {
    float most = 0;
    for (int j = 0; j < LETTERS; ++j)
      most = fmaxf(most, table[at(t, j)].share);
    float by = __frcp_rn(most);
    for (int j = 0; j < LETTERS; ++j)
      table[at(t, j)].share *= by;
  }
  __syncthreads();
  unsigned random = (blockIdx.x * 128 + t) * 2654435761u + 12345, digest = 0;
  int last = 0, before = 0;
  for (int i = 0; i < length; ++i) {
    random ^= random << 13, random ^= random >> 17, random ^= random << 5;
    int context = (3 * last + 5 * before) & (CONTEXTS - 1), letter = __umulhi(random, LETTERS);
    Entry e = table[at(context, letter)];
    before = last;
    last = (random & 0xffff) * (1.f / 65536) < e.share ? letter : e.alias;
    digest = digest * 33 + last;
  }
  digests[blockIdx.x * 128 + t] = digest;
}
