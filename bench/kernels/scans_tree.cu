/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Scans and reductions along a binary tree, with elements of 8 bytes.
 *
 * segmented_scan: for each of 1,024 numbers the sum of those before it, back to the last head of a
 * segment, by 512 threads. An element is a sum and a flag, 8 bytes, so half a warp is served at
 * once: level k, from 0, lays its lanes 2^(k+2) words apart, 2-way conflicts at the leaves and
 * 16-way from the fourth level on.
 *
 * reduction_f64: the interleaved reduction of the textbooks, with doubles. The same strides.
 *
 * welford: mean and variance of 256 threads' samples; the tree halves the distance, as it should,
 * and an element is 12 bytes. An odd number of words from lane to lane: nothing conflicts.
 *
 * By hand: one element of padding after every 16, which are 128 bytes (HAND=1). After every 32, as
 * one reads for words (HAND=2): half the conflicts of the leaves stay. In welford structs rounded
 * up to 16 bytes (HAND=1), for the sake of one load instead of three; the three stores stay, 4-way.
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

__device__ constexpr int slot(int i) {
  return HAND == 1 ? i + (i >> 4) : HAND == 2 ? i + (i >> 5) : i;
}

struct alignas(8) Partial {
  float sum;
  unsigned head; // whether a segment starts in the range
};

/* What two neighbouring ranges are together; associative, not commutative. */
static __device__ __forceinline__ Partial join(Partial left, Partial right) {
  return {right.head ? right.sum : left.sum + right.sum, left.head | right.head};
}

constexpr int SCAN_THREADS = 512, SCAN_COUNT = 2 * SCAN_THREADS;

__global__ void segmented_scan(float *out, const float *in, const unsigned *heads) {
  __shared__ Partial tree[slot(SCAN_COUNT)];
  int t = threadIdx.x, first = blockIdx.x * SCAN_COUNT;
  for (int i = t; i < SCAN_COUNT; i += SCAN_THREADS)
    tree[slot(i)] = {in[first + i], heads[first + i] % 16 == 0};

  int stride = 1;
  for (int pairs = SCAN_COUNT / 2; pairs > 0; pairs >>= 1, stride *= 2) {
    __syncthreads();
    if (t < pairs) {
      int left = slot(stride * (2 * t + 1) - 1), right = slot(stride * (2 * t + 2) - 1);
      tree[right] = join(tree[left], tree[right]);
    }
  }

  if (t == 0)
    tree[slot(SCAN_COUNT - 1)] = {0, 0};
  for (int pairs = 1; pairs < SCAN_COUNT; pairs *= 2) {
    stride >>= 1;
    __syncthreads();
    if (t < pairs) {
      int left = slot(stride * (2 * t + 1) - 1), right = slot(stride * (2 * t + 2) - 1);
      Partial range = tree[left], before = tree[right];
      tree[left] = before;
      tree[right] = join(before, range);
    }
  }
  __syncthreads();
  for (int i = t; i < SCAN_COUNT; i += SCAN_THREADS)
    out[first + i] = tree[slot(i)].sum;
}

constexpr int SUM_THREADS = 512;

__global__ void reduction_f64(double *out, const double *in, int rounds) {
  __shared__ double sums[slot(SUM_THREADS)];
  int t = threadIdx.x;
  const double *mine = in + blockIdx.x * rounds * SUM_THREADS + t;
  for (int i = 0; i < rounds; ++i) {
    sums[slot(t)] = mine[i * SUM_THREADS];
    __syncthreads();
    for (int s = 1; s < SUM_THREADS; s *= 2) {
      int left = 2 * s * t;
      if (left < SUM_THREADS)
        sums[slot(left)] += sums[slot(left + s)];
      __syncthreads();
    }
    if (t == 0)
      out[blockIdx.x * rounds + i] = sums[0];
    __syncthreads();
  }
}

constexpr int SAMPLE_THREADS = 256;

struct alignas(HAND == 1 ? 16 : 4) Moments {
  float count, mean, spread; // spread: sum of squared differences from the mean
};

__global__ void welford(float *out, const float *in, int samples) {
  __shared__ Moments partial[SAMPLE_THREADS];
  int t = threadIdx.x;
  const float *mine = in + blockIdx.x * samples * SAMPLE_THREADS + t;
  Moments sum = {0, 0, 0};
  for (int i = 0; i < samples; ++i) {
    float value = mine[i * SAMPLE_THREADS], difference = value - sum.mean;
    sum.count += 1;
    sum.mean += difference / sum.count;
    sum.spread += difference * (value - sum.mean);
  }
  partial[t] = sum;
  __syncthreads();
  for (int half = SAMPLE_THREADS / 2; half > 0; half /= 2) {
    if (t < half) {
      Moments a = partial[t], b = partial[t + half];
      float count = a.count + b.count, difference = b.mean - a.mean;
      float mean = a.mean + difference * (b.count / count);
      float spread = a.spread + b.spread + difference * difference * (a.count * b.count / count);
      partial[t] = {count, mean, spread};
    }
    __syncthreads();
  }
  if (t == 0) {
    out[2 * blockIdx.x] = partial[0].mean;
    out[2 * blockIdx.x + 1] = partial[0].spread / partial[0].count;
  }
}
