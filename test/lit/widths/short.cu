// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 32-bit pointers to shared memory: codegen is asked for them, also if one becomes generic (`given`), and layouts do not depend on what is open only
// with these (`product`: LLVM reshapes its addresses). A pointer that a loop moves is followed in 32 bits, too: ptxas may read several iterations of
// `rows` at once. Local memory has 32-bit pointers as well (`local`).
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.long.json -mllvm -unbank-block=16x16
// RUN: %clang_cuda -Xclang -fcuda-short-ptr -Xclang -mllvm -Xclang --nvptx-short-ptr -S -emit-llvm %s -o %t.ll -mllvm -unbank-report=%t.short.json -mllvm -unbank-block=16x16
// RUN: FileCheck %s --check-prefix=SHORT < %t.ll
// RUN: %clang_cuda -Xclang -fcuda-short-ptr -Xclang -mllvm -Xclang --nvptx-short-ptr -S -emit-llvm -mllvm -unbank-mode=report %s -o %t.in.ll
// RUN: %unbank fix %t.in.ll --block=16x16 --report=%t.alone.json -o %t.alone.ll
// RUN: %arrays %t.long.json | FileCheck %s
// RUN: %arrays %t.short.json | FileCheck %s
// RUN: %arrays %t.alone.json | FileCheck %s
// RUN: %python %S/../Inputs/ranges.py %t.short.json | FileCheck %s --check-prefix=WIDTHS
// RUN: %python %S/../Inputs/ranges.py %t.alone.json | FileCheck %s --check-prefix=WIDTHS
// SHORT: target datalayout = "{{.*}}p3:32:32
// CHECK: _ZZ7productPfPKfS1_iE2as: changed pad:256:16 4096 -> 4352
// CHECK: _ZZ7productPfPKfS1_iE2bs: kept clean
// CHECK: _ZZ5givenPfPS_E4held: refused escapes-store
// CHECK: cells: changed
// WIDTHS:      _Z5givenPfPS_ st 8
// WIDTHS:      _Z4rowsPf ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
#include "cuda_min.h"

struct alignas(16) four {
  float x, y, z, w;
};
constexpr int TILE = 64, DEPTH = 16, SIDE = 4;

__global__ void product(float *c, const float *a, const float *b, int n) {
  alignas(16) __shared__ float as[DEPTH][TILE];
  alignas(16) __shared__ float bs[DEPTH][TILE];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx;
  int row = blockIdx.y * TILE, col = blockIdx.x * TILE;
  int a_row = t / 4, a_k = t % 4 * 4, b_k = t / 16, b_col = t % 16 * 4;
  float sum[SIDE][SIDE] = {};
  for (int k0 = 0; k0 < n; k0 += DEPTH) {
    four loaded = *(const four *)&a[(row + a_row) * n + k0 + a_k];
    as[a_k][a_row] = loaded.x;
    as[a_k + 1][a_row] = loaded.y;
    as[a_k + 2][a_row] = loaded.z;
    as[a_k + 3][a_row] = loaded.w;
    *(four *)&bs[b_k][b_col] = *(const four *)&b[(k0 + b_k) * n + col + b_col];
    __syncthreads();
    for (int k = 0; k < DEPTH; ++k) {
      const float *rows = &as[k][ty * SIDE], *cols = &bs[k][tx * SIDE];
      for (int i = 0; i < SIDE; ++i)
        for (int j = 0; j < SIDE; ++j)
          sum[i][j] += rows[i] * cols[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < SIDE; ++i)
    for (int j = 0; j < SIDE; ++j)
      c[(row + ty * SIDE + i) * n + col + tx * SIDE + j] = sum[i][j];
}

__global__ void given(float *out, float **pointer) {
  alignas(16) __shared__ float held[512];
  int t = threadIdx.y * 16 + threadIdx.x;
  held[2 * t] = out[t];
  held[2 * t + 1] = out[t + 256];
  *pointer = held;
}

__global__ void rows(float *out) {
  __shared__ float table[256][32];
  int t = threadIdx.y * 16 + threadIdx.x;
  float sum = 0;
  table[t][t % 32] = out[t] / out[t + 1]; // which becomes branches: ptxas takes the flow apart, and unrolls
  __syncthreads();
  for (int k = 0; k < 32; ++k) { // too much for LLVM to unroll it whole
    float each = table[t][k];
    for (int i = 0; i < 24; ++i)
      sum = sum * each + i;
  }
  out[t] = sum;
}

typedef unsigned three __attribute__((ext_vector_type(3)));

__global__ void local(unsigned *out, const unsigned *in, int n) {
  __shared__ three cells[8][16];
  const int t = threadIdx.y * 16 + threadIdx.x;
  unsigned own[8];
  for (int i = 0; i < 8; i++)
    own[i] = in[i * n];
  if (t < 128)
    (&cells[0][0])[t] = three{own[n & 7], own[n + 1 & 7], own[n + 2 & 7]};
  __syncthreads();
  const three *row = &cells[t & 7][t / 8 & 15];
  own[n & 7] = row->x * 33 + row->y * 5 + row->z;
  out[t] = own[n + 2 & 7];
}
