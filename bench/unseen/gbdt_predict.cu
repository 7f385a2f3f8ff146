/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Predictions of boosted decision trees of depth 6: 128 samples with 32 features in shared memory, a thread a
 * sample, and 8 trees at a time as structs (threshold, feature), leaves in an array of their own.
 *
 * At the root all lanes ask for one feature, rows of 32 words apart: 32-way; deeper down, data decide, and all
 * lanes' features are in one bank where they are the same. By hand: rows of 33 (HAND=1); transposed (HAND=2),
 * where a lane has its own bank; the same with nodes in two arrays (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SAMPLES = 128, FEATURES = 32, DEPTH = 6, TREES = 8, LEAVES = 1 << DEPTH;
constexpr int ROW = HAND == 1 ? FEATURES + 1 : FEATURES;

struct Node {
  float threshold;
  int feature;
};

__device__ __forceinline__ int place(int sample, int feature) {
  return HAND >= 2 ? feature * SAMPLES + sample : sample * ROW + feature;
}

__global__ void __launch_bounds__(SAMPLES)
    gbdt_predict(float *__restrict__ out, const float *__restrict__ samples, const float *__restrict__ thresholds,
                 const unsigned char *__restrict__ features, const float *__restrict__ leaves, int trees) {
  __shared__ float x[SAMPLES * ROW];
#if HAND == 3
  __shared__ float limit[TREES * LEAVES];
  __shared__ int feature[TREES * LEAVES];
#else
  __shared__ __align__(8) Node nodes[TREES * LEAVES];
#endif
  __shared__ float leaf[TREES * LEAVES];
  int t = threadIdx.x;
#pragma unroll 8
  for (int i = t; i < SAMPLES * FEATURES; i += SAMPLES)
    x[place(i / FEATURES, i % FEATURES)] = samples[(size_t)blockIdx.x * SAMPLES * FEATURES + i];
  float sum = 0;
  for (int first = 0; first < trees; first += TREES) {
    __syncthreads();
#pragma unroll
    for (int i = t; i < TREES * LEAVES; i += SAMPLES) {
      int from = first * LEAVES + i;
#if HAND == 3
      limit[i] = thresholds[from], feature[i] = features[from];
#else
      nodes[i].threshold = thresholds[from], nodes[i].feature = features[from];
#endif
      leaf[i] = leaves[from];
    }
    __syncthreads();
#pragma unroll 2
    for (int tree = 0; tree < TREES; ++tree) {
      int i = 1; /* the root; place 0 is unused */
#pragma unroll
      for (int level = 0; level < DEPTH; ++level) {
        int at = tree * LEAVES + i;
#if HAND == 3
        i = 2 * i + (x[place(t, feature[at])] > limit[at]);
#else
        Node node = nodes[at];
        i = 2 * i + (x[place(t, node.feature)] > node.threshold);
#endif
      }
      sum += leaf[tree * LEAVES + i - LEAVES];
    }
  }
  out[(size_t)blockIdx.x * SAMPLES + t] = sum;
}
