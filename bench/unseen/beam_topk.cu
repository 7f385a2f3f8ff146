/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The K best next tokens of each beam of a beam search, K an argument: each of 64 threads goes through its share of the
 * logits with a sorted list of its own, score and token, in dynamic memory; then lists are merged by pairs, from one
 * buffer to another, whose pointers change places.
 *
 * A list is a row of K words: with K = 8, 8-way where lanes are at one place of their lists. By hand: rows of K + 1 (HAND=1), place by
 * place of all lists (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int LISTS = 64;

__global__ void __launch_bounds__(LISTS)
    beam_topk(float *__restrict__ scores, int *__restrict__ tokens, const float *__restrict__ logits, int vocabulary, int k) {
  extern __shared__ float memory[];
#if HAND == 1
  const int row = k + 1, place = 1, size = LISTS * row;
#elif HAND == 2
  const int row = 1, place = LISTS, size = LISTS * k;
#else
  const int row = k, place = 1, size = LISTS * row;
#endif
  float *from = memory, *to = memory + size;
  int *from_id = (int *)(memory + 2 * size), *to_id = (int *)(memory + 3 * size);
  int t = threadIdx.x;
  const float *mine = logits + (size_t)blockIdx.x * vocabulary;
  for (int j = 0; j < k; ++j)
    from[t * row + j * place] = -3e38f, from_id[t * row + j * place] = -1;
  float least = -3e38f;
  for (int i = t; i < vocabulary; i += LISTS) {
    float v = mine[i];
    if (v > least) {
      int j = k - 1;
      for (; j > 0 && from[t * row + (j - 1) * place] < v; --j) {
        from[t * row + j * place] = from[t * row + (j - 1) * place];
        from_id[t * row + j * place] = from_id[t * row + (j - 1) * place];
      }
      from[t * row + j * place] = v, from_id[t * row + j * place] = i;
      least = from[t * row + (k - 1) * place];
    }
  }
  for (int half = LISTS / 2; half > 0; half /= 2) {
    __syncthreads();
    if (t < half) {
      int a = 0, b = 0;
      for (int j = 0; j < k; ++j) {
        float x = from[t * row + a * place], y = from[(t + half) * row + b * place];
        bool first = x >= y;
        to[t * row + j * place] = first ? x : y;
        to_id[t * row + j * place] = first ? from_id[t * row + a * place] : from_id[(t + half) * row + b * place];
        a += first, b += !first;
      }
    }
    float *f = from;
    from = to, to = f;
    int *g = from_id;
    from_id = to_id, to_id = g;
  }
  __syncthreads();
  if (t < k)
    scores[blockIdx.x * k + t] = from[t * place], tokens[blockIdx.x * k + t] = from_id[t * place];
}
