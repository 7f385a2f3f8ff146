// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unbank simulate: lanes that call different functions through a pointer run them one after the other, each with its lanes together; a function that
// only host code refers to is one of them. Beside it stand all lanes in one function, and a recursion that ends lane by lane.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
//
// Eight lanes each in column, row and twice in the square root.
// RUN: %unbank simulate %t.ll --kernel=part --grid=1 --block=32 --arg=f32[32]:zero --arg=i32:4 --output=0=%t.out | FileCheck %s --check-prefix=PART
// RUN: %python -c "import struct; want = lambda t: (32 * t, t, t ** 0.5, t ** 0.5)[t % 4]; assert all(abs(x - want(t)) < 1e-6 for t, x in enumerate(struct.unpack('32f', open('%t.out', 'rb').read())))"
// PART: wavefronts 41 a block, ideal 34
// PART: ld tile 4 1 8 1 8
// PART: ld tile 4 1 1 1 8
//
// All of them in column.
// RUN: %unbank simulate %t.ll --kernel=part --grid=1 --block=32 --arg=f32[32]:zero --arg=i32:1 | FileCheck %s --check-prefix=ONE
// ONE: wavefronts 64 a block, ideal 33
// ONE: ld tile 4 1 32 1 32
//
// Lane t is in the recursion t + 1 deep: 32 executions, by 32, 31, ... 1 lanes.
// RUN: %unbank simulate %t.ll --kernel=recurs --grid=1 --block=32 --arg=f32[32]:zero --arg=i32:1 | FileCheck %s --check-prefix=DEEP
// DEEP: ld tile 4 32 16.50 (1..32) 1 16.50
//
// The first block leaves a function for the others, on as many CPU threads as there may be: each uses the array of its own block.
// RUN: %unbank simulate %t.ll --kernel=leaves --grid=256 --block=32 -j 4 --arg=f32[8192]:zero --arg=i32:1 --output=0=%t.out
// RUN: %python -c "import struct; assert struct.unpack('8192f', open('%t.out', 'rb').read()) == tuple(range(8192))"
#include "cuda_min.h"

extern "C" __device__ float __nv_sqrtf(float);
typedef float (*function)(float);

static __shared__ float tile[32][32];

__device__ __attribute__((noinline)) float column(float x) { return tile[(int)x][0]; }
__device__ __attribute__((noinline)) float row(float x) { return tile[0][(int)x]; }
__device__ function table[4] = {column, row, __nv_sqrtf, __nv_sqrtf};

static __device__ __forceinline__ void fill() {
  for (int i = 0; i < 32; i++)
    tile[i][threadIdx.x] = 32 * i + threadIdx.x;
  __syncthreads();
}

__global__ void part(float *out, int functions) {
  fill();
  out[threadIdx.x] = table[threadIdx.x % functions](threadIdx.x);
}

__device__ __attribute__((noinline)) float down(int depth, int lane) {
  float here = tile[lane][0];
  return depth ? here - down(depth - 1, lane) * 0.5f : here;
}

__global__ void recurs(float *out, int step) {
  fill();
  out[threadIdx.x] = down(threadIdx.x * step, threadIdx.x);
}

__device__ function chosen;

__global__ void leaves(float *out, int step) {
  int at = blockIdx.x * blockDim.x + threadIdx.x;
  fill();
  tile[0][threadIdx.x] = at * step;
  __syncthreads();
  if (blockIdx.x == 0)
    chosen = row;
  out[at] = chosen(threadIdx.x);
}
