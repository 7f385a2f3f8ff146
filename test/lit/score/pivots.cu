// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each thread searches the pivot of a row by itself, counts or sums up, and then walks down the column that it found: all lanes find the same one,
// whatever the data is, although loops carry floats to it. Twins: a search in each lane's own data, a search by a function that is not followed, and
// a choice between two floats by a lane's number.
// RUN: %clang_cuda_plain -O3 -S -emit-llvm %s -o %t.ll
// RUN: %unbank_opt -passes='unbank<mode=report;block=32;layout=*@identity;report=%t.json>' %t.ll -disable-output
// RUN: %validate %t.json
// RUN: %python -c "import json; [print(k['display'].split('(')[0], a['before']['wavefronts']['min'], a['before']['wavefronts']['max'], a['before']['exactness'], a['before']['reason']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses'][-1:]]" | FileCheck %s
// CHECK-DAG: pivot 32 32 exact
// CHECK-DAG: longest 32 32 exact
// CHECK-DAG: summed 32 32 exact
// CHECK-DAG: counted 32 32 exact
// CHECK-DAG: called 1 32 bounded the address depends on data
// CHECK-DAG: own 1 32 bounded the address depends on data
// CHECK-DAG: parted 1 32 bounded the address
#include "cuda_min.h"

__device__ void fill(float (*tile)[32], const float *in) {
  for (int i = 0; i < 32; i++) tile[i][threadIdx.x] = in[i * 32 + threadIdx.x];
  __syncthreads();
}
#define KERNEL(name)                                                                                                                                \
  __global__ void name(float *out, const float *in, int n) {                                                                                       \
    __shared__ float tile[32][32];                                                                                                                 \
    const int x = threadIdx.x;                                                                                                                     \
    int at = 0;                                                                                                                                    \
    float best = 0;                                                                                                                                \
    fill(tile, in);                                                                                                                                \
    name##_of(best, at, x, in, n);                                                                                                                 \
    out[x] = tile[x][at & 31];                                                                                                                     \
  }
#define STEP(number) { float v = __builtin_fabsf(number); if (v > best) { best = v; at = j; } }
#define pivot_of(best, at, x, in, n) for (int j = 0; j < 32; j++) STEP(in[j])
#define longest_of(best, at, x, in, n) for (int j = 0; j < n; j++) STEP(in[j])
#define summed_of(best, at, x, in, n) for (int j = 0; j < n; j++) best += in[j]; at = (int)best
#define counted_of(best, at, x, in, n) for (int j = 0; j < n; j++) at += in[j] > 0.5f
#define called_of(best, at, x, in, n) at = place_of(in[0] * 3, in, n)
#define own_of(best, at, x, in, n) for (int j = 0; j < n; j++) STEP(in[32 * j + x])
#define parted_of(best, at, x, in, n) { if (x & n) best = in[1]; else best = in[2]; at = (int)best; }
__device__ __attribute__((noinline)) int place_of(float start, const float *in, int n) {
  float sum = start;
  for (int j = 0; j < n; j++) sum *= in[j];
  return (int)sum;
}
KERNEL(pivot)
KERNEL(longest)
KERNEL(summed)
KERNEL(counted)
KERNEL(called)
KERNEL(own)
KERNEL(parted)
