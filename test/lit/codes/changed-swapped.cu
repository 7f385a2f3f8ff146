// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiles are copied by cp.async into two buffers whose pointers are swapped in each iteration, or into three that take turns, and read in rows. A
// copy takes a turn for each line of 128 bytes, so rows are swizzled rather than padded: the pointers move by whole buffers, and eight lanes bring
// one line. In the twins one buffer begins 16 bytes later, or a pointer steps on by 16 bytes: then copies mostly cross lines in any layout.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=128
// RUN: %arrays %t.json | FileCheck %s
// CHECK-DAG: _ZZ7swappedPfPKfiE4tile: changed xor:4:7:8
// CHECK-DAG: _ZZ5turnsPfPKfiE4tile: changed xor:4:7:8
// CHECK-DAG: _ZZ7shiftedPfPKfiE4tile: changed pad:256:16
// CHECK-DAG: _ZZ5stepsPfPKfiE4tile: changed pad:256:16
#include "cuda_min.h"

constexpr int ROW = 64, BUFFER = 32 * ROW;
struct alignas(16) Quad {
  float x, y, z, w;
};

__device__ inline void fill(float *to, const float *from) {
  for (int i = threadIdx.x; i < BUFFER / 4; i += 128)
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(
                     (unsigned)(unsigned long long)(__attribute__((address_space(3))) float *)(to + 4 * i)),
                 "l"(from + 4 * i));
}

__device__ inline float sum(const float *from) {
  float sum = 0;
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  for (int i = 0; i < 4; ++i) {
    Quad quad = *(const Quad *)&from[lane * ROW + 16 * warp + 4 * i];
    sum += quad.x + quad.y + quad.z + quad.w;
  }
#pragma unroll 1
  for (int i = 0; i < 16; ++i)
    sum += from[i * ROW + threadIdx.x % 64];
  return sum;
}

template <int STEP>
__device__ inline void two(float *out, const float *in, int n, float *now, float *next) {
  float all = 0;
  for (int k = 0; k < n; ++k) {
    fill(next, in + k * BUFFER);
    __syncthreads();
    all += sum(now);
    __syncthreads();
    float *done = now + STEP;
    now = next;
    next = done;
  }
  out[threadIdx.x] = all;
}

__global__ void swapped(float *out, const float *in, int n) {
  alignas(16) __shared__ float tile[2 * BUFFER];
  two<0>(out, in, n, tile, tile + BUFFER);
}

__global__ void shifted(float *out, const float *in, int n) {
  alignas(16) __shared__ float tile[2 * BUFFER + ROW];
  two<0>(out, in, n, tile + BUFFER + 4, tile);
}

__global__ void steps(float *out, const float *in, int n) {
  alignas(16) __shared__ float tile[4 * BUFFER];
  two<4>(out, in, n, tile, tile + BUFFER);
}

__global__ void turns(float *out, const float *in, int n) {
  alignas(16) __shared__ float tile[3 * BUFFER];
  float *now = tile, *next = tile + BUFFER, *last = tile + 2 * BUFFER, all = 0;
  for (int k = 0; k < n; ++k) {
    fill(last, in + k * BUFFER);
    __syncthreads();
    all += sum(now);
    __syncthreads();
    float *done = now;
    now = next;
    next = last;
    last = done;
  }
  out[threadIdx.x] = all;
}
