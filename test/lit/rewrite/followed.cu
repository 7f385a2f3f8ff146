// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A new address cannot be followed (here because of the work limit: each tap is a sum of its own that an argument shifts), while the old one could
// be: the cost then follows from the layout, and a run counts the same (nine taps: each of the loops that LLVM 22 makes of it runs once).
// REQUIRES: command, llvm-22
// DEFINE: %{launch} = --kernel=taps --grid=1 --block=256 --arg=f32[2048]:zero --arg=f32[2080]:ramp --arg=i32:4
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/k.ll
// RUN: %unbank fix %t/k.ll -o %t/out.ll --block=taps@256 --widths=ir --layout=taps::line@pad:32:4 --report=%t/fixed.report > /dev/null
// RUN: %unbank simulate %t/out.ll %{launch} --report=%t/counted.report > /dev/null
// RUN: %measured %t/fixed.report %t/counted.report | FileCheck %s
// CHECK:          st a0: 1 x 2.0 (exact, weight exact)
// CHECK-COUNT-72: ld a0: 8 x 1.0 (exact, weight per-iteration)
#include "cuda_min.h"

constexpr int THREADS = 256, EACH = 8, BORDER = 16, LINE = THREADS * EACH + 2 * BORDER;

__global__ void taps(float *out, const float *in, int radius) {
  __shared__ float line[LINE];
  int t = threadIdx.x;
  for (int i = t; i < LINE; i += THREADS)
    line[i] = in[i];
  __syncthreads();
  for (int x = 0; x < EACH; ++x) {
    float sum = 0;
    for (int tap = -radius; tap <= radius; ++tap)
      sum += line[BORDER + t * EACH + x + tap];
    out[x * THREADS + t] = sum;
  }
}
