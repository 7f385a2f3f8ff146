// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads that leave an array for certain, in a launch that is seen: such a program depends on how its arrays lie. If the block is only assumed, or a
// guard decides, they are not known to leave it.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s -- -I%examples > %t && FileCheck %s < %t
// CHECK-DAG: leaves::tile 1,024 identity refused: out-of-bounds
// CHECK-DAG: threads of a block of 16x16 access its bytes -544 to 479, and it has 1024
// CHECK-DAG: stays::tile 1,024 -> 1,{{[0-9]+}} {{.*}} changed
// CHECK-DAG: assumed::tile 1,024 -> 1,{{[0-9]+}} {{.*}} changed
// CHECK-DAG: guarded::tile 1,024 -> 1,{{[0-9]+}} {{.*}} changed
#include "cuda_min.h"


#define TURN(condition, low)                                                                                           \
  __shared__ float tile[16][16];                                                                                       \
  const int x = threadIdx.x, y = threadIdx.y;                                                                          \
  for (int i = low; i < 1; i++)                                                                                        \
    for (int k = low; k < 1; k++)                                                                                      \
      if (condition)                                                                                                   \
        tile[x + 8 * i][y + 8 * k] = in[16 * (y + 8 * k) + x + 8 * i + 136];                                           \
  __syncthreads();                                                                                                     \
  float sum = 0;                                                                                                       \
  for (int i = 0; i < 16; i++)                                                                                         \
    sum += tile[i][y];                                                                                                 \
  out[16 * y + x] = sum + tile[x][y]

__global__ void leaves(float *out, const float *in) { TURN(true, -1); }
__global__ void stays(float *out, const float *in) { TURN(true, 0); }
__global__ void assumed(float *out, const float *in) { TURN(true, -1); }
__global__ void guarded(float *out, const float *in, int n) { TURN(n > i + k, -1); }

void launches(float *out, const float *in, int n) {
  leaves<<<1, dim3(16, 16)>>>(out, in);
  stays<<<1, dim3(16, 16)>>>(out, in);
  guarded<<<1, dim3(16, 16)>>>(out, in, n);
}
