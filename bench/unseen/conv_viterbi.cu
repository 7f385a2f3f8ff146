/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Soft-decision Viterbi decoder of the convolutional code of K = 7, rate 1/2 (171, 133), as in
 * satellite receivers: four frames of 128 bits a block of 256, a thread a state. Path metrics of
 * 64 states change places between two halves of one array; decisions are voted into words.
 *
 * State s reads states 2s and 2s + 1: 2-way. By hand: even and odd states apart, 48 words between
 * (HAND=1); a word of padding after 32 (HAND=2); pairs read as int2 (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int FRAMES = 4, STATES = 64, BITS = 128;
constexpr int PITCH = HAND == 1 ? 80 : HAND == 2 ? 66 : 64;

__device__ __forceinline__ int place(int s) {
  return HAND == 1 ? (s >> 1) + (s & 1) * 48 : HAND == 2 ? s + (s >> 5) : s;
}

__global__ void __launch_bounds__(FRAMES *STATES)
    conv_viterbi(unsigned *__restrict__ decoded, int *__restrict__ metrics,
                 const char2 *__restrict__ soft) {
  __shared__ __align__(16) int metric[2 * FRAMES * PITCH];
  __shared__ unsigned decision[FRAMES][BITS][2];
  int s = threadIdx.x % STATES, frame = threadIdx.x / STATES;
  int number = blockIdx.x * FRAMES + frame;
  const char2 *from = soft + (size_t)number * BITS;
  int *now = metric + frame * PITCH, *next = now + FRAMES * PITCH;
  now[place(s)] = 0;
  int even = (s << 1) & (STATES - 1);
  /* The encoder's register, newest bit on top: state before it, and the bit that enters. */
  unsigned reg0 = (s >> 5) << 6 | even, reg1 = reg0 | 1;
  int a0 = __popc(reg0 & 0x79) & 1, b0 = __popc(reg0 & 0x5b) & 1;
  int a1 = __popc(reg1 & 0x79) & 1, b1 = __popc(reg1 & 0x5b) & 1;
  __syncthreads();
  for (int bit = 0; bit < BITS; ++bit) {
    char2 r = from[bit];
    int x = r.x, y = r.y;
    int branch0 = (a0 ? x : -x) + (b0 ? y : -y);
    int branch1 = (a1 ? x : -x) + (b1 ? y : -y);
#if HAND == 3
    int2 both = *(const int2 *)(now + even);
    int m0 = both.x + branch0, m1 = both.y + branch1;
#else
    int m0 = now[place(even)] + branch0, m1 = now[place(even + 1)] + branch1;
#endif
    bool second = m1 > m0;
    next[place(s)] = second ? m1 : m0;
    unsigned vote = __ballot_sync(0xffffffffu, second);
    if (s % 32 == 0)
      decision[frame][bit][s / 32] = vote;
    __syncthreads();
    int *swap = now;
    now = next;
    next = swap;
  }
  metrics[number * STATES + s] = now[place(s)];
  if (s == 0) {
    int state = 0;
    unsigned word = 0;
    for (int bit = BITS - 1; bit >= 0; --bit) {
      word = word << 1 | state >> 5;
      unsigned odd = decision[frame][bit][state >> 5] >> (state & 31) & 1;
      state = (state << 1 & (STATES - 1)) | odd;
      if (bit % 32 == 0) {
        decoded[number * (BITS / 32) + bit / 32] = word;
        word = 0;
      }
    }
  }
}
