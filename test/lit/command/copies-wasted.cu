// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A copy that may wait for many lines of global memory, and for no bank, does not head what is wasted: no layout changes that. One that waits for banks
// does, as far as it waits for these. Its own row has the whole range, and the reason.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x2 -- -I%examples > %t && FileCheck %s < %t && FileCheck %s --check-prefix=ROWS < %t
// CHECK:      wasted a block {{ *}}kernel
// CHECK-NEXT: 62 -> {{.*}}columns{{.*}}
// CHECK-NOT:  rows
// CHECK:      wasted a block {{ *}}array
// CHECK-NEXT: 62 -> {{.*}} columns::tile
// CHECK-NOT:  rows::tile
// CHECK:      wasted a block {{ *}}op
// CHECK-NEXT: 62 -> {{.*}} cpasync  columns::tile
// CHECK-NOT:  rows::tile
// CHECK:      kernel {{rows|columns}}
// ROWS:       cpasync  tile {{ *}}4 {{ *}}2 {{ *}}1..32
// ROWS:       cp.async also takes a turn for each 128-byte line that it reads of its source
#include "cuda_min.h"

__device__ __forceinline__ void copy(float *to, const float *from) {
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"((unsigned)__cvta_generic_to_shared(to)), "l"(from) : "memory");
  asm volatile("cp.async.wait_all;" ::: "memory");
  __syncthreads();
}

__global__ void columns(float *out, const float *in) {
  __shared__ float tile[32][32];
  int x = threadIdx.x, y = threadIdx.y;
  copy(&tile[x][y], in + 32 * y + x);
  out[32 * y + x] = tile[y][x % 2];
}

__global__ void rows(float *out, const float *in) {
  __shared__ float tile[32][32];
  int x = threadIdx.x, y = threadIdx.y;
  copy(&tile[y][x], in + 32 * (32 * y + x));
  out[32 * y + x] = tile[y][31 - x];
}
