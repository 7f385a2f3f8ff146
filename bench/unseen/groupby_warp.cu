/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * SELECT key, count(*), sum(v), max(v) GROUP BY key: each warp gathers its rows in a hash table of
 * its own in shared memory (256 slots of 16 bytes, open addressing), then the block adds its four
 * tables up, slot by slot, into the result in global memory, where keys are small numbers.
 *
 * Where rows go is decided by data, but a slot has 4 words, so that keys of 32 lanes lie in 8
 * banks, and so do counts, sums and maxima. By hand: four arrays (HAND=1); the words of a slot
 * rotated by bits 3 and 4 of its number, so that all banks serve (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int WARPS = 4, SLOTS = 256, EMPTY = -1;
enum field { KEY, COUNT, SUM, MAX, FIELDS };

__device__ __forceinline__ int place(int slot, int field) {
  return HAND == 1   ? field * SLOTS + slot
         : HAND == 2 ? slot * FIELDS + ((field + (slot >> 3)) & 3)
                     : slot * FIELDS + field;
}

__global__ void __launch_bounds__(32 * WARPS)
    groupby_warp(int *__restrict__ counts, int *__restrict__ sums, int *__restrict__ maxima,
                 const int *__restrict__ keys, const int *__restrict__ values, int rows,
                 int rows_per_block) {
  __shared__ int table[WARPS][SLOTS * FIELDS];
  int warp = threadIdx.x / 32, t = threadIdx.x;
  for (int i = t; i < WARPS * SLOTS; i += 32 * WARPS) {
    int *to = table[i / SLOTS];
    to[place(i % SLOTS, KEY)] = EMPTY;
    to[place(i % SLOTS, COUNT)] = 0;
    to[place(i % SLOTS, SUM)] = 0;
    to[place(i % SLOTS, MAX)] = -0x7fffffff - 1;
  }
  __syncthreads();
  int *mine = table[warp];
  int first = blockIdx.x * rows_per_block;
  int last = min(first + rows_per_block, rows);
  for (int row = first + t; row < last; row += 32 * WARPS) {
    int key = keys[row], value = values[row];
    unsigned slot = (unsigned)key * 2654435761u >> 24;
    for (;;) {
      int found = atomicCAS(&mine[place(slot, KEY)], EMPTY, key);
      if (found == EMPTY || found == key)
        break;
      slot = (slot + 1) % SLOTS;
    }
    atomicAdd(&mine[place(slot, COUNT)], 1);
    atomicAdd(&mine[place(slot, SUM)], value);
    atomicMax(&mine[place(slot, MAX)], value);
  }
  __syncthreads();
  for (int i = t; i < WARPS * SLOTS; i += 32 * WARPS) {
    const int *from = table[i / SLOTS];
    int key = from[place(i % SLOTS, KEY)];
    if (key == EMPTY)
      continue;
    atomicAdd(&counts[key], from[place(i % SLOTS, COUNT)]);
    atomicAdd(&sums[key], from[place(i % SLOTS, SUM)]);
    atomicMax(&maxima[key], from[place(i % SLOTS, MAX)]);
  }
}
