// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernels; linked_b.cu defines what they call. kernels.py says what they leave.
#include "linked.h"

__shared__ int common[64];
__device__ int variable = 7;
// Loses against the other module's.
__device__ __attribute__((weak, noinline)) int weakly(int x) { return x; }
extern "C" __device__ __attribute__((noinline)) int negated(int x) { return -x; }
__device__ __attribute__((noinline)) int from_own(int x) { return own[x & 63]; }
__device__ function table[3] = {doubled, negated, tripled};
__device__ function chosen;
extern "C" __device__ int also_negated(int x) __attribute__((alias("negated")));

#define KERNEL(name) extern "C" __global__ void name(u64 *all)
#define SETUP                                                                                      \
  int t = threadIdx.x;                                                                             \
  u64 *out = all + 16 * (t + blockIdx.x * blockDim.x);

// Functions, variables and shared arrays of the other module.
KERNEL(links) {
  SETUP
  pool<int>::cells()[t] = t;
  own[t] = 5 * t;
  slots()[t] = 9 * t;
  __syncthreads();
  fill(t); // adds to all three, and each module has its own `own`
  __syncthreads();
  out[0] = pool<int>::cells()[t ^ 1];
  out[1] = own[t];
  out[2] = slots()[t];
  out[3] = doubled(t) + variable;
  out[4] = weakly(t);
  out[5] = tripled(t);
}

// Calls through pointers: of a table, chosen here, handed on; recursion; another name.
KERNEL(points) {
  SETUP
  own[t] = t + 50;
  function f = t & 1 ? doubled : from_own;
  __syncthreads();
  out[0] = table[t % 3](t + 1);
  out[1] = f(t);
  out[2] = pick_and_call(t % 4 ? negated : from_own, t);
  out[3] = down(t, 1);
  out[4] = also_negated(t);
}

// A block leaves a function for those after it, which use the function's array, each its own.
KERNEL(leaves) {
  SETUP
  own[t] = t + 1000 * blockIdx.x;
  if (blockIdx.x == 0)
    chosen = from_own;
  __syncthreads();
  out[0] = chosen(t ^ 1);
}

// The launch's dynamic memory is one for all modules.
KERNEL(shares) {
  SETUP
  dynamic[t] = 11 * t;
  __syncthreads();
  out[0] = first_of_dynamic() + dynamic[t ^ 1];
}
