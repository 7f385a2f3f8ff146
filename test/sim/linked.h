// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels of two modules, compiled with -fgpu-rdc: what each leaves for the other to define.
#include "../../examples/cuda_min.h"

typedef unsigned long long u64;
typedef int (*function)(int);

extern __device__ int variable;
extern __shared__ int dynamic[];
__device__ int doubled(int x);
__device__ void fill(int value);
__device__ int weakly(int x);
__device__ int first_of_dynamic();
__device__ int pick_and_call(function f, int x);
__device__ int down(int depth, int x);

// One array, whichever module names it.
static __device__ __forceinline__ int *slots() {
  extern __shared__ int common[64];
  return common;
}
template <class T> struct pool {
  static __device__ inline T *cells() {
    __shared__ T cells[64];
    return cells;
  }
};
inline __device__ int tripled(int x) { return 3 * x; }

// One in each module.
static __shared__ int own[64];
