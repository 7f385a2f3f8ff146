// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unknown numbers that are the same in all lanes of a warp: what shfl broadcasts from one lane, the result of a vote or of a sum over the warp, and
// what inline PTX computes from such numbers, as clang's __ffs does. A row that they select is read in one wavefront, a column in 32. In the twins
// the number may differ between lanes: lane 0 of each eight, votes among lanes that the lane selects, inline PTX that reads the lane's number.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --report=%t.json -- -I%examples > %t
// RUN: %python -c "import json; [print(k['display'].split('(')[0], [(a['before']['exactness'], a['before']['wavefronts']['min'], a['before']['wavefronts']['max']) for a in k['accesses'] if a['op'] == 'ld']) for k in json.load(open('%t.json'))['kernels']]" | FileCheck %s
// CHECK:      lane [('exact', 1, 1), ('exact', 32, 32)]
// CHECK-NEXT: first [('exact', 1, 1), ('exact', 32, 32)]
// CHECK-NEXT: largest [('exact', 1, 1), ('exact', 32, 32)]
// CHECK-NEXT: segments [('exact', 1, 1), ('bounded', 1, 32)]
// CHECK-NEXT: groups [('exact', 1, 1), ('bounded', 1, 32)]
// CHECK-NEXT: voted [('exact', 1, 1), ('bounded', 1, 32)]
// CHECK-NEXT: moved [('exact', 1, 1), ('bounded', 1, 32)]
#include "cuda_min.h"

#define KERNEL(name, number)                                                                                                                     \
  __global__ void name(int *out, const int *in) {                                                                                               \
    __shared__ int s[32][32];                                                                                                                    \
    const int t = threadIdx.x;                                                                                                                   \
    for (int i = 0; i < 32; i++)                                                                                                                 \
      s[i][t] = in[32 * i + t];                                                                                                                  \
    __syncthreads();                                                                                                                             \
    const int p = (number) & 31;                                                                                                                 \
    out[t] = s[p][t] + s[t][p];                                                                                                                  \
  }

__device__ inline int find_first(unsigned bits) {
  int out;
  asm("bfind.shiftamt.u32 %0, %1;" : "=r"(out) : "r"(bits));
  return out;
}
__device__ inline int add_lane(int a) {
  int out;
  asm("add.s32 %0, %1, %%laneid;" : "=r"(out) : "r"(a));
  return out;
}

KERNEL(lane, __nvvm_shfl_sync_idx_i32(~0u, in[t], 5, 31))
KERNEL(first, find_first(__nvvm_vote_ballot_sync(~0u, in[t] > 3)))
KERNEL(largest, __nvvm_redux_sync_max(in[t], ~0u))
KERNEL(segments, __nvvm_shfl_sync_idx_i32(~0u, in[t], 0, 31 | 24 << 8))
KERNEL(groups, __nvvm_redux_sync_max(in[t], in[t + 32]))
KERNEL(voted, __nvvm_vote_ballot_sync(in[t], in[t] > 3))
KERNEL(moved, add_lane(in[0]))
