// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An auction over rows whose length is an argument; data selects the lanes that read them. A profile knows its launch: 112 KiB of dynamic memory,
// which leave two blocks of six warps on an SM, and rows of 168 words, 8-way at most and less if few lanes read. So few warps do not hide the
// instructions of a swizzle: such a kernel ran 0.86 times as fast on an H200. Twin: rows of 160 words, 32-way.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank simulate %s --kernel=auction --grid=1 --block=192 --dynamic=112896 --arg=f32[192]:zero '--arg=f32[28224]:random:1:0:1' --arg=i32:168 --arg=i32:4 --write-profile=%t.168 -- -I%examples > /dev/null
// RUN: env CUDA_PATH=none %unbank simulate %s --kernel=auction --grid=1 --block=192 --dynamic=102400 --arg=f32[192]:zero '--arg=f32[25600]:random:1:0:1' --arg=i32:160 --arg=i32:4 --write-profile=%t.160 -- -I%examples > /dev/null
// RUN: env CUDA_PATH=none %unbank explain %s --block=192 --profile=%t.168 -- -I%examples | FileCheck %s --check-prefix=KEPT
// RUN: env CUDA_PATH=none %unbank explain %s --block=192 --profile=%t.160 -- -I%examples | FileCheck %s --check-prefix=CHANGED
// KEPT: decision {{.*}} layout identity
// KEPT: identity {{.*}} - 2 {{.*}} chosen
// CHANGED: decision {{.*}} layout pitch
// CHANGED: pitch{{.*}} - 2 {{.*}} chosen
#include "cuda_min.h"

extern "C" __global__ void auction(float *out, const float *in, int n, int rounds) {
  extern __shared__ float rows[];
  const int t = threadIdx.x;
  for (int i = t; i < n * n; i += 192)
    rows[i] = in[i];
  __syncthreads();
  float price = 0;
  for (int round = 0; round < rounds; round++)
    if (t < n) {
      if (in[round * n + t] > 0.8f) {
        float best = -1, second = -1;
#pragma clang loop unroll(disable)
        for (int j = 0; j < n; j++) {
          const float value = rows[t * n + j] - in[j] - price;
          const float less = value < best ? value : best;
          second = less > second ? less : second;
          best = value > best ? value : best;
        }
        price += best - second;
      }
    }
  if (t < n)
    out[t] = price;
}
