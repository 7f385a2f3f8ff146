/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Syndromes of Reed-Solomon code words over GF(256), a code word a thread: a block stages 128
 * frames, whose length is an argument, in dynamic shared memory, then each thread goes along its
 * own by Horner's rule, byte by byte; four syndromes are in one register.
 *
 * Frames of 256 bytes: 32-way. By hand: 4 bytes between frames (HAND=1); words XOR thread, for
 * lengths of a multiple of 128 (HAND=2); padded, and read a word at a time (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128;

__device__ __forceinline__ int word_at(int frame, int word, int words) {
  return HAND == 1 || HAND == 3 ? frame * (words + 1) + word
         : HAND == 2            ? frame * words + (word ^ (frame & 31))
                                : frame * words + word;
}

/* Times alpha in the bytes that the mask says; the polynomial is 0x11d. */
__device__ __forceinline__ unsigned times_alpha(unsigned x, unsigned mask) {
  unsigned y = (x & 0x7f7f7f7fu) << 1 ^ (x >> 7 & 0x01010101u) * 0x1du;
  return (x & ~mask) | (y & mask);
}

__device__ __forceinline__ void horner(unsigned &low, unsigned &high, unsigned byte) {
  unsigned all = byte * 0x01010101u;
  low = times_alpha(low, 0xffffff00u);
  low = times_alpha(low, 0xffff0000u);
  low = times_alpha(low, 0xff000000u) ^ all;
  for (int i = 0; i < 4; ++i)
    high = times_alpha(high, 0xffffffffu);
  high = times_alpha(high, 0xffffff00u);
  high = times_alpha(high, 0xffff0000u);
  high = times_alpha(high, 0xff000000u) ^ all;
}

__global__ void __launch_bounds__(THREADS)
    rs_syndrome(uint2 *__restrict__ syndromes, const unsigned *__restrict__ frames, int length,
                int frame_bytes) {
  extern __shared__ unsigned char frame[];
  int t = threadIdx.x, words = frame_bytes / 4;
  const unsigned *from = frames + (size_t)blockIdx.x * THREADS * words;
  for (int f = 0; f < THREADS; ++f)
    for (int w = t; w < words; w += THREADS)
      *(unsigned *)(frame + 4 * word_at(f, w, words)) = from[f * words + w];
  __syncthreads();
  unsigned low = 0, high = 0;
#if HAND == 3
  int i = 0;
  for (; i + 4 <= length; i += 4) {
    unsigned four = *(const unsigned *)(frame + 4 * word_at(t, i / 4, words));
    for (int b = 0; b < 4; ++b)
      horner(low, high, four >> 8 * b & 255);
  }
  for (; i < length; ++i)
    horner(low, high, frame[4 * word_at(t, i / 4, words) + i % 4]);
#else
  for (int i = 0; i < length; ++i)
    horner(low, high, frame[4 * word_at(t, i / 4, words) + i % 4]);
#endif
  syndromes[blockIdx.x * THREADS + t] = make_uint2(low, high);
}
