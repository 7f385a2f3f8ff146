// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inline PTX accesses as many bytes as its text says: a load of one element stays in its row; one of four may reach the next one, and lies within
// what the layout keeps together.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/ptx.cu && cd %t && env CUDA_PATH=none %unbank suggest ptx.cu --block=32x8 -- -I%examples > patch && FileCheck %s < patch
// CHECK: {{^}}+  __shared__ float tile[32][33];
// CHECK: {{^}}+  __shared__ __attribute__((aligned(16))) unbank::array<float[33][32], unbank::pad<128, 16>> wide;
// RUN: cd %t && cp ptx.cu patched.cu && patch -s patched.cu < patch
// RUN: cd %t && env CUDA_PATH=none %unbank simulate ptx.cu --kernel=within --grid=2 --block=32x8 --arg=f32[4096]:zero --arg=f32[4096]:random:7 --output=0=ptx.bin -- -I%examples
// RUN: cd %t && env CUDA_PATH=none %unbank simulate ptx.cu --kernel=beyond --grid=2 --block=32x8 --arg=f32[4096]:zero --arg=f32[4096]:random:7 --output=0=ptx2.bin -- -I%examples
// RUN: cd %t && env CUDA_PATH=none %unbank simulate patched.cu --kernel=within --grid=2 --block=32x8 --arg=f32[4096]:zero --arg=f32[4096]:random:7 --output=0=patched.bin -- -I%examples -I%include
// RUN: cd %t && env CUDA_PATH=none %unbank simulate patched.cu --kernel=beyond --grid=2 --block=32x8 --arg=f32[4096]:zero --arg=f32[4096]:random:7 --output=0=patched2.bin -- -I%examples -I%include
// RUN: cmp %t/ptx.bin %t/patched.bin && cmp %t/ptx2.bin %t/patched2.bin
#include "cuda_min.h"

__device__ unsigned shared_address(const void *pointer) {
  return (unsigned)(unsigned long long)(const __attribute__((address_space(3))) void *)pointer;
}

__global__ void within(float *out, const float *in) {
  __shared__ float tile[32][32];
  int x = threadIdx.x, y = threadIdx.y;
  for (int j = y; j < 32; j += 8)
    tile[j][x] = in[blockIdx.x * 1024 + j * 32 + x];
  __syncthreads();
  float sum = 0;
  for (int j = y; j < 32; j += 8) {
    float value;
    asm volatile("ld.shared.f32 %0, [%1];" : "=f"(value) : "r"(shared_address(&tile[x][j])));
    sum += value;
  }
  out[blockIdx.x * 256 + y * 32 + x] = sum;
}

__global__ void beyond(float *out, const float *in) {
  __shared__ __attribute__((aligned(16))) float wide[33][32];
  int x = threadIdx.x, y = threadIdx.y;
  for (int j = y; j < 32; j += 8)
    wide[j][x] = in[blockIdx.x * 1024 + j * 32 + x];
  __syncthreads();
  float a, b, c, d;
  asm volatile("ld.shared.v4.f32 {%0, %1, %2, %3}, [%4];" : "=f"(a), "=f"(b), "=f"(c), "=f"(d) : "r"(shared_address(&wide[x][4 * y + 4])));
  out[blockIdx.x * 256 + y * 32 + x] = a + b + c + d + wide[x][y];
}
