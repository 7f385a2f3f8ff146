/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Compression of memory lines by base and differences (BDI): lines of 32 words, a thread a line, which looks for the widest difference to its first word
 * and to nought, then packs the line where it lies into bytes or halves; a scan over the warp says where each line goes, and the warp writes line by line.
 *
 * A thread goes along a line of 128 bytes: 32-way, in three loops. By hand: 33 words a line (HAND=1), word XOR line (HAND=2), 36 words,
 * which keep 16 bytes aligned (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int LINES = 64, WORDS = 32;

struct __align__(HAND == 3 ? 16 : 4) Line {
  unsigned word[HAND == 1 ? WORDS + 1 : HAND == 3 ? WORDS + 4 : WORDS];
  __device__ __forceinline__ unsigned &at(int i, int line) { return word[HAND == 2 ? i ^ (line & 31) : i]; }
};

static __device__ __forceinline__ unsigned wide(unsigned difference) { return (int)difference < 0 ? ~difference : difference; }

/* How many bytes a word needs: 1, 2 or 4; which words are from nought. */
static __device__ int widest(Line &line, int n, unsigned *nought) {
  unsigned base = line.at(0, n), bits = 0, mask = 0;
#pragma unroll 4
  for (int i = 0; i < WORDS; ++i) {
    unsigned w = line.at(i, n), a = wide(w - base), b = wide(w);
    bits |= min(a, b);
    mask |= (unsigned)(b < a) << i;
  }
  *nought = mask;
  return bits < 0x80 ? 1 : bits < 0x8000 ? 2 : 4;
}

template <int BYTES> static __device__ __forceinline__ void pack(Line &line, int n, unsigned nought) {
  constexpr int EACH = 4 / BYTES;
  constexpr unsigned MASK = BYTES == 1 ? 0xff : 0xffff;
  unsigned base = line.at(0, n);
#pragma unroll 2
  for (int i = 0; i < WORDS / EACH; ++i) {
    unsigned packed = 0;
#pragma unroll
    for (int k = 0; k < EACH; ++k) {
      unsigned w = line.at(i * EACH + k, n) - (nought >> (i * EACH + k) & 1 ? 0 : base);
      packed |= (w & MASK) << (8 * BYTES * k);
    }
    line.at(i, n) = packed;
  }
}

__global__ void __launch_bounds__(LINES) bdi_lines(unsigned *__restrict__ packed, uint4 *__restrict__ heads, const unsigned *__restrict__ memory, unsigned spread, int rounds) {
  __shared__ Line lines[LINES];
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  for (int round = 0; round < rounds; ++round) {
    const size_t first = ((size_t)blockIdx.x * rounds + round) * LINES + warp * 32;
#pragma unroll 8
    for (int i = 0; i < 32; ++i)
      lines[warp * 32 + i].at(lane, warp * 32 + i) = memory[(first + i) * WORDS + lane] & (spread >> (i & 24));
    __syncwarp();
    unsigned nought, sum = 0, base = lines[t].at(0, t);
#pragma unroll 4
    for (int i = 0; i < WORDS; ++i)
      sum = (sum << 1 | sum >> 31) ^ lines[t].at(i, t);
    int bytes = widest(lines[t], t, &nought);
    if (bytes == 1)
      pack<1>(lines[t], t, nought);
    else if (bytes == 2)
      pack<2>(lines[t], t, nought);
    int words = bytes * WORDS / 4, end = words;
#pragma unroll
    for (int o = 1; o < 32; o <<= 1) {
      int other = __shfl_up_sync(~0u, end, o);
      end += lane >= o ? other : 0;
    }
    heads[first + lane] = make_uint4(base, nought, sum, end - words);
    __syncwarp();
    for (int i = 0; i < 32; ++i) {
      int to = __shfl_sync(~0u, end - words, i), many = __shfl_sync(~0u, words, i);
      if (lane < many)
        packed[first * WORDS + to + lane] = lines[warp * 32 + i].at(lane, warp * 32 + i);
    }
    __syncwarp();
  }
}
