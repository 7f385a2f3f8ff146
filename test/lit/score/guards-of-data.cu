// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A guard i < n is taken to hold for every thread if n is an argument, except for threads that it keeps out for every n. If the limit is read from
// memory, as the length of a list is, nothing is assumed.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=64 --top=20 --report=%t.json -- -I%examples > %t
// RUN: %python -c "import json; [print(k['display'].split('(')[0], a['before']['exactness'], a['before']['weight_exactness'], a['before']['weight'], a['before']['wavefronts']['max']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses'] if a['op'] == 'ld' and a['before']['wavefronts']['max'] > 1]" | FileCheck %s
// CHECK-DAG: argument exact exact 2.0 32
// CHECK-DAG: halo exact exact 2.0 32
// CHECK-DAG: wide exact exact 2.0 32
// CHECK-DAG: counted bounded {{.*}} 32
// CHECK-DAG: listed bounded {{.*}} 32
// CHECK-DAG: smaller bounded {{.*}} 32
// CHECK-DAG: picked bounded {{.*}} 32
// CHECK-DAG: clamped bounded {{.*}} 32
// CHECK-DAG: least exact exact 2.0 32
// CHECK-DAG: shortest bounded {{.*}} 32
// CHECK-DAG: structure exact exact 2.0 32
// Nor of a length that is picked from a table, though that is constant.
// CHECK-DAG: tabled bounded {{.*}} 32
// CHECK-DAG: constant exact exact 2.0 32
// Nor of a place in the grid, nor of what lanes vote: no block of a launch lies inside such. But it is of what an argument leaves of a block's place.
// CHECK-DAG: below_block bounded {{.*}} 32
// CHECK-DAG: below_grid bounded {{.*}} 32
// CHECK-DAG: least_block bounded {{.*}} 32
// CHECK-DAG: voted bounded {{.*}} 32
// CHECK-DAG: far bounded {{.*}} 32
// CHECK-DAG: rest exact exact 2.0 32
// RUN: FileCheck %s --check-prefix=TEXT < %t
// TEXT-DAG:  wavefronts 127 -> 66 a block, ideal 66
// TEXT-DAG:  wavefronts 98 -> 66 a block, ideal 66
// TEXT-DAG:  wavefronts 67..131 ->
// TEXT-DAG:  wavefronts 64..128 ->
#include "cuda_min.h"

#define KERNEL(name, parameters, before, condition, index)                                                                                      \
  __global__ void name(int *out, const int *in, parameters) {                                                                                    \
    __shared__ int s[2048], count;                                                                                                               \
    const int t = threadIdx.x;                                                                                                                   \
    for (int i = t; i < 2048; i += 64)                                                                                                           \
      s[i] = i;                                                                                                                                  \
    before;                                                                                                                                      \
    __syncthreads();                                                                                                                             \
    if (condition)                                                                                                                               \
      out[t] = s[index];                                                                                                                         \
  }

struct sizes {
  int rows, columns;
};
KERNEL(argument, int n, , t < n, 32 * t)
KERNEL(halo, int n, , (unsigned)(t - 1) < (unsigned)n, 32 * (t - 1))
KERNEL(wide, unsigned n, , (unsigned)t - 30 < n, 32 * t)
KERNEL(counted, int n, if (t == 0) count = in[n], t < count, 32 * t)
KERNEL(listed, int n, , t < in[n], 32 * t)
KERNEL(structure, sizes n, , t < n.columns, 32 * t)
KERNEL(smaller, int n, , t < min(in[n], 64), 32 * t)
KERNEL(picked, int n, const int limit = n > 3 ? in[n] : 5, t < limit, 32 * t)
KERNEL(least, int n, , true, 32 * min(t, n))
KERNEL(shortest, int n, const int limit = in[n], true, 32 * min(t, limit))
KERNEL(clamped, unsigned n, , true, (32 * ((unsigned)t - 1 < n - 1 ? (unsigned)t - 1 : n - 1)))
KERNEL(below_block, int n, , t < 8 * blockIdx.x, 32 * t)
KERNEL(below_grid, int n, , t < 8 * gridDim.x, 32 * t)
KERNEL(least_block, int n, , true, 32 * min((unsigned)t, 3 + 8 * blockIdx.x))
KERNEL(rest, int n, , t < n - 64 * (int)blockIdx.x, 32 * t)
KERNEL(voted, int n, const unsigned votes = __nvvm_vote_ballot_sync(~0u, t % 3 == 0), t < __builtin_popcount(votes), 32 * t)

__device__ inline unsigned mixed(unsigned h) {
  for (int i = 0; i < 16; i++) {
    h ^= h >> 13;
    h *= 0x85ebca6b;
    h ^= h << 3;
    h += blockDim.x * i;
  }
  return h;
}
KERNEL(far, int n, const unsigned limit = mixed(mixed(in[n])) & 63, t < limit, 32 * t)

__attribute__((constant)) int lengths[8], size;
KERNEL(tabled, int n, , t < lengths[blockIdx.x & 7], 32 * t)
KERNEL(constant, int n, , t < size, 32 * t)
