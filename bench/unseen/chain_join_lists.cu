/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The probe of a hash join whose build side is too great for shared memory: each thread asks a Bloom filter of
 * 40,960 bits, follows a chain of the table in global memory, and notes the rows that it finds in a list of its
 * own, 64 lists of 128; at the end a warp writes out one list after the other, in lines.
 *
 * Lists are 512 bytes apart: what lanes note is up to 32-way, but rare beside the chains, whose latency the six
 * blocks of a multiprocessor hide, which filter and lists (37 KiB) just allow: plain is best, or nearly. By hand
 * all the same: lists of 129 (HAND=1), five blocks; entry XOR list (HAND=2), six.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64, LIST = 128, FILTER = 1280, PITCH = HAND == 1 ? LIST + 1 : LIST;

__device__ __forceinline__ int at(int list, int entry) { return list * PITCH + (HAND == 2 ? entry ^ (list & 31) : entry); }

__device__ __forceinline__ unsigned mix(unsigned h) {
  h ^= h >> 15, h *= 0x2c1b3c6du, h ^= h >> 12, h *= 0x297a2d39u;
  return h ^ h >> 15;
}

__global__ void __launch_bounds__(THREADS)
    chain_join_lists(unsigned *__restrict__ found, int *__restrict__ counts, const unsigned *__restrict__ probes,
                     const unsigned *__restrict__ filter, const unsigned *__restrict__ heads, const uint2 *__restrict__ nodes,
                     int each, unsigned last, unsigned key_mask, int longest) {
  __shared__ unsigned lists[THREADS * PITCH], bloom[FILTER];
  int t = threadIdx.x, count = 0;
  for (int i = t; i < FILTER; i += THREADS)
    bloom[i] = filter[i];
  __syncthreads();
  const unsigned *mine = probes + (size_t)blockIdx.x * THREADS * each;
  for (int i = 0; i < each; ++i) {
    unsigned key = mine[i * THREADS + t], hash = mix(key);
    unsigned bit = (unsigned)((unsigned long long)hash * (FILTER * 32) >> 32);
    if (!(bloom[bit / 32] >> bit % 32 & 1))
      continue;
    unsigned node = heads[hash & last] & last;
    for (int step = 0; step < longest && node; ++step) {
      uint2 row = nodes[node]; /* key, next */
      if (((row.x ^ key) & key_mask) == 0 && count < LIST)
        lists[at(t, count++)] = node;
      node = row.y & last;
    }
  }
  counts[blockIdx.x * THREADS + t] = count;
  __syncwarp();
  for (int lane = 0; lane < 32; ++lane) {
    int list = t / 32 * 32 + lane, length = __shfl_sync(0xffffffffu, count, lane);
    for (int i = t % 32; i < length; i += 32)
      found[((size_t)blockIdx.x * THREADS + list) * LIST + i] = lists[at(list, i)];
  }
}
