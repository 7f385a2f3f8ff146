/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Symbolic regression by genetic programming: the fitness of a population. Each thread interprets the program of an individual, a byte an
 * instruction, in reverse Polish notation, for every sample; its operands are on a stack of its own in shared memory. How high stacks are, the
 * programs say.
 *
 * Stacks of 16 floats: lanes begin in two banks. By hand: stacks of 17 (HAND=1), slots of all threads side by side (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128, DEPTH = 16;

#if HAND == 1
#define SLOT(n) stacks[threadIdx.x * (DEPTH + 1) + (n)]
constexpr int SIZE = THREADS * (DEPTH + 1);
#elif HAND == 2
#define SLOT(n) stacks[(n) * THREADS + threadIdx.x]
constexpr int SIZE = THREADS * DEPTH;
#else
#define SLOT(n) stacks[threadIdx.x * DEPTH + (n)]
constexpr int SIZE = THREADS * DEPTH;
#endif

__global__ void __launch_bounds__(THREADS)
    gp_rpn(float *__restrict__ fitness, const unsigned char *__restrict__ programs, const float2 *__restrict__ samples, const float *__restrict__ targets, int length, int count) {
  __shared__ float stacks[SIZE];
  const unsigned char *program = programs + (size_t)blockIdx.x * length * THREADS + threadIdx.x;
  float error = 0;
  for (int s = 0; s < count; ++s) {
    float2 sample = samples[s];
    SLOT(0) = 1.f;
    int height = 1;
    for (int i = 0; i < length; ++i) {
      int code = program[(size_t)i * THREADS];
      bool push = (code & 8) ? height < DEPTH : height < 2;
      if (push) {
        float constant = (code >> 4) * 0.125f;
        SLOT(height) = code & 1 ? constant : code & 2 ? sample.x : sample.y;
        ++height;
      } else {
        float b = SLOT(height - 1), a = SLOT(height - 2);
        float r = (code & 7) < 2 ? a + b : (code & 7) < 4 ? a - b : (code & 7) < 6 ? __fmul_rn(a, b) : fminf(a, b);
        SLOT(height - 2) = fminf(fmaxf(r, -64.f), 64.f);
        --height;
      }
    }
    float miss = SLOT(height - 1) - targets[s];
    error = fmaf(miss, miss, error);
  }
  fitness[(size_t)blockIdx.x * THREADS + threadIdx.x] = error;
}
