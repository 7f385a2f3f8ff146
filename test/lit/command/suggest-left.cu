// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If an array that needs a layout gets none, there is no patch either, and stderr says why: each reason once, for all kernels of a template and for
// all arrays, and not for arrays without conflicts, or without a known one. Where instantiations have different reasons, they are named.
// RUN: env CUDA_PATH=none %unbank suggest %s --block=256 -- -I%examples 2> %t.reasons && FileCheck %s < %t.reasons
// CHECK:      unbank: no fix for escaping::kept: refused, escapes-store: {{.+}}
// CHECK-NEXT: unbank: no fix for first::all, second::all: kept, no-gain: issuing
// CHECK-NEXT: unbank: no fix for few::few_conflicts in few<32>: kept, no-gain: its conflicts cost too little {{.*}} of 536 wavefronts of a block
// CHECK-NEXT: unbank: no fix for few::few_conflicts in few<64>: kept, no-gain: its conflicts cost too little {{.*}} of 1,048 wavefronts of a block
// CHECK-NEXT: unbank: there is no patch

#include "cuda_min.h"

template <int TIMES> __global__ void escaping(float **out) {
  __shared__ float kept[32][32];
  kept[threadIdx.y][threadIdx.x] = TIMES;
  out[TIMES] = &kept[threadIdx.x][threadIdx.y];
}
template __global__ void escaping<1>(float **out);
template __global__ void escaping<2>(float **out);

extern "C" __global__ void straight(float *out) {
  __shared__ float line[1024];
  line[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = line[threadIdx.x ^ 1];
}

__global__ void gathers(float *out, const int *index) {
  __shared__ float table[1024];
  for (int i = threadIdx.x; i < 1024; i += 256)
    table[i] = out[i];
  __syncthreads();
  out[threadIdx.x] = table[index[threadIdx.x] & 1023];
}

__device__ __forceinline__ void transpose(float *all, float *out, const float *in) {
  for (int i = threadIdx.x; i < 1024; i += 256)
    all[i] = in[i];
  __syncthreads();
  for (int i = threadIdx.x; i < 1024; i += 256)
    out[i] = all[i / 64 * 64 + i % 8 * 8 + i / 8 % 8];
}
__global__ void first(float *out, const float *in) {
  __shared__ float all[1024];
  transpose(all, out, in);
}
__global__ void second(float *out, const float *in) {
  __shared__ float all[1024];
  transpose(all, out, in);
}

template <int TIMES> __global__ void few(float *out, const float *in) {
  __shared__ float few_conflicts[32][32], many[2048];
  const int x = threadIdx.x;
  for (int i = 0; i < TIMES; i++) {
    many[x + (i & 7) * 256] = in[i * 256 + x];
    __syncthreads();
    out[i * 256 + x] = many[x ^ 255];
    __syncthreads();
  }
  few_conflicts[x / 32][x % 32] = in[x];
  __syncthreads();
  out[x] = few_conflicts[x / 16 % 2 * 16][x % 16];
}
template __global__ void few<32>(float *, const float *);
template __global__ void few<64>(float *, const float *);
