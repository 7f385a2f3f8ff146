// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A template that passes an array on to templates which take a pointer: they are followed as functions are. The twin's takes a pointer to what it is
// given, which longer rows would change; stderr says that this call is why, as it names a cast.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/a.cu && cd %t && env CUDA_PATH=none %unbank suggest a.cu --block=32 -- -I%examples > patch 2> reasons
// RUN: FileCheck %s < %t/patch
// CHECK:      passed::path: 4,096 -> 4,352 bytes (pad:128:8).
// CHECK:      -template <class T> static __device__ void turn(float *row) {
// CHECK-NEXT: +template <class T> static __device__ void turn(unbank::pointer<float, unbank::pad<128, 8>> row) {
// CHECK:      -template <class T> static __device__ void both(float *from) {
// CHECK-NEXT: +template <class T> static __device__ void both(unbank::pointer<float, unbank::pad<128, 8>> from) {
// CHECK:      -  both<T>(path);
// CHECK-NEXT: +  both<T>(path.begin());
// CHECK-NOT:  {{^[-+]}}
//
// RUN: FileCheck %s --check-prefix=REASONS < %t/reasons
// REASONS:      no fix for deduced::path: more is done with its name than subscripts and sums of a pointer: a call that is not followed (line [[#@LINE+45]])
// REASONS-NEXT: no fix for cast::path: more is done with its name than subscripts and sums of a pointer: a cast (line [[#@LINE+53]])
//
// RUN: cd %t && cp a.cu patched.cu && patch -s patched.cu < patch
// RUN: cd %t && env CUDA_PATH=none %unbank simulate a.cu --kernel=passed --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[1024]:ramp --clang-arg=-I%examples --output=0=plain.bin
// RUN: cd %t && env CUDA_PATH=none %unbank simulate patched.cu --kernel=passed --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[1024]:ramp --clang-arg=-I%examples --clang-arg=-I%include --output=0=patched.bin
// RUN: cmp %t/plain.bin %t/patched.bin
#include "cuda_min.h"

struct Long {
  static const int length = 1024;
};

template <class T> static __device__ void turn(float *row) {
  float last[4];
  for (int i = 0; i < 4; i++)
    last[i] = row[threadIdx.x * 32 + i];
  __syncthreads();
  for (int i = 0; i < 4; i++)
    row[threadIdx.x * 32 + i] = last[3 - i] + T::length;
}

template <class T> static __device__ void both(float *from) {
  turn<T>(from);
  from[threadIdx.x * 32] += 1;
}

template <class T> __global__ void passed(float *out, const float *in) {
  __shared__ float path[T::length];
  for (int i = 0; i < 32; i++)
    path[i * 32 + threadIdx.x] = in[i];
  __syncthreads();
  both<T>(path);
  __syncthreads();
  out[threadIdx.x] = path[threadIdx.x * 32];
}
template __global__ void passed<Long>(float *, const float *);

template <class Row> static __device__ float size(const Row *) { return sizeof(Row); }
template <class T> __global__ void deduced(float *out, const float *in) {
  __shared__ float path[T::length / 32][32];
  for (int i = 0; i < 32; i++)
    path[i][threadIdx.x] = in[i];
  __syncthreads();
  out[threadIdx.x] = path[threadIdx.x][0];
  out[threadIdx.x] += size(path);
}
template __global__ void deduced<Long>(float *, const float *);

__global__ void cast(float *out, const float *in) {
  __shared__ float path[1024];
  for (int i = 0; i < 32; i++)
    path[i * 32 + threadIdx.x] = in[i];
  __syncthreads();
  double *all = (double *)path;
  out[threadIdx.x] = all[threadIdx.x * 16];
}
