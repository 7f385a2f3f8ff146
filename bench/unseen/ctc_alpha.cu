/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Forward scores of connectionist temporal classification (speech): 64 frames of scores at a time come into dynamic memory, rows as long as the vocabulary, which an argument
 * says. A thread a frame finds the logarithm of the sum of exponentials of its row; then a thread a state of the labels between blanks goes
 * through the frames, taking the scores of its label. The sums, two generations of states and the labels are carved behind the scores.
 *
 * Rows of 256 bytes: 32-way when a thread has a frame; later all threads are in one row. By hand: an odd pitch (HAND=1), entry XOR frame (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64, FRAMES = 64;

__device__ __forceinline__ float add_logs(float a, float b) {
  float most = fmaxf(a, b);
  return most + __logf(1.f + __expf(fminf(a, b) - most));
}

__global__ void __launch_bounds__(THREADS) ctc_alpha(float *__restrict__ scores, float *__restrict__ norms, const float *__restrict__ logits, const unsigned char *__restrict__ transcripts, int vocabulary, int letters, int parts) {
  extern __shared__ float memory[];
  const int t = threadIdx.x, pitch = HAND == 1 ? vocabulary | 1 : vocabulary;
  float *rows = memory, *sums = rows + FRAMES * pitch, *alphas = sums + FRAMES;
  unsigned char *labels = reinterpret_cast<unsigned char *>(alphas + 2 * (THREADS + 2));
#define AT(f, v) rows[(f) * pitch + (HAND == 2 ? (v) ^ ((f) & 31) : (v))]
  if (t < letters)
    labels[t] = transcripts[(size_t)blockIdx.x * letters + t];
  __syncthreads();
  /* State 2 i + 1 is letter i, even ones are the blank; two more before the first stay impossible. */
  const bool used = t < 2 * letters + 1;
  const int label = used && (t & 1) ? labels[t >> 1] : 0;
  const bool skips = used && (t & 1) && t > 1 && labels[t >> 1] != labels[(t >> 1) - 1];
  float *old = alphas + 2, *now = old + THREADS + 2;
  old[t] = t == 0 ? 0 : -1e30f;
  if (t < 2)
    old[t - 2] = now[t - 2] = -1e30f;
  logits += (size_t)blockIdx.x * parts * FRAMES * vocabulary;
  for (int part = 0; part < parts; ++part) {
    for (int i = t; i < FRAMES * vocabulary; i += THREADS)
      AT(i / vocabulary, i % vocabulary) = logits[(size_t)part * FRAMES * vocabulary + i];
    __syncthreads();
    float most = -1e30f, sum = 0;
    for (int v = 0; v < vocabulary; ++v)
      most = fmaxf(most, AT(t, v));
    for (int v = 0; v < vocabulary; ++v)
      sum += __expf(AT(t, v) - most);
    sums[t] = most + __logf(sum);
    norms[((size_t)blockIdx.x * parts + part) * FRAMES + t] = sums[t];
    __syncthreads();
    for (int f = 0; f < FRAMES; ++f) {
      float a = add_logs(old[t], old[t - 1]);
      if (skips)
        a = add_logs(a, old[t - 2]);
      now[t] = used ? a + AT(f, label) - sums[f] : -1e30f;
      __syncthreads();
      float *other = old;
      old = now, now = other;
    }
  }
  scores[(size_t)blockIdx.x * THREADS + t] = old[t];
}
