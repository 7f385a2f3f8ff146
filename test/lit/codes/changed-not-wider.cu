// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The steps of an FFT: a layout saves wavefronts of stores with conflicts, and beside them merges neighbours, whose gain other accesses lose again. It
// is the conflicts that it is reported for.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=128 -- -I%examples | FileCheck %s
// CHECK:     2-way conflicts; swizzled
// CHECK-NOT: neighbours could
#include "cuda_min.h"
struct alignas(8) Pair {
  float x, y;
};
template <int N> __global__ void steps(Pair *out, const Pair *in) {
  __shared__ Pair s[N + 1];
  const int t = threadIdx.x;
  s[t] = in[t];
  s[t + 128] = in[t + 128];
  __syncthreads();
  const Pair even = s[t], odd = s[t + 128];
  __syncthreads();
  s[2 * t] = {even.x + odd.x, even.y + odd.y};
  s[2 * t + 1] = {even.x - odd.x, even.y - odd.y};
  __syncthreads();
#pragma unroll 1
  for (int r = 2; r < 6; r++) {
    const int half = 1 << (r - 1), j = t >> (r - 1), k = t & (half - 1);
    Pair a = s[t], b = s[t + 128];
    __syncthreads();
    s[((j << r) + k) & 255] = a;
    s[((j << r) + k + half) & 255] = b;
    __syncthreads();
  }
  Pair sum = s[t + 1];
  s[t + 1] = {sum.y, sum.x};
  __syncthreads();
  out[t] = s[t];
}
template __global__ void steps<256>(Pair *, const Pair *);
