/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Histograms of gradients for boosted trees, trained with quantised gradients as LightGBM does: rows of 32 features in
 * bins of a byte, a warp a row, a lane a feature, which adds gradient and Hessian, 16 bits each in a
 * word, to its histogram of 64 bins by an atomic in shared memory; a leaf's histograms of all blocks are added in
 * global memory.
 *
 * A bank is a bin's number: data says how many features meet, most where few bins are in use. By hand: bin by bin
 * of all features (HAND=1), a bank for each lane whatever data says; histograms of 65 (HAND=2), where
 * features of the same bin no longer meet; bin XOR feature (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int FEATURES = 32, BINS = 64, THREADS = 256, SIZE = FEATURES * (HAND == 2 ? BINS + 1 : BINS);

__device__ __forceinline__ int at(int feature, int bin) {
  return HAND == 1   ? bin * FEATURES + feature
         : HAND == 2 ? feature * (BINS + 1) + bin
         : HAND == 3 ? feature * BINS + (bin ^ feature)
                     : feature * BINS + bin;
}

__global__ void __launch_bounds__(THREADS)
    gbdt_hist_build(int *__restrict__ gradients, int *__restrict__ hessians, const unsigned char *__restrict__ bins,
                    const short2 *__restrict__ rows, int each, int count) {
  __shared__ unsigned histogram[SIZE];
  int t = threadIdx.x, feature = t % 32, warp = t / 32;
  for (int i = t; i < SIZE; i += THREADS)
    histogram[i] = 0;
  __syncthreads();
  int first = blockIdx.x * each, end = min(first + each, count);
#pragma unroll 4
  for (int row = first + warp; row < end; row += THREADS / 32) {
    int bin = bins[(size_t)row * FEATURES + feature] & (BINS - 1);
    short2 g = rows[row];
    atomicAdd(&histogram[at(feature, bin)], (unsigned)(g.x & 7) << 16 | (g.y & 7));
  }
  __syncthreads();
  for (int i = t; i < FEATURES * BINS; i += THREADS) {
    int of = HAND == 1 ? i % FEATURES : i / BINS, bin = HAND == 1 ? i / FEATURES : i % BINS; /* as they lie */
    unsigned both = histogram[at(of, bin)];
    if (both) {
      atomicAdd(&gradients[of * BINS + bin], (int)(both >> 16));
      atomicAdd(&hessians[of * BINS + bin], (int)(both & 0xffff));
    }
  }
}
