/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Database search with affine gaps (Smith-Waterman, one pair to a thread): all threads of a block
 * align the same query with a target of their own, whose length data says. A query profile says
 * what a letter scores at a position; H and F of the row before are 64 shorts a thread.
 *
 * Lanes read one position of their rows, 128 bytes apart: 32-way, for loads and stores. Rows of the
 * profile are 64 bytes, picked by letters: all meet in two banks. By hand: a word more to each
 * row (HAND=1); positions outside, threads inside, and a word more to the profile's (HAND=2).
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64, QUERY = 64, LETTERS = 20;

struct Cells {
#if HAND == 2
  short at[QUERY][THREADS];
  __device__ short &of(int thread, int i) { return at[i][thread]; }
#else
  short at[THREADS][QUERY + (HAND == 1 ? 2 : 0)];
  __device__ short &of(int thread, int i) { return at[thread][i]; }
#endif
};

__global__ void __launch_bounds__(THREADS)
    align_rows(int *scores, const unsigned char *targets, const unsigned char *lengths,
               const unsigned char *query, const signed char *matrix, int queryLength, int pairs,
               int gapOpen, int gapExtend) {
  __shared__ signed char profile[LETTERS][QUERY + (HAND ? 4 : 0)];
  __shared__ Cells h, f;
  int t = threadIdx.x, pair = blockIdx.x * THREADS + t;
  for (int i = t; i < LETTERS * queryLength; i += THREADS) {
    int letter = i / queryLength, at = i % queryLength;
    profile[letter][at] = matrix[letter * LETTERS + query[at]];
  }
  for (int i = 0; i < queryLength; ++i) {
    h.of(t, i) = 0;
    f.of(t, i) = -1000;
  }
  __syncthreads();
  if (pair >= pairs)
    return;

  int best = 0, length = lengths[pair];
  for (int j = 0; j < length; ++j) {
    int letter = targets[j * pairs + pair];
    int diagonal = 0, left = 0, e = -1000;
    for (int i = 0; i < queryLength; ++i) {
      int up = h.of(t, i);
      int gap = f.of(t, i) - gapExtend;
      gap = gap > up - gapOpen ? gap : up - gapOpen;
      e = e - gapExtend > left - gapOpen ? e - gapExtend : left - gapOpen;
      int score = diagonal + profile[letter][i];
      score = score > 0 ? score : 0;
      score = score > e ? score : e;
      score = score > gap ? score : gap;
      best = best > score ? best : score;
      h.of(t, i) = (short)score;
      f.of(t, i) = (short)gap;
      diagonal = up;
      left = score;
    }
  }
  scores[pair] = best;
}
