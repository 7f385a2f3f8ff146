/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The join of two partitions of a database: 1024 rows go to a hash table of 2048 structs of four words in
 * shared memory (linear probing, atomicCAS on keys), then the other side's rows look for theirs; values found
 * are written, hits counted. 192 threads.
 *
 * Keys decide. Keys four words apart are in 8 banks of 32. By hand: arrays for keys, values and hits
 * (HAND=1); pairs of key and value, and hits (HAND=2); structs of five words (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SLOTS = 2048, BUILD = 1024, THREADS = 192;
constexpr unsigned NONE = 0xffffffffu;

struct Entry {
  unsigned key, value, hits, group;
#if HAND == 3
  unsigned pad;
#endif
};

struct Table {
#if HAND == 1
  unsigned keys[SLOTS], values[SLOTS], counts[SLOTS], groups[SLOTS];
  __device__ unsigned &key(int i) { return keys[i]; }
  __device__ unsigned &value(int i) { return values[i]; }
  __device__ unsigned &hits(int i) { return counts[i]; }
  __device__ unsigned &group(int i) { return groups[i]; }
#elif HAND == 2
  uint2 pairs[SLOTS], rest[SLOTS];
  __device__ unsigned &key(int i) { return pairs[i].x; }
  __device__ unsigned &value(int i) { return pairs[i].y; }
  __device__ unsigned &hits(int i) { return rest[i].x; }
  __device__ unsigned &group(int i) { return rest[i].y; }
#else
  Entry entries[SLOTS];
  __device__ unsigned &key(int i) { return entries[i].key; }
  __device__ unsigned &value(int i) { return entries[i].value; }
  __device__ unsigned &hits(int i) { return entries[i].hits; }
  __device__ unsigned &group(int i) { return entries[i].group; }
#endif
};

__device__ __forceinline__ unsigned hash(unsigned key) { return key * 2654435761u >> 21; }

__global__ void __launch_bounds__(THREADS)
    hash_join_probe(unsigned *__restrict__ found, unsigned *__restrict__ sums, const uint2 *__restrict__ build,
                    const unsigned *__restrict__ probe, int rows) {
  __shared__ __align__(16) Table table;
  __shared__ unsigned total;
  int t = threadIdx.x;
  if (t == 0)
    total = 0;
  for (int i = t; i < SLOTS; i += THREADS)
    table.key(i) = NONE, table.value(i) = 0, table.hits(i) = 0, table.group(i) = 0;
  __syncthreads();
  for (int i = t; i < BUILD; i += THREADS) {
    uint2 row = build[(size_t)blockIdx.x * BUILD + i];
    unsigned slot = hash(row.x);
    for (;;) {
      unsigned was = atomicCAS(&table.key(slot), NONE, row.x);
      if (was == NONE || was == row.x)
        break;
      slot = (slot + 1) % SLOTS;
    }
    atomicAdd(&table.value(slot), row.y);
    atomicMax(&table.group(slot), row.y & 15);
  }
  __syncthreads();
  const unsigned *keys = probe + (size_t)blockIdx.x * rows;
  for (int i = t; i < rows; i += THREADS) {
    unsigned key = keys[i], slot = hash(key), value = 0, is;
    while ((is = table.key(slot)) != NONE && is != key)
      slot = (slot + 1) % SLOTS;
    if (is == key) {
      value = table.value(slot) ^ table.group(slot);
      atomicAdd(&table.hits(slot), 1);
    }
    found[(size_t)blockIdx.x * rows + i] = value;
  }
  __syncthreads();
  unsigned sum = 0;
  for (int i = t; i < SLOTS; i += THREADS)
    sum += table.hits(i) * (table.value(i) >> 4);
  sum = __reduce_add_sync(~0u, sum);
  if (t % 32 == 0)
    atomicAdd(&total, sum);
  __syncthreads();
  if (t == 0)
    sums[blockIdx.x] = total;
}
