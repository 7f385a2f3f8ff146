/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Stacking of astronomical exposures: for each pixel the median of 32 exposures of 16 bits and the
 * mean of the middle half. A thread sorts its pixel's values with Batcher's odd-even merge network,
 * rolled up in loops, in a row of shared memory.
 *
 * All lanes are at the same place of rows of 64 bytes: 16-way. By hand: rows of 34 values (HAND=1),
 * word XOR pixel / 2 (HAND=2), exposures outermost (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int EXPOSURES = 32, THREADS = 128, PITCH = HAND == 1 ? EXPOSURES + 2 : EXPOSURES;

__device__ __forceinline__ int place(int pixel, int k) {
  return HAND == 2   ? pixel * PITCH + (k ^ (pixel & 30))
         : HAND == 3 ? k * THREADS + pixel
                     : pixel * PITCH + k;
}

__global__ void __launch_bounds__(THREADS)
    stack_median(ushort2 *__restrict__ out, const unsigned short *__restrict__ exposures,
                 int pixels) {
  __shared__ unsigned short stack[THREADS * PITCH];
  int t = threadIdx.x;
  for (int pixel = blockIdx.x * THREADS + t; pixel < pixels; pixel += gridDim.x * THREADS) {
    for (int k = 0; k < EXPOSURES; ++k)
      stack[place(t, k)] = exposures[(size_t)k * pixels + pixel];
#pragma unroll 1
    for (int p = 1; p < EXPOSURES; p *= 2)
#pragma unroll 1
      for (int k = p; k >= 1; k /= 2)
#pragma unroll 1
        for (int j = k % p; j + k < EXPOSURES; j += 2 * k)
#pragma unroll 1
          for (int i = j; i < j + k && i + k < EXPOSURES; ++i)
            if (i / (2 * p) == (i + k) / (2 * p)) {
              unsigned short a = stack[place(t, i)], b = stack[place(t, i + k)];
              stack[place(t, i)] = min(a, b);
              stack[place(t, i + k)] = max(a, b);
            }
    unsigned sum = EXPOSURES / 4;
#pragma unroll 1
    for (int k = EXPOSURES / 4; k < EXPOSURES * 3 / 4; ++k)
      sum += stack[place(t, k)];
    out[pixel] = make_ushort2(stack[place(t, EXPOSURES / 2)], sum / (EXPOSURES / 2));
  }
}
