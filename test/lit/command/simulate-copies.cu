// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unbank simulate: the wait of a cp.async for banks is counted, by the rule for stores. It may wait longer, for its source, so the figures are
// bounds, as those of the analysis are; a gate treats them like others.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: %clang_cuda_plain -g -S -emit-llvm %s -o in.ll
// RUN: %unbank simulate in.ll --kernel=columns --grid=1 --block=32x2 --arg=f32[64]:zero --arg=f32[64]:ramp --report=r.json | FileCheck %s
// RUN: %unbank simulate in.ll --kernel=rows --grid=1 --block=32x2 --arg=f32[64]:zero --arg=f32[64]:ramp | FileCheck %s --check-prefix=ROWS
// RUN: %exits 1 %unbank simulate in.ll --kernel=columns --grid=1 --block=32x2 --arg=f32[64]:zero --arg=f32[64]:ramp --fail-above=8 2>&1 | FileCheck %s --check-prefix=GATE
// RUN: %python -c "import json; k = json.load(open('r.json'))['kernels'][0]; s = k['accesses'][0]['after']; print(k['after'], s['wavefronts'], s['exactness'])" | FileCheck %s --check-prefix=JSON
//
// CHECK:      wavefronts  66 a block, ideal 4, measured but for what copies wait for their source
// CHECK:      columns::tile  {{.*}} 4 66 4
// CHECK:      cpasync  tile 4 2 32 1 32
// CHECK-NEXT: cp.async also takes a turn for each 128-byte line that it reads of its source
// CHECK:      ld tile 4 2 1 1 32
// ROWS:       wavefronts  4..66 a block, ideal 4, measured but for what copies wait for their source
// ROWS:       cpasync tile 4 2 1..32 1 32
// GATE: error: cpasync of columns::tile in columns{{.*}}: at least 32-way bank conflict
// JSON: {'shared_bytes': 4096, 'score': None, 'ideal': {{[0-9.]+}}, 'exactness': 'bounded'} {'mean': None, 'min': 32, 'max': 32} bounded
#include "cuda_min.h"

__device__ void copy(float *to, const float *from) {
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
  copy(&tile[y][x], in + 32 * y + x);
  out[32 * y + x] = tile[y][31 - x];
}
