/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Compression of columns of 32-bit values, LZ77 on whole values: a lane has a column and a table of
 * 128 positions of its own, addressed by a hash, where it looks for earlier copies. Written are
 * what the tokens would take and a checksum of them.
 *
 * Each lane has a row of 256 bytes, but is at a place of its row that its data say: with pads or a
 * swizzle as many lanes meet as before. The tables are 8 KiB, of which 25 blocks fill an SM, and
 * the launch is one wave of them. By hand: rows of 65 words, 24 blocks (HAND=1), word XOR lane
 * (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SLOTS = 128, PITCH = HAND == 1 ? SLOTS + 2 : SLOTS;

__device__ __forceinline__ int place(int lane, int slot) {
  return lane * PITCH + (HAND == 2 ? slot ^ lane << 1 : slot);
}

__global__ void __launch_bounds__(32)
    lz_hash_lanes(unsigned *__restrict__ sizes, unsigned *__restrict__ sums,
                  const unsigned *__restrict__ columns, int length) {
  __shared__ unsigned short table[32 * PITCH];
  int lane = threadIdx.x;
  for (int i = lane; i < 32 * PITCH; i += 32)
    table[i] = 0;
  __syncwarp();
  const unsigned *from = columns + (size_t)blockIdx.x * length * 32 + lane;
  unsigned size = 0, sum = 0;
  for (int i = 0; i < length;) {
    unsigned value = from[i * 32];
    int at = place(lane, value * 2654435761u >> 25), before = table[at];
    table[at] = i + 1;
    int count = 0;
    if (before--)
      while (i + count < length && from[(before + count) * 32] == from[(i + count) * 32])
        ++count;
    size += count ? 3 : 4;
    sum = sum * 33 + (count ? (i - before) << 8 | (count & 255) : value);
    i += count ? count : 1;
  }
  sizes[blockIdx.x * 32 + lane] = size;
  sums[blockIdx.x * 32 + lane] = sum;
}
