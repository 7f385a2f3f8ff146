// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the kernels of linked_a.cu call.
#include "linked.h"

__device__ int doubled(int x) { return 2 * x; }
__device__ int weakly(int x) { return x + variable; }

__device__ void fill(int value) {
  pool<int>::cells()[threadIdx.x] += 100 * value;
  slots()[threadIdx.x] += 1;
  own[threadIdx.x] = 1;
}

__device__ int pick_and_call(function f, int x) { return f(x) + 1; }

__device__ int down(int depth, int x) { return depth ? down(depth - 1, x + depth) * 3 % 1009 : x; }

__device__ int first_of_dynamic() { return dynamic[1]; }
