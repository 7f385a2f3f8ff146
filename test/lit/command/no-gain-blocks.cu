// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A reason that names a layout whose bytes cost resident blocks names the best of those that take as few wavefronts without, too, and what they need. A
// table shows all layouts that the reason names, however far behind they come in it. An array that leaves room for a pad of each row gets one.
// REQUIRES: command, llvm-22
// RUN: env CUDA_PATH=none %unbank explain blocks::s %s --block=256 --top=4 -- -I%examples -DROWS=352 | tr '\n' ' ' | sed 's/  */ /g' | FileCheck %s --check-prefix=FULL
// RUN: env CUDA_PATH=none %unbank explain blocks::s %s --block=256 --top=4 -- -I%examples -DROWS=320 | tr '\n' ' ' | sed 's/  */ /g' | FileCheck %s --check-prefix=ROOM
// FULL:      decision kept, no-gain, layout identity: [[PAD:pad:[0-9]+:[0-9]+]] would take about {{[0-9,]+}} of 1,184 wavefronts of a block, but {{[0-9]+}} more bytes would leave 4 of 5 blocks resident on an SM, and that does not pay; [[OTHER:[a-z]+:[0-9:]+]] takes as few and keeps all blocks, but needs {{[0-9,]+}} more instructions, which does not pay either
// FULL:      layout wavefronts added bytes blocks cycles verdict identity
// FULL-DAG:  [[PAD]] {{(>= )?}}[[#]]
// FULL-DAG:  [[OTHER]] {{(>= )?}}[[#]]
// FULL:      --top=
// ROOM:      decision changed, layout pad:
#include "cuda_min.h"

__global__ void blocks(float *out, const float *in) {
  __shared__ float s[ROWS][32];
  const int x = threadIdx.x;
  for (int i = x; i < ROWS * 32; i += 256)
    s[i / 32][i % 32] = in[i];
  __syncthreads();
  float sum = 0;
#pragma unroll 4
  for (int i = 0; i < 32; i++)
    sum += s[i + 17 * (x / 64)][x & 31] + s[(i * 5 + x / 32) % ROWS][(x & 31) ^ i] + s[i][x % 32];
  out[x] = sum + (x < 64 ? s[x][3] : 0);
}
