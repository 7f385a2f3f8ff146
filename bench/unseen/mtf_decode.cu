/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Undoes move-to-front, the middle step of bzip2: a stream to a thread, whose list of 256 bytes is in
 * shared memory; the byte at the place that the stream says goes to the front, those before it move on
 * by one. 192 lists take 48 KiB to the byte.
 *
 * Lists are 64 words apart: lanes at one word of their lists are in one bank; how far each walks, only
 * data says. By hand: words of lists side by side (HAND=1); word XOR lane (HAND=2); as 1, four bytes moved
 * at once (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 192, LENGTH = 256;

__device__ __forceinline__ int word_of(int t, int w) {
  return HAND == 1 || HAND == 3 ? w * THREADS + t : HAND == 2 ? t * (LENGTH / 4) + (w ^ (t & 31)) : t * (LENGTH / 4) + w;
}
__device__ __forceinline__ int place(int t, int p) { return word_of(t, p >> 2) * 4 + (p & 3); }

__global__ void __launch_bounds__(THREADS)
    mtf_decode(unsigned char *__restrict__ out, const unsigned char *__restrict__ in, int length) {
  __shared__ __align__(16) unsigned char lists[THREADS * LENGTH];
  int t = threadIdx.x;
  for (int w = 0; w < LENGTH / 4; ++w)
    ((unsigned *)lists)[word_of(t, w)] = 0x03020100u + 0x04040404u * w;
  const unsigned char *from = in + (size_t)blockIdx.x * length * THREADS + t;
  unsigned char *to = out + (size_t)blockIdx.x * length * THREADS + t;
  for (int i = 0; i < length; ++i) {
    int p = from[(size_t)i * THREADS];
    unsigned char front = lists[place(t, p)];
#if HAND == 3
    unsigned carry = front;
    for (int w = 0; w < p >> 2; ++w) {
      unsigned old = ((unsigned *)lists)[word_of(t, w)];
      ((unsigned *)lists)[word_of(t, w)] = old << 8 | carry;
      carry = old >> 24;
    }
    unsigned old = ((unsigned *)lists)[word_of(t, p >> 2)], keep = (0xffffff00u << (8 * (p & 3)));
    if ((p & 3) == 3)
      keep = 0;
    ((unsigned *)lists)[word_of(t, p >> 2)] = (old & keep) | ((old << 8 | carry) & ~keep);
#else
    for (int q = p; q > 0; --q)
      lists[place(t, q)] = lists[place(t, q - 1)];
    lists[place(t, 0)] = front;
#endif
    to[(size_t)i * THREADS] = front;
  }
}
