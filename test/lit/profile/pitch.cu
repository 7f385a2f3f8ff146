// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows whose length is an argument; data selects the columns that count: the profile of a launch with rows of 64 knows these columns and how often
// they are read, but no other length. So the layout is still one that is right for every length.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank simulate %s --kernel=pick --grid=1 --block=32x8 --dynamic=16384 --arg=f32[4096]:zero --arg=f32[4096]:ramp '--arg=i32[64]:random:1:0:63' --arg=i32:64 --write-profile=%t.profile -- -I%examples > /dev/null
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x8 -- -I%examples | FileCheck %s --check-prefix=WITHOUT
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x8 --profile=%t.profile -- -I%examples | FileCheck %s --check-prefix=WITH
// WITHOUT: s ? identity kept: no-gain
// WITHOUT: ld s 4 {{.*}} 1..32
// WITH: s ? pitch:{{.*}} changed
// WITH: ld s 4 128 32 -> 2 1
// WITH: measured in
#include "cuda_min.h"

extern "C" __global__ void pick(float *out, const float *in, const int *chosen, int n) {
  extern __shared__ float s[];
  const int x = threadIdx.x, y = threadIdx.y;
  for (int r = y; r < n; r += 8)
    for (int c = x; c < n; c += 32)
      s[r * n + c] = in[r * n + c];
  __syncthreads();
  float sum = 0;
  for (int r = y; r < n; r += 8)
    for (int c = x; c < n; c += 32)
      if (chosen[c] > 0)
        sum += s[c * n + chosen[r]];
  out[y * 32 + x] = sum;
}
