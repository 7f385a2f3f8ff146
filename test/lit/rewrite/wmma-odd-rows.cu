// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows of 40 halves, whose length contains too few factors of two for a tile's line: that no line of a wmma's tile crosses the end of a row is shown
// by the part of the address that is not a multiple of the row, 0 to 48 bytes here. Under a pad of these rows the products stay what they were.
// Beside it, tiles that may cross the end of a row: to the right, to the left, and because a row's number is unbounded, so that its product may wrap.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/in.ll
// RUN: %unbank fix %t/in.ll -o %t/out.ll --block=64 '--layout=*@pad:80:48' --report=%t/report.json > %t/text
// RUN: %validate %t/report.json
// RUN: %arrays %t/report.json | FileCheck %s
// RUN: %unbank simulate %t/in.ll --kernel=inside --grid=2 --block=64 --arg=f32[2048]:zero --arg=u16[4096]:random:3:0:15360 --arg=i64:1 --output=0=%t/inside.in > %t/text
// RUN: %unbank simulate %t/out.ll --kernel=inside --grid=2 --block=64 --arg=f32[2048]:zero --arg=u16[4096]:random:3:0:15360 --arg=i64:1 --output=0=%t/inside.out > %t/text
// RUN: cmp %t/inside.in %t/inside.out
// CHECK-DAG: _ZZ6insideE1a: changed pad:80:48 5120 -> 8192
// CHECK-DAG: _ZZ5rightE1a: refused unsupported-access
// CHECK-DAG: _ZZ4leftE1a: refused unsupported-access
// CHECK-DAG: _ZZ3anyE1a: refused unsupported-access
#include "cuda_min.h"

// Tiles of 16 x 16 halves in 64 rows of 40; each begins `AT` halves behind the first one.
#define TILES(name, AT)                                                                            \
  extern "C" __global__ void name(float *out, const unsigned short *in, long long n) {             \
    __shared__ __attribute__((aligned(32))) unsigned short a[64][40];                              \
    unsigned warp = threadIdx.x / 32, column = blockIdx.x % 2 * 16;                                \
    for (unsigned i = threadIdx.x; i < 64 * 40; i += 64)                                           \
      a[i / 40][i % 40] = in[i];                                                                   \
    __syncthreads();                                                                               \
    for (int k = 0; k < 2; k++) {                                                                  \
      int left[8], right[8];                                                                       \
      float sums[8] = {};                                                                          \
      const int *tile = (const int *)((long long)a + 2 * (AT));                                    \
      __hmma_m16n16k16_ld_a(left, tile, 40, 0);                                                    \
      __hmma_m16n16k16_ld_b(right, tile, 40, 1);                                                   \
      __hmma_m16n16k16_mma_f32f32(sums, left, right, sums, 1, 0);                                  \
      for (int i = 0; i < 8; i++)                                                                  \
        out[((blockIdx.x * 2 + k) * 8 + i) * 64 + threadIdx.x] = sums[i];                          \
    }                                                                                              \
  }
TILES(inside, warp * 16 * 40 + column + k * 8)
TILES(right, warp * 16 * 40 + column + k * 16)
TILES(left, (warp + 1) * 16 * 40 + 16 - column * 2)
TILES(any, n * 40 + column + k * 8)
