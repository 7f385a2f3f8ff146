/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Interleaved reductions of structs: what 256 threads saw of a signal, joined at strides 1, 2, 4
 * and so on by neighbours, so that the order of the signal is kept.
 *
 * signal_stats: 16 bytes, one access, a quarter of a warp at a time. Stride s lays lanes 8s words
 * apart: 2-way at the leaves, 8-way from the third level on. By hand: one struct after every 8,
 * which are 128 bytes (HAND=1); a word after every 8, as one reads of arrays of words (HAND=2):
 * clean, and four accesses instead of one; four arrays with a word after every 32 (HAND=3),
 * likewise.
 *
 * signal_peaks: 12 bytes, three accesses of a word, 6s words apart: 2-way at the leaves, 32-way at
 * the top had it lanes enough. By hand: one struct after every 32 (HAND=1).
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256;

struct alignas(HAND == 2 ? 4 : 16) Stats {
  float low, high, sum, rough; // rough: sum of squares of the differences of neighbours
};

#if HAND == 2
constexpr int GROUP = 8, GROUP_WORDS = GROUP * 4 + 1;
#define STAT(i, name) ((Stats *)(stats + (i) / GROUP * GROUP_WORDS + (i) % GROUP * 4))->name
#elif HAND == 3
#define STAT(i, name) stats_##name[(i) + (i) / 32]
#else
#define STAT(i, name) stats[HAND == 1 ? (i) + (i) / 8 : (i)].name
#endif

static __device__ __forceinline__ float lower(float a, float b) { return a < b ? a : b; }
static __device__ __forceinline__ float higher(float a, float b) { return a > b ? a : b; }

__global__ void signal_stats(float *out, const float *in, int each) {
#if HAND == 2
  __shared__ float stats[THREADS / GROUP * GROUP_WORDS];
#elif HAND == 3
  constexpr int PADDED = THREADS + THREADS / 32;
  __shared__ float stats_low[PADDED], stats_high[PADDED], stats_sum[PADDED], stats_rough[PADDED];
#else
  __shared__ Stats stats[HAND == 1 ? THREADS + THREADS / 8 : THREADS];
#endif
  int t = threadIdx.x;
  const float *mine = in + blockIdx.x * each * THREADS + t;
  float low = mine[0], high = mine[0], sum = mine[0], rough = 0, last = mine[0];
  for (int i = 1; i < each; ++i) {
    float value = mine[i * THREADS];
    low = lower(low, value);
    high = higher(high, value);
    sum += value;
    rough += (value - last) * (value - last);
    last = value;
  }
  STAT(t, low) = low;
  STAT(t, high) = high;
  STAT(t, sum) = sum;
  STAT(t, rough) = rough;
  __syncthreads();
  for (int s = 1; s < THREADS; s *= 2) {
    int left = 2 * s * t, right = left + s;
    if (left < THREADS) {
      float low_left = STAT(left, low), low_right = STAT(right, low);
      float high_left = STAT(left, high), high_right = STAT(right, high);
      float sum_left = STAT(left, sum), sum_right = STAT(right, sum);
      float rough_left = STAT(left, rough), rough_right = STAT(right, rough);
      STAT(left, low) = lower(low_left, low_right);
      STAT(left, high) = higher(high_left, high_right);
      STAT(left, sum) = sum_left + sum_right;
      STAT(left, rough) = rough_left + rough_right;
    }
    __syncthreads();
  }
  if (t == 0) {
    out[4 * blockIdx.x] = STAT(0, low);
    out[4 * blockIdx.x + 1] = STAT(0, high);
    out[4 * blockIdx.x + 2] = STAT(0, sum);
    out[4 * blockIdx.x + 3] = STAT(0, rough);
  }
}

struct Peak {
  float value, place, width;
};

__global__ void signal_peaks(float *out, const float *in, int each) {
  __shared__ Peak peaks[HAND == 1 ? THREADS + THREADS / 32 : THREADS];
  int t = threadIdx.x;
  const float *mine = in + blockIdx.x * each * THREADS + t;
  Peak peak = {mine[0], 0, 0};
  for (int i = 1; i < each; ++i) {
    float value = mine[i * THREADS];
    if (value > peak.value)
      peak = {value, (float)i, 0};
    else if (value > 0.875f * peak.value)
      peak.width += 1;
  }
#define SLOT(i) (HAND == 1 ? (i) + (i) / 32 : (i))
  peaks[SLOT(t)] = peak;
  __syncthreads();
  for (int s = 1; s < THREADS; s *= 2) {
    int left = 2 * s * t;
    if (left < THREADS) {
      Peak a = peaks[SLOT(left)], b = peaks[SLOT(left + s)];
      bool first = a.value >= b.value;
      peaks[SLOT(left)] = {first ? a.value : b.value, first ? a.place : b.place, a.width + b.width};
    }
    __syncthreads();
  }
  if (t == 0) {
    out[3 * blockIdx.x] = peaks[0].value;
    out[3 * blockIdx.x + 1] = peaks[0].place;
    out[3 * blockIdx.x + 2] = peaks[0].width;
  }
}
