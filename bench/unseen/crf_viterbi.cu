/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Viterbi decoding of a linear-chain CRF, one sentence a block: transition scores, two vectors of
 * scores that change places each step, and back pointers in bytes are carved out of dynamic shared
 * memory, by the number of labels, an argument. A thread has one label and looks at all that may
 * precede it; transitions are stored as training leaves them, [to][from].
 *
 * Lanes read a column: 32-way for 64 labels, 16-way for 48. By hand: rows of odd length (HAND=1);
 * turned while it is loaded (HAND=2), which conflicts once; from XOR to, for labels of a multiple
 * of 32 (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64;

__device__ __forceinline__ int place(int to, int from, int labels) {
  return HAND == 1   ? to * (labels | 1) + from
         : HAND == 2 ? from * labels + to
         : HAND == 3 ? to * labels + (from ^ (to & 31))
                     : to * labels + from;
}

__device__ void advance(float *next, const float *now, const float *trans, const float *emit,
                        unsigned char *back, int labels) {
  for (int to = threadIdx.x; to < labels; to += THREADS) {
    float best = -3.0e38f;
    int arg = 0;
    for (int from = 0; from < labels; ++from) {
      float s = now[from] + trans[place(to, from, labels)];
      if (s > best) {
        best = s;
        arg = from;
      }
    }
    next[to] = best + emit[to];
    back[to] = arg;
  }
}

__global__ void __launch_bounds__(THREADS)
    crf_viterbi(int *__restrict__ tags, float *__restrict__ scores,
                const float *__restrict__ emissions, const float *__restrict__ transitions,
                const int *__restrict__ lengths, int labels, int steps) {
  extern __shared__ float memory[];
  float *trans = memory;
  float *now = trans + labels * (HAND == 1 ? labels | 1 : labels);
  float *next = now + labels;
  unsigned char *back = (unsigned char *)(next + labels);
  int t = threadIdx.x, sentence = blockIdx.x;
  const float *emit = emissions + (size_t)sentence * steps * labels;
  for (int i = t; i < labels * labels; i += THREADS)
    trans[place(i / labels, i % labels, labels)] = transitions[i];
  for (int i = t; i < labels; i += THREADS)
    now[i] = emit[i];
  int length = lengths[sentence];
  __syncthreads();
  for (int step = 1; step < length; ++step) {
    advance(next, now, trans, emit + step * labels, back + step * labels, labels);
    __syncthreads();
    float *swap = now;
    now = next;
    next = swap;
  }
  if (t == 0) {
    float best = now[0];
    int tag = 0;
    for (int i = 1; i < labels; ++i)
      if (now[i] > best) {
        best = now[i];
        tag = i;
      }
    scores[sentence] = best;
    for (int step = length - 1; step >= 0; --step) {
      tags[sentence * steps + step] = tag;
      if (step)
        tag = back[step * labels + tag];
    }
  }
}
