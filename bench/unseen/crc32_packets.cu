/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Checks of packets of 128 bytes by CRC-32, a packet a thread, four bytes at a time with four tables that the block makes first. Packets are copied
 * word by word, so that global memory is read in whole lines, and compared with the sums that came with them.
 *
 * packet[t][w]: 32-way. The tables are read where data says, which nothing helps. By hand: packets of 33 words (HAND=1), word XOR packet (HAND=2),
 * words of all packets side by side (HAND=3), with a pad for the copy.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int PACKETS = 128, WORDS = 32;

#if HAND == 1
#define PACKET(p, w) packets[(p) * (WORDS + 1) + (w)]
constexpr int SIZE = PACKETS * (WORDS + 1);
#elif HAND == 2
#define PACKET(p, w) packets[(p) * WORDS + ((w) ^ ((p) & 31))]
constexpr int SIZE = PACKETS * WORDS;
#elif HAND == 3
#define PACKET(p, w) packets[(w) * (PACKETS + 1) + (p)]
constexpr int SIZE = WORDS * (PACKETS + 1);
#else
#define PACKET(p, w) packets[(p) * WORDS + (w)]
constexpr int SIZE = PACKETS * WORDS;
#endif

__global__ void __launch_bounds__(PACKETS)
    crc32_packets(unsigned *__restrict__ sums, int *__restrict__ broken, const unsigned *__restrict__ data, const unsigned *__restrict__ expected, int rounds) {
  __shared__ unsigned packets[SIZE];
  __shared__ unsigned table[4][256];
  const int t = threadIdx.x;
  for (int i = t; i < 256; i += PACKETS) {
    unsigned c = i;
    for (int k = 0; k < 8; ++k)
      c = c & 1 ? c >> 1 ^ 0xedb88320u : c >> 1;
    table[0][i] = c;
  }
  __syncthreads();
  for (int i = t; i < 256; i += PACKETS) {
    unsigned c = table[0][i];
    for (int k = 1; k < 4; ++k) {
      c = table[0][c & 255] ^ c >> 8;
      table[k][i] = c;
    }
  }
  int bad = 0;
  for (int round = 0; round < rounds; ++round) {
    size_t first = ((size_t)blockIdx.x * rounds + round) * PACKETS;
    __syncthreads();
    for (int i = t; i < PACKETS * WORDS; i += PACKETS)
      PACKET(i / WORDS, i % WORDS) = data[first * WORDS + i];
    __syncthreads();
    unsigned crc = ~0u;
#pragma unroll 4
    for (int w = 0; w < WORDS; ++w) {
      crc ^= PACKET(t, w);
      crc = table[3][crc & 255] ^ table[2][crc >> 8 & 255] ^ table[1][crc >> 16 & 255] ^ table[0][crc >> 24];
    }
    crc = ~crc;
    sums[first + t] = crc;
    bad += (crc ^ expected[first + t]) & 1;
  }
  bad = __syncthreads_count(bad > rounds / 2);
  if (t == 0)
    broken[blockIdx.x] = bad;
}
