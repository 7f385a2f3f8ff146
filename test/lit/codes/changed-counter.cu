// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows of 40 words, read along by a loop whose ends are arguments. A pad in rows of 8 words leaves as few conflicts as a swizzle; but where the
// loop's counter is all that moves, the pointer only stepped along, and the pad takes an instruction more than the swizzle: by time 0.87.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=32
// RUN: %arrays %t.json | FileCheck %s
// CHECK: changed xor:2:31:5
#include "cuda_min.h"

constexpr unsigned LANES = 32, WIDTH = 32, MARGIN = 4, ROW = WIDTH + 2 * MARGIN;

__global__ void box_rows(float *out, const float *in, unsigned radius) {
  __shared__ float tile[LANES][ROW];
  unsigned lane = threadIdx.x;
  const float *rows = in + blockIdx.x * LANES * ROW;
  for (unsigned i = 0; i < LANES; ++i)
    for (unsigned col = lane; col < ROW; col += LANES)
      tile[i][col] = rows[i * ROW + col];
  __syncthreads();
  for (unsigned x = 0; x < WIDTH; ++x) {
    float sum = 0;
    for (unsigned tap = 0u - radius; tap != radius + 1; ++tap)
      sum += tile[lane][MARGIN + x + tap];
    out[(blockIdx.x * WIDTH + x) * LANES + lane] = sum;
  }
}
