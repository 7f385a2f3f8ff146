/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The backward algorithm of a hidden Markov model whose numbers of states and of letters are arguments, a
 * thread a state: transitions, emissions and two vectors in one dynamic block, at places that depend on them.
 *
 * Rows of 64 and 32 words, lanes down the column: 32-way. By hand: rows a word longer (HAND=1); both
 * transposed as they come (HAND=2); transitions in rows four words longer by float4, emissions transposed
 * (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int MOST = 64;

__global__ void __launch_bounds__(MOST)
    hmm_backward(float *__restrict__ out, const float *__restrict__ transitions, const float *__restrict__ emissions,
                 const unsigned char *__restrict__ letters, int states, int alphabet, int length) {
  extern __shared__ __align__(16) float pool[];
  int row = HAND == 1 ? states + 1 : HAND == 3 ? states + 4 : states;
  int letter_row = HAND == 1 ? alphabet + 1 : HAND >= 2 ? states : alphabet;
  float *a = pool, *b = a + states * row;
  float *beta = b + (HAND >= 2 ? alphabet : states) * letter_row;
  beta = pool + ((int)(beta - pool) + 3 & ~3);
  int t = threadIdx.x;
  for (int i = t; i < states * states; i += states) {
    int from = i / states, to = i % states;
    a[HAND == 2 ? to * row + from : from * row + to] = transitions[i];
  }
  for (int i = t; i < states * alphabet; i += states) {
    int state = i / alphabet, letter = i % alphabet;
    b[HAND >= 2 ? letter * letter_row + state : state * letter_row + letter] = emissions[i];
  }
  const unsigned char *text = letters + (size_t)blockIdx.x * length;
  float mine = 1, total = 0;
  __syncthreads();
  for (int at = length - 1; at >= 0; --at) {
    int letter = text[at];
    float *next = beta + (at & 1) * states;
    next[t] = __fmul_rn(mine, b[HAND >= 2 ? letter * letter_row + t : t * letter_row + letter]);
    __syncthreads();
    float sum = 0;
#if HAND == 3
#pragma unroll 4
    for (int j = 0; j < states; j += 4) {
      float4 f = *(const float4 *)&a[t * row + j], g = *(const float4 *)&next[j];
      sum = fmaf(f.x, g.x, sum), sum = fmaf(f.y, g.y, sum), sum = fmaf(f.z, g.z, sum), sum = fmaf(f.w, g.w, sum);
    }
#else
#pragma unroll 8
    for (int j = 0; j < states; ++j)
      sum = fmaf(a[HAND == 2 ? j * row + t : t * row + j], next[j], sum);
#endif
    mine = sum;
    total = __fadd_rn(total, mine);
  }
  out[(size_t)blockIdx.x * 2 * states + t] = mine;
  out[((size_t)blockIdx.x * 2 + 1) * states + t] = total;
}
