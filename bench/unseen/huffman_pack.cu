/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Huffman's coder of a compressor, for chunks of 3,072 bytes to a block of 192 threads, 16 bytes a
 * thread: a table of structs (code, length), lengths summed by a scan over the block, bits put
 * together by atomicOr in shared words, which are written where the chunk begins.
 *
 * Data picks codes; a thread's bytes are 4-way where they are read one by one. By hand: bytes by
 * uint4, code and length in one word (HAND=1); four copies of that table (HAND=2); bytes in rows of
 * 20, two tables (HAND=3).
 */
#include <cstdint>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 192, EACH = 16, CHUNK = THREADS * EACH, WARPS = THREADS / 32;
constexpr int ROW = HAND == 3 ? EACH + 4 : EACH, LONGEST = 16;
constexpr int WORDS = CHUNK * LONGEST / 32;

struct Code {
  uint32_t bits, length;
};

__global__ void __launch_bounds__(THREADS)
    huffman_pack(uint32_t *__restrict__ packed, uint32_t *__restrict__ lengths,
                 const uint32_t *__restrict__ symbols, const uint16_t *__restrict__ code_bits,
                 const uint8_t *__restrict__ code_lengths, int chunks) {
  __shared__ __align__(16) unsigned char bytes[THREADS * ROW];
  __shared__ uint32_t words[WORDS + 1], sums[WARPS];
#if HAND == 1 || HAND == 2
  constexpr int COPIES = HAND == 2 ? 4 : 1;
  __shared__ uint32_t table[256 * COPIES];
#elif HAND == 3
  __shared__ uint32_t table_bits[256], table_lengths[256];
#else
  __shared__ __align__(8) Code table[256];
#endif
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  for (int i = t; i < 256; i += THREADS) {
    uint32_t length = code_lengths[i], bits = code_bits[i] & ((1u << length) - 1);
#if HAND == 1 || HAND == 2
    for (int copy = 0; copy < COPIES; ++copy)
      table[i * COPIES + copy] = bits << 8 | length;
#elif HAND == 3
    table_bits[i] = bits, table_lengths[i] = length;
#else
    table[i].bits = bits, table[i].length = length;
#endif
  }
  auto look_up = [&](int symbol) -> Code {
#if HAND == 1 || HAND == 2
    uint32_t both = table[symbol * COPIES + (lane & (COPIES - 1))];
    return {both >> 8, both & 255};
#elif HAND == 3
    return {table_bits[symbol], table_lengths[symbol]};
#else
    return table[symbol];
#endif
  };
  for (int chunk = blockIdx.x; chunk < chunks; chunk += gridDim.x) {
#pragma unroll
    for (int i = t; i < CHUNK / 4; i += THREADS)
      *(uint32_t *)&bytes[i / (EACH / 4) * ROW + i % (EACH / 4) * 4] =
          symbols[(size_t)chunk * (CHUNK / 4) + i];
    for (int i = t; i <= WORDS; i += THREADS)
      words[i] = 0;
    __syncthreads();
    unsigned char own[EACH];
#if HAND == 1 || HAND == 2
    *(uint4 *)own = *(const uint4 *)&bytes[t * ROW];
#else
#pragma unroll
    for (int i = 0; i < EACH; ++i)
      own[i] = bytes[t * ROW + i];
#endif
    uint32_t length = 0;
#pragma unroll
    for (int i = 0; i < EACH; ++i)
      length += look_up(own[i]).length;
    uint32_t scan = length;
#pragma unroll
    for (int step = 1; step < 32; step *= 2) {
      uint32_t other = __shfl_up_sync(~0u, scan, step);
      scan += lane >= step ? other : 0;
    }
    if (lane == 31)
      sums[warp] = scan;
    __syncthreads();
    uint32_t start = scan - length, total = 0;
#pragma unroll
    for (int w = 0; w < WARPS; ++w) {
      start += w < warp ? sums[w] : 0;
      total += sums[w];
    }
    uint64_t waiting = 0;
    uint32_t have = start & 31, at = start >> 5;
#pragma unroll 4
    for (int i = 0; i < EACH; ++i) {
      Code code = look_up(own[i]);
      waiting |= (uint64_t)code.bits << have;
      have += code.length;
      if (have >= 32) {
        atomicOr(&words[at++], (uint32_t)waiting);
        waiting >>= 32, have -= 32;
      }
    }
    if (have)
      atomicOr(&words[at], (uint32_t)waiting);
    __syncthreads();
    for (int i = t; i < (int)(total + 31) / 32; i += THREADS)
      packed[(size_t)chunk * WORDS + i] = words[i];
    if (t == 0)
      lengths[chunk] = total;
    __syncthreads();
  }
}
