/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Receive-side scaling in a software switch: of each packet's first 64 bytes, a packet a thread, the checksum of the IPv4 header, the Toeplitz hash of
 * addresses and ports, and the sum over what follows, as far as the length in the header goes. Loops run from pointer to pointer. Headers are
 * copied 16 bytes at a time.
 *
 * Rows of 64 bytes, read by halfwords and bytes: 16-way. By hand: rows of 68 bytes, copied by words (HAND=1), word by word of all packets (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int PACKETS = 128, BYTES = 64, ROW = HAND == 1 ? BYTES + 4 : BYTES;
constexpr int IP = 14, TUPLE = 26, TUPLE_END = 38, L4 = 34;

/* Byte b of a packet whose row begins at p */
__device__ __forceinline__ int offset(int b) { return HAND == 2 ? b / 4 * (4 * PACKETS) + b % 4 : b; }

__device__ __forceinline__ unsigned fold(unsigned sum) {
  sum = (sum & 0xffff) + (sum >> 16);
  return (sum + (sum >> 16)) & 0xffff;
}

__device__ __forceinline__ unsigned sum16(const unsigned char *row, int from, int to) {
  unsigned sum = 0;
#if HAND == 2
  for (int b = from; b < to; b += 2)
    sum += *reinterpret_cast<const unsigned short *>(row + offset(b));
#else
  for (const unsigned char *p = row + from, *end = row + to; p < end; p += 2)
    sum += *reinterpret_cast<const unsigned short *>(p);
#endif
  return fold(sum);
}

__global__ void __launch_bounds__(PACKETS) toeplitz_rss(uint2 *__restrict__ result, const uint4 *__restrict__ frames, const unsigned char *__restrict__ secret, int batches) {
  __shared__ __align__(16) unsigned char rows[PACKETS * ROW];
  __shared__ unsigned windows[16]; /* the key, 32 bits from each byte on */
  const int t = threadIdx.x;
  if (t < 16)
    windows[t] = (unsigned)secret[t] << 24 | secret[t + 1] << 16 | secret[t + 2] << 8 | secret[t + 3];
  const unsigned char *row = rows + t * (HAND == 2 ? 4 : ROW);
  for (int batch = 0; batch < batches; ++batch) {
    size_t first = ((size_t)blockIdx.x * batches + batch) * PACKETS;
    __syncthreads();
    for (int i = t; i < PACKETS * BYTES / 16; i += PACKETS) {
      uint4 part = frames[first * (BYTES / 16) + i];
      int packet = i / (BYTES / 16), word = i % (BYTES / 16) * 4;
#if HAND
      unsigned *words = reinterpret_cast<unsigned *>(rows);
      const int apart = HAND == 2 ? PACKETS : 1;
      unsigned *to = words + (HAND == 2 ? packet + word * PACKETS : packet * (ROW / 4) + word);
      to[0] = part.x, to[apart] = part.y, to[2 * apart] = part.z, to[3 * apart] = part.w;
#else
      *reinterpret_cast<uint4 *>(rows + packet * ROW + word * 4) = part;
#endif
    }
    __syncthreads();

    unsigned header = sum16(row, IP, IP + 20);
    int length = min(20 + (row[offset(IP + 3)] & 31), BYTES - IP); /* the low byte says how much is valid here */
    unsigned rest = sum16(row, L4, IP + length);
    unsigned hash = 0;
    const unsigned *window = windows;
#if HAND == 2
    for (int b = TUPLE; b < TUPLE_END; ++b, ++window) {
      unsigned byte = row[offset(b)];
#else
    for (const unsigned char *p = row + TUPLE; p != row + TUPLE_END; ++p, ++window) {
      unsigned byte = *p;
#endif
      unsigned high = window[0], low = window[1] << 24;
#pragma unroll
      for (int bit = 7; bit >= 0; --bit) {
        hash ^= byte >> bit & 1 ? high : 0u;
        high = __funnelshift_l(low, high, 1);
        low <<= 1;
      }
    }
    result[first + t] = make_uint2(hash, header << 16 | rest);
  }
}
