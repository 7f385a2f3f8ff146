/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The key schedule of Blowfish as bcrypt repeats it, a password a thread: four S-boxes of 256 words
 * each, 4 KiB, in shared memory, eight threads to a block, as crackers of passwords have it. Each
 * encipherment of 16 rounds looks 64 words up and replaces two.
 *
 * Where lanes look, data says: eight at random among 32 banks, about 2-way; replacing is 8-way, for
 * every thread's boxes begin in one bank. By hand: boxes interleaved, a thread has four banks of
 * its own (HAND=1), which parts all; a word more a thread (HAND=2), which parts the replacing
 * alone.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 8, BOX = 256, BOXES = 4 * BOX;

__device__ __forceinline__ int place(int i) {
  int t = threadIdx.x;
  return HAND == 1 ? i * THREADS + t : HAND == 2 ? t * (BOXES + 1) + i : t * BOXES + i;
}

__device__ __forceinline__ void encipher(const unsigned *boxes, const unsigned (&p)[18],
                                         unsigned &left, unsigned &right) {
  unsigned l = left, r = right;
#pragma unroll
  for (int i = 0; i < 16; i += 2) {
    l ^= p[i];
    r ^= ((boxes[place(l >> 24)] + boxes[place(BOX + (l >> 16 & 255))]) ^
          boxes[place(2 * BOX + (l >> 8 & 255))]) +
         boxes[place(3 * BOX + (l & 255))];
    r ^= p[i + 1];
    l ^= ((boxes[place(r >> 24)] + boxes[place(BOX + (r >> 16 & 255))]) ^
          boxes[place(2 * BOX + (r >> 8 & 255))]) +
         boxes[place(3 * BOX + (r & 255))];
  }
  left = r ^ p[17];
  right = l ^ p[16];
}

__global__ void __launch_bounds__(THREADS)
    bcrypt_sboxes(unsigned *__restrict__ out, const unsigned *__restrict__ digits,
                  const unsigned *__restrict__ keys, int rounds) {
  __shared__ unsigned boxes[THREADS * BOXES + (HAND == 2 ? THREADS : 0)];
  int which = blockIdx.x * THREADS + threadIdx.x;
  const unsigned *key = keys + which * 18;
  for (int i = 0; i < BOXES; ++i)
    boxes[place(i)] = digits[18 + i];
  unsigned p[18], left = 0, right = 0;
#pragma unroll
  for (int i = 0; i < 18; ++i)
    p[i] = digits[i];
  for (int round = 0; round < rounds; ++round) {
#pragma unroll
    for (int i = 0; i < 18; ++i)
      p[i] ^= key[i];
    left = right = 0;
#pragma unroll
    for (int i = 0; i < 18; i += 2) {
      encipher(boxes, p, left, right);
      p[i] = left, p[i + 1] = right;
    }
    for (int i = 0; i < BOXES; i += 2) {
      encipher(boxes, p, left, right);
      boxes[place(i)] = left, boxes[place(i + 1)] = right;
    }
  }
  out[which * 2] = left;
  out[which * 2 + 1] = right;
}
