/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Softmax cross entropy of up to 32 classes with its gradient, a sample to a thread: pointers walk
 * along a row to an end, the predicted class is a difference of pointers. One struct has the rows,
 * in a union with the sums of the block that come later: losses as doubles, hits as ints.
 *
 * Rows are 32 words apart: 32-way, for loads and stores. By hand: rows of 33 words (HAND=1); class
 * XOR sample (HAND=2), for which the pointers become indices.
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SAMPLES = 128, CLASSES = 32;

struct Storage {
  union {
    float row[SAMPLES][HAND == 1 ? CLASSES + 1 : CLASSES];
    struct {
      double loss[SAMPLES];
      int hits[SAMPLES];
    } sum;
  };
  int label[SAMPLES];
};

__device__ inline int place(int sample, int c) { return HAND == 2 ? c ^ (sample & 31) : c; }

static __device__ __forceinline__ float log_of_two(float x) {
  float result;
  asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(result) : "f"(x));
  return result;
}

__global__ void __launch_bounds__(SAMPLES)
    xent_argmax(float *gradient, double *loss, int *hits, const float *logits, const int *labels,
                int samples, int classes) {
  __shared__ Storage s;
  int t = threadIdx.x, first = blockIdx.x * SAMPLES;
  int c = t % CLASSES;
  for (int i = t / CLASSES; i < SAMPLES; i += SAMPLES / CLASSES)
    if (c < classes && first + i < samples)
      s.row[i][place(i, c)] = logits[(first + i) * classes + c];
  if (first + t < samples)
    s.label[t] = labels[first + t];
  __syncthreads();

  float own = 0;
  int hit = 0;
  if (first + t < samples) {
    float *row = s.row[t];
    int label = s.label[t];
    float sum = 0;
#if HAND == 2
    int best = 0;
    for (int k = 1; k < classes; ++k)
      if (row[place(t, k)] > row[place(t, best)])
        best = k;
    float most = row[place(t, best)], right = row[place(t, label)];
    for (int k = 0; k < classes; ++k) {
      float e = power_of_two((row[place(t, k)] - most) * 1.44269504f);
      row[place(t, k)] = e;
      sum += e;
    }
    float share = 1 / sum;
    for (int k = 0; k < classes; ++k)
      row[place(t, k)] *= share;
    row[place(t, label)] -= 1;
    hit = best == label;
#else
    float *end = row + classes, *best = row;
    for (float *p = row + 1; p != end; ++p)
      if (*p > *best)
        best = p;
    float most = *best, right = row[label];
    for (float *p = row; p != end; ++p) {
      float e = power_of_two((*p - most) * 1.44269504f);
      *p = e;
      sum += e;
    }
    float share = 1 / sum;
    for (float *p = row; p != end; ++p)
      *p *= share;
    row[label] -= 1;
    hit = best - row == label;
#endif
    own = log_of_two(sum) * 0.693147181f + most - right;
  }
  __syncthreads();

  for (int i = t / CLASSES; i < SAMPLES; i += SAMPLES / CLASSES)
    if (c < classes && first + i < samples)
      gradient[(first + i) * classes + c] = s.row[i][place(i, c)];
  __syncthreads();

  s.sum.loss[t] = own;
  s.sum.hits[t] = hit;
  for (int half = SAMPLES / 2; half; half /= 2) {
    __syncthreads();
    if (t < half) {
      s.sum.loss[t] += s.sum.loss[t + half];
      s.sum.hits[t] += s.sum.hits[t + half];
    }
  }
  if (t == 0) {
    loss[blockIdx.x] = s.sum.loss[0];
    hits[blockIdx.x] = s.sum.hits[0];
  }
}
