/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Linear prediction of a speech coder: Levinson's and Durbin's recursion for frames whose
 * autocorrelations are known, a frame a thread, 96 to a block. The order is an argument;
 * autocorrelations and coefficients have rows of order + 1 in dynamic shared memory.
 *
 * Rows of 32 words are 32-way, of 16 16-way. By hand: rows of an odd length (HAND=1); transposed
 * (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int FRAMES = 96;

__global__ void __launch_bounds__(FRAMES)
    lpc_levinson(float *__restrict__ coefficients, float *__restrict__ residuals,
                 const float *__restrict__ correlations, int frames, int order) {
  extern __shared__ float pool[];
  int length = order + 1, pitch = HAND == 1 ? length | 1 : length;
  float *rs = pool, *as = pool + FRAMES * pitch;
  auto place = [&](int frame, int i) { return HAND == 2 ? i * FRAMES + frame : frame * pitch + i; };
  int t = threadIdx.x, first = blockIdx.x * FRAMES, count = min(FRAMES, frames - first);
  const float *from = correlations + (size_t)first * length;
  for (int i = t; i < count * length; i += FRAMES) {
    int frame = i / length, lag = i - frame * length;
    rs[place(frame, lag)] = from[i] + (lag == 0 ? 8.0f : 0.0f);
  }
  __syncthreads();
  if (t < count) {
    float error = rs[place(t, 0)];
    as[place(t, 0)] = 1.0f;
    for (int i = 1; i <= order; ++i) {
      float sum = rs[place(t, i)];
      for (int j = 1; j < i; ++j)
        sum = fmaf(as[place(t, j)], rs[place(t, i - j)], sum);
      float k = -__fdividef(sum, error);
      as[place(t, i)] = k;
      for (int j = 1; 2 * j <= i; ++j) {
        if (i - j < 1)
          break;
        float x = as[place(t, j)], y = as[place(t, i - j)];
        as[place(t, j)] = fmaf(k, y, x);
        as[place(t, i - j)] = fmaf(k, x, y);
      }
      error = __fmul_rn(error, fmaf(-k, k, 1.0f));
    }
    residuals[first + t] = error;
  }
  __syncthreads();
  float *to = coefficients + (size_t)first * length;
  for (int i = t; i < count * length; i += FRAMES) {
    int frame = i / length;
    to[i] = as[place(frame, i - frame * length)];
  }
}
