// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A warp reads two rows of a halo tile. If the launch makes the rows, blockDim.x + 8 words long, neither a declaration nor a constant shows their
// length, and lanes that share a bank are not a row apart; the runs of contiguous words are. A pad of such rows needs a division at each access,
// which took longer than the conflicts on an H100 (0.75 to 0.97 times as fast); for rows of 24 words it needs one division a thread (1.28 to 1.69
// times as fast).
// RUN: %clang_cuda -O3 -S %s -o /dev/null -mllvm -unbank-block=16x16 -mllvm -unbank-report=%t.json
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=REASON --input-file=%t.json
// RUN: env CUDA_PATH=none %unbank explain 'of_launch::tile' %s --block=16x16 -- -I%examples | FileCheck %s --check-prefix=WEIGHED
// CHECK-DAG: of_launch{{.*}}tile: kept no-gain
// CHECK-DAG: of_source{{.*}}tile: changed pad:96:96
// REASON: issuing the instructions that layouts add would take longer than the conflicts do
// WEIGHED: pad:96:96 {{.*}} its instructions
#include "cuda_min.h"
__device__ __forceinline__ void filter(float *tile, const float *in, float *out, int width, int w, int h) {
  int tx = threadIdx.x, ty = threadIdx.y;
  for (int y = ty; y < h; y += blockDim.y)
    for (int x = tx; x < w; x += blockDim.x)
      tile[y * w + x] = in[(blockIdx.y * 16 + y) * width + blockIdx.x * 16 + x];
  __syncthreads();
  float least = tile[0], most = least;
  for (int dy = 0; dy < 9; dy++)
    for (int dx = 0; dx < 9; dx++) {
      float value = tile[(ty + dy) * w + tx + dx];
      least = value < least ? value : least;
      most = value > most ? value : most;
    }
  out[(blockIdx.y * 16 + ty) * width + blockIdx.x * 16 + tx] = most - least;
}
__global__ void of_launch(float *out, const float *in, int width) {
  __shared__ float tile[24 * 24];
  filter(tile, in, out, width, blockDim.x + 8, blockDim.y + 8);
}
__global__ void of_source(float *out, const float *in, int width) {
  __shared__ float tile[24 * 24];
  filter(tile, in, out, width, 24, 24);
}
