// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows with 2-way conflicts, and three special functions for each two words: the special function unit is busy for longer than shared memory and
// hides the conflicts. So neither a pad that costs a resident block is taken nor a swizzle (oscillators on an H200: 0.94 and 0.89 times as fast).
// Twin: the same without special functions.
// RUN: %clang_cuda -O3 -gline-tables-only -S %s -o /dev/null -mllvm -unbank-block=64 -mllvm -unbank-report=%t.json
// RUN: %arrays %t.json | FileCheck %s
// CHECK-DAG: of_sines{{.*}}: kept no-gain
// CHECK-DAG: of_sums{{.*}}: changed
#include "cuda_min.h"
template <bool SPECIAL> __device__ void synth(float *rows, float *out, const float *in, int samples) {
  int t = threadIdx.x;
  for (int i = t; i < 64 * 34; i += 64)
    rows[i] = in[i];
  __syncthreads();
  for (int s = 0; s < samples; s++) {
    float left = 0, right = 0;
#pragma unroll 1
    for (int p = 0; p < 16; p++) {
      float ratio = rows[34 * t + 2 + p], size = rows[34 * t + 18 + p], phase = ratio * s;
      left += (SPECIAL ? __nvvm_ex2_approx_f(size) : size) * (SPECIAL ? __nvvm_sin_approx_f(phase) : phase);
      right += (SPECIAL ? __nvvm_ex2_approx_f(size) : size) * (SPECIAL ? __nvvm_cos_approx_f(phase) : phase - 1);
    }
    out[s * 64 + t] = left - right;
  }
}
__global__ void of_sines(float *out, const float *in, int samples) {
  __shared__ float rows_of_sines[64 * 34];
  synth<true>(rows_of_sines, out, in, samples);
}
__global__ void of_sums(float *out, const float *in, int samples) {
  __shared__ float rows_of_sums[64 * 34];
  synth<false>(rows_of_sums, out, in, samples);
}
