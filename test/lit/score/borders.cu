// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An argument may be the border at which the data ends or begins; what a branch guards tells which. All threads are taken to be inside a high border.
// Nothing is assumed of accesses beyond a border except what the bank rule allows, and their conflicts are reported; nor where both sides access. A flag that such a guard sets
// decides nothing for certain.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank analyze %t.ll --block=32x8 --report=%t.json > %t.txt
// RUN: %python -c "import json; [print(kernel['display'].split('(')[0], [(access['before']['exactness'], access['before']['wavefronts']['max']) for access in kernel['accesses'] if access['op'] == 'ld']) for kernel in json.load(open('%t.json'))['kernels']]; [print(array['display'], array['decision']) for array in json.load(open('%t.json'))['arrays']]" | FileCheck %s
// CHECK-DAG: inside [('exact', 32)]
// CHECK-DAG: returns [('exact', 32)]
// CHECK-DAG: stencil [('exact', 32)]
// CHECK-DAG: ends_at [('exact', 32)]
// CHECK-DAG: begins_at [('exact', 32)]
// CHECK-DAG: outside [('bounded', 32)]
// CHECK-DAG: between [('bounded', 32)]
// CHECK-DAG: halo [('bounded', 32)]
// CHECK-DAG: none_of [('bounded', 32)]
// CHECK-DAG: either [('bounded', 32)]
// CHECK-DAG: outside::tile changed
// CHECK-DAG: between::tile changed
// CHECK-DAG: halo::tile changed
// CHECK-DAG: none_of::tile changed
// RUN: %unbank analyze %t.ll --block=16x16 --report=%t.flag.json > %t.txt
// RUN: %python -c "import json; [print(kernel['before']['exactness']) for kernel in json.load(open('%t.flag.json'))['kernels'] if kernel['display'].startswith('flag')]" | FileCheck %s --check-prefix=FLAG
// FLAG: bounded
#include "cuda_min.h"

#define KERNEL(name, body)                                                                                                                       \
  __global__ void name(float *out, const float *in, int n, int m) {                                                                              \
    __shared__ float tile[32][32];                                                                                                               \
    const int x = threadIdx.x, y = threadIdx.y, i = blockIdx.x * 32 + x;                                                                         \
    for (int k = y; k < 32; k += 8)                                                                                                              \
      tile[k][x] = in[k * 32 + x];                                                                                                               \
    __syncthreads();                                                                                                                             \
    body                                                                                                                                         \
  }

KERNEL(inside, if (x < n) out[y * 32 + x] = tile[x][y];)
KERNEL(returns, if (i >= n) return; out[y * 32 + x] = tile[x][y];)
KERNEL(stencil, if (i > 0 && i < n - 1) out[y * 32 + x] = tile[x][y];)
// A number that is more than the way from one block to the next is where data ends, though a block has more threads; one that is less is where it begins.
KERNEL(ends_at, if (16 * (int)blockIdx.x + x < 200) out[y * 32 + x] = tile[x][y];)
KERNEL(begins_at, if (16 * (int)blockIdx.x + x >= 12) out[y * 32 + x] = tile[x][y];)
KERNEL(outside, if (x >= n) out[y * 32 + x] = tile[x][y];)
KERNEL(between, if (x >= n && x <= m) out[y * 32 + x] = tile[x][y];)
KERNEL(halo, if (i >= n && i < m - n) out[y * 32 + x] = tile[x][y];)
KERNEL(none_of, if (!(x < n || x > m || y < n)) out[y * 32 + x] = tile[x][y];)
KERNEL(either, if (x < n) out[y * 32 + x] = tile[x][y]; else tile[y][x] = 2;)

#define IN_RANGE(x, a, b) ((x) >= (a) && (x) <= (b))

extern "C" __global__ void flag(int count, float *in, float *out, int n, int m) {
  __shared__ float tile[16][16];
  int x = threadIdx.x, y = threadIdx.y;
  int index = y * 16 + x;
  bool done = false;
  float sum = 0;
  for (int k = 0; k < count; k++) {
    done = false;
    if (IN_RANGE(x, k + 1, 16 - k - 2) && IN_RANGE(y, k + 1, 16 - k - 2) && IN_RANGE(x, n, m) && IN_RANGE(y, n, m)) {
      done = true;
      sum += in[index];
    }
    __syncthreads();
    if (k == count - 1)
      break;
    if (done)
      tile[x][y] = sum;
    __syncthreads();
  }
  if (done)
    out[index] = sum + tile[x][y];
}
