// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A guard on a thread's number alone lets at most as many threads through as the arrays behind it have room for: 32 of 256, as each has a row of 32.
// So the figures are those of a possible launch, whether the block is assumed from launch bounds or promised, and the columns behind the guard do not
// outweigh the loop that all threads run. (If all 256 were counted, the columns would take 2,048 wavefronts, and a pad chosen for them made 1,064 of
// the 800 that the launch below takes.)
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank simulate %s --kernel=columns --grid=1 --block=256 --arg=f32[256]:zero --arg=f32[1024]:ramp --arg=u32:32 -- -I%examples | FileCheck %s --check-prefix=RAN
// RAN: wavefronts 800 a block
// RUN: env CUDA_PATH=none %unbank analyze %s -- -I%examples | FileCheck %s
// RUN: env CUDA_PATH=none %unbank analyze %s --block=columns@256 --block=below@64 --block=beside@64 --block=turns@64 -- -I%examples | FileCheck %s
// CHECK-LABEL: kernel columns(
// CHECK: wavefronts 800 a block
// CHECK: s 4,096 identity kept
// CHECK: ld s 4 8 32 1
// Lanes before the array leave it, too: half of the first warp stays.
// CHECK-LABEL: kernel below(
// CHECK: st s 4 1 16 -> 1 1
// What else those 16 of 64 threads do behind the guard they do alone, also where a second branch asks the same. Another guard lets all through.
// CHECK-LABEL: kernel beside(
// CHECK: ld table 4 1 1 1
// CHECK: ld weights 4 1 1 1
// CHECK: ld table 4 1 1 1
// CHECK: ld table 4 2 1 1
// A thread that leaves the array in some iterations only comes in the others: two warps of 64 threads in each of two.
// CHECK-LABEL: kernel turns(
// CHECK: ld line 4 4 1 1
// Where no block fits, the likeliest is assumed, and as many threads of it have room.
// CHECK-LABEL: kernel nothing_fits(
// CHECK: ld row 4 8 1 1
#include "cuda_min.h"

__attribute__((launch_bounds(256))) __global__ void columns(float *out, const float *in, unsigned n) {
  __shared__ float s[32 * 32];
  const unsigned t = threadIdx.x;
  for (int i = t; i < 1024; i += 256)
    s[i] = in[i];
  __syncthreads();
  float sum = in[t];
#pragma unroll 1
  for (int k = 0; k < 64; k++)
    sum += s[(t * 5 + k * 37) & 1023];
  if (t < n)
#pragma unroll 1
    for (int j = 0; j < 8; j++)
      sum += s[t * 32 + j];
  out[t] = sum;
}

__attribute__((launch_bounds(64))) __global__ void below(float *out, int n) {
  __shared__ float s[16 * 32];
  const int t = threadIdx.x;
  if (t < n)
    s[(15 - t) * 32] = out[t];
  __syncthreads();
  out[t] = s[t];
}

__attribute__((launch_bounds(64))) __global__ void beside(float *out, unsigned n, unsigned m) {
  __shared__ float weights[16], table[128];
  const unsigned t = threadIdx.x;
  table[t] = table[t + 64] = out[t];
  if (t < 16)
    weights[t] = out[t];
  __syncthreads();
  float sum = 0;
  if (t < n)
    sum += table[2 * t & 127] * weights[t];
  __syncthreads();
  if (t < n)
    sum += table[(2 * t + 1) & 127];
  if (t < m)
    sum -= table[t];
  out[t] = sum;
}

__attribute__((launch_bounds(64))) __global__ void turns(float *out, unsigned n) {
  __shared__ float line[100];
  const unsigned t = threadIdx.x;
  for (unsigned i = t; i < 100; i += 64)
    line[i] = out[i];
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (unsigned k = 0; k < 4; k++)
    if (t + 64 * k < n)
      sum += line[t + 64 * k];
  out[t] = sum;
}

__global__ void nothing_fits(float *out, unsigned n) {
  __shared__ float row[16];
  const unsigned t = threadIdx.x;
  if (t < 16)
    row[t] = out[t];
  __syncthreads();
  float sum = 0;
  if (t < n)
#pragma unroll 1
    for (int j = 0; j < 8; j++)
      sum += row[t * 16 + j];
  out[t] = sum;
}
