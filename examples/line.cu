/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A box filter over one line, eight neighbours to a thread, its radius an argument.
 *
 * Lanes step by 8 words through `line`: 8 lanes to a bank. The tap is signed and starts below the
 * thread's own elements, so it crosses any padding in both directions. By hand: one word of padding
 * after every 32 (HAND=1).
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256, EACH = 8, BORDER = 16, LINE = THREADS * EACH + 2 * BORDER;

__device__ constexpr int slot(int i) { return HAND == 1 ? i + (i >> 5) : i; }

__global__ void box_line(float *out, const float *in, int radius) {
  __shared__ float line[slot(LINE - 1) + 1];
  int first = blockIdx.x * THREADS * EACH, t = threadIdx.x;
  for (int i = t; i < LINE; i += THREADS)
    line[slot(i)] = in[first + i];
  __syncthreads();
  int own = BORDER + t * EACH;
  for (int x = 0; x < EACH; ++x) {
    float sum = 0;
    for (int tap = -radius; tap <= radius; ++tap)
      sum += line[slot(own + x + tap)];
    out[first + x * THREADS + t] = sum;
  }
}
