// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is reported for an array whose conflicts stay: that they are few beside what the kernel takes, or beside its instructions; that no layout has
// fewer; or which one has fewest, and what it needs for that. If loops of unknown length count, it says for how many trips. Then the command that
// says more, whose own output does not suggest itself.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=256 -- -I%examples | tr '\n' ' ' | sed 's/  */ /g; s/kernel /\nkernel /g' > %t
// RUN: grep '^kernel few' %t | FileCheck %s --check-prefix=FEW
// RUN: grep '^kernel busy' %t | FileCheck %s --check-prefix=BUSY
// RUN: grep '^kernel none' %t | FileCheck %s --check-prefix=NONE
// RUN: grep '^kernel dear' %t | FileCheck %s --check-prefix=DEAR
// RUN: grep '^kernel loops' %t | FileCheck %s --check-prefix=LOOPS
// RUN: env CUDA_PATH=none %unbank explain loops::s %s --block=256 --top=2 -- -I%examples | tr '\n' ' ' | sed 's/  */ /g' | FileCheck %s --check-prefix=EXPLAIN
// LOOPS: kept: no-gain instructions limit the kernel, and the array's conflicts cost too little for a change to pay: about 8 of 1,048 wavefronts of a block, where loops of unknown length run up to 32 times; unbank explain shows
// EXPLAIN: decision kept, no-gain, layout identity: instructions limit the kernel, and the array's conflicts cost too little for a change to pay: about 8 of 1,048 wavefronts of a block, where loops of unknown length run up to 32 times; below is what layouts would cost, and layout= forces one
// FEW:  kept: no-gain its conflicts cost too little for a change to pay: about 8 of 1,048 wavefronts of a block; unbank explain shows what layouts would cost, and layout= forces one
// BUSY: kept: no-gain instructions limit the kernel, and the array's conflicts cost too little for a change to pay: about 120 of {{[0-9]+}} wavefronts of a block; unbank explain
// NONE: kept: no-gain no layout was found that takes fewer wavefronts; unbank explain
// DEAR: kept: no-gain {{[a-z]+:[0-9:]+}} has the fewest wavefronts, about {{8[0-9]+}} of a block for 962, and needs {{[0-9,]+}} more instructions, which does not pay; unbank explain
#include "cuda_min.h"

__global__ void few(float *out, const float *in) {
  __shared__ float s[32][32], t[2048];
  const int x = threadIdx.x;
  for (int i = 0; i < 64; i++) {
    t[x + (i & 7) * 256] = in[i * 256 + x];
    __syncthreads();
    out[i * 256 + x] = t[x ^ 255];
    __syncthreads();
  }
  s[x / 32][x % 32] = in[x];
  __syncthreads();
  out[x] = s[x / 16 % 2 * 16][x % 16];
}

__global__ void loops(float *out, const float *in, int n) {
  __shared__ float s[32][32], t[2048];
  const int x = threadIdx.x;
#pragma unroll 1
  for (int i = 0; i < n; i++) {
    t[x + (i & 7) * 256] = in[i * 256 + x];
    __syncthreads();
    out[i * 256 + x] = t[x ^ 255];
    __syncthreads();
    t[x + (i & 7) * 256] = in[i * 512 + x];
    __syncthreads();
    out[i * 512 + x] = t[x ^ 255];
    __syncthreads();
  }
  s[x / 32][x % 32] = in[x];
  __syncthreads();
  out[x] = s[x / 16 % 2 * 16][x % 16];
}

__global__ void busy(float *out, const float *in) {
  __shared__ float s[32][32];
  const int x = threadIdx.x;
  s[x >> 5][x & 31] = in[x];
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int i = 0; i < 64; i++) {
    float value = s[x >> 5][(x & 15) * 2 + (x >> 4 & 1) + (i & 1)];
#pragma unroll
    for (int k = 0; k < 60; k++)
      sum = sum * value + k;
  }
  out[x] = sum + s[x >> 1 & 31][x & 1];
}

__global__ void none(float *out, const float *in) {
  __shared__ float s[1024];
  const int x = threadIdx.x;
  for (int i = 0; i < 4; i++)
    s[x + 256 * i] = in[x + 256 * i];
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int i = 0; i < 64; i++)
    sum += s[(x * (i | 1) + x / 16 + i) & 1023] + s[(x + i * 33) & 1023];
  out[x] = sum;
}

__global__ void dear(float *out, const float *in) {
  __shared__ float s[64][33];
  const int x = threadIdx.x;
  for (int i = x; i < 64 * 33; i += 256)
    s[i / 33][i % 33] = in[i];
  __syncthreads();
  float sum = 0;
#pragma unroll 4
  for (int i = 0; i < 32; i++)
    sum += s[x & 63][i] + s[i][x & 31] + s[(x & 31) * 2 + 1][i];
  out[x] = sum;
}
