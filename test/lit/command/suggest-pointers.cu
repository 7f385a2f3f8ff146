// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An array that is used by pointers gets a type whose begin() counts as they do, in the variables and the parameters that hold them. The patched
// source computes what it did. Other uses of pointers are named, with their line.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/pointers.cu && cd %t && env CUDA_PATH=none %unbank suggest pointers.cu --block=32 -- -I%examples > patch 2> reasons
// RUN: FileCheck %s --check-prefix=PATCH < %t/patch
// PATCH-DAG:  followed::path: 4,096 -> 4,224 bytes (pad:128:4).
// PATCH-DAG:  followed::box: 8,192 -> 8,448 bytes (pad:128:4).
// PATCH-DAG:  moving::memory: dynamic memory (xor:2:31:7).
// PATCH:      -static __device__ float sum(const float *from, int count) {
// PATCH-NEXT: +static __device__ float sum(unbank::pointer<float, unbank::pad<128, 4>> from, int count) {
// PATCH:      -static __device__ float last(float *__restrict__ row) {
// PATCH-NEXT: -  float *back = row + 31, *next = &back[-1];
// PATCH-NEXT: +static __device__ float last(unbank::pointer<float, unbank::pad<128, 4>> row) {
// PATCH-NEXT: +  auto back = row + 31, next = back + (-1);
// PATCH:      +  auto to = path.begin(), first = to + threadIdx.x;
// PATCH-NEXT: +  auto flat = box[1][0].begin();
// PATCH:      -  out[x] += sum(path + x * 32, 32) + last(&path[x * 32]) + *(path + x * 32);
// PATCH-NEXT: +  out[x] += sum(path.begin() + x * 32, 32) + last(path.begin() + (x * 32)) + *(path.begin() + x * 32);
// PATCH:      -  extern __shared__ float memory[];
// PATCH-NEXT: -  float *const all = (float *)(memory);
// PATCH-NEXT: +  unbank::dynamic<float, unbank::xor_<2, 31, 7>> memory;
// PATCH-NEXT: +  auto all = (memory).begin();
// PATCH:      -  float *row = all + x * 32;
// PATCH-NEXT: +  auto row = all + x * 32;
// PATCH-NOT:  {{^[-+]}}
//
// RUN: FileCheck %s --check-prefix=REASONS < %t/reasons
// REASONS:      no fix for cast::path: more is done with its name than subscripts and sums of a pointer: a cast (line [[#@LINE+64]])
// REASONS-NEXT: no fix for compared::path: more is done with its name than subscripts and sums of a pointer: a comparison (line [[#@LINE+74]])
// REASONS-NEXT: no fix for two::path: {{.*}}the changed source cannot be compiled: {{.*}}:{{[0-9]+}}: no matching function for call to 'any'
// REASONS-NEXT: no fix for referred::path: from the address of one element or row the source reaches its neighbours, which the layout puts elsewhere
// REASONS-NEXT: no fix for bytes::path: from the address of one element
// REASONS-NEXT: the changed source includes
//
// RUN: cd %t && cp pointers.cu patched.cu && patch -s patched.cu < patch
// RUN: cd %t && env CUDA_PATH=none %unbank simulate pointers.cu --kernel=followed --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[1024]:ramp --clang-arg=-I%examples --clang-arg=-I%include --output=0=pointers.bin
// RUN: cd %t && env CUDA_PATH=none %unbank simulate patched.cu --kernel=followed --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[1024]:ramp --clang-arg=-I%examples --clang-arg=-I%include --output=0=patched.bin
// RUN: cmp %t/pointers.bin %t/patched.bin
// RUN: cd %t && env CUDA_PATH=none %unbank simulate pointers.cu --kernel=moving --grid=1 --block=32 --dynamic=4224 --arg=f32[32]:zero --arg=f32[1024]:ramp --clang-arg=-I%examples --clang-arg=-I%include --output=0=pointers.bin
// RUN: cd %t && env CUDA_PATH=none %unbank simulate patched.cu --kernel=moving --grid=1 --block=32 --dynamic=4224 --arg=f32[32]:zero --arg=f32[1024]:ramp --clang-arg=-I%examples --clang-arg=-I%include --output=0=patched.bin
// RUN: cmp %t/pointers.bin %t/patched.bin
#include "cuda_min.h"

static __device__ float sum(const float *from, int count) {
  float sum = 0;
#pragma unroll 1
  for (int i = 0; i < count; i++)
    sum += *from++;
  return sum;
}

static __device__ float last(float *__restrict__ row) {
  float *back = row + 31, *next = &back[-1];
  next--, back -= 1, --back;
  return *next + back[0];
}

__global__ void followed(float *out, const float *in) {
  __shared__ float path[1024];
  __shared__ float box[2][32][32];
  float *to = &path[0], *first = to + threadIdx.x;
  float *flat = &box[1][0][0];
  int x = threadIdx.x;
  for (int i = 0; i < 32; i++) {
    to[i * 32 + x] = in[i * 32 + x];
    first[i * 32] += 1;
    flat[i * 32 + x] = in[i * 32 + x];
  }
  __syncthreads();
#pragma unroll 1
  for (int i = 0; i < 32; i++)
    out[x] += box[1][x][i];
  out[x] += sum(path + x * 32, 32) + last(&path[x * 32]) + *(path + x * 32);
}

__global__ void moving(float *out, const float *in) {
  extern __shared__ float memory[];
  float *const all = (float *)(memory);
  int x = threadIdx.x;
  for (int i = 0; i < 32; i++)
    all[i * 32 + x] = in[i * 32 + x];
  __syncthreads();
  float *row = all + x * 32;
#pragma unroll 1
  for (int i = 0; i < 32; i++, row++)
    out[x] += *row;
}

// As another type.
__global__ void cast(float *out, const float *in) {
  __shared__ float path[1024];
  float *to = (float *)((double *)path + threadIdx.x);
  for (int i = 0; i < 32; i++)
    to[i * 32] = in[i];
  __syncthreads();
  out[threadIdx.x] = path[threadIdx.x * 32];
}

// By where it is.
__global__ void compared(float *out, const float *in) {
  __shared__ float path[1024];
  float *to = path + threadIdx.x;
  for (float *end = path + 1024; to < end; to += 32)
    *to = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = path[threadIdx.x * 32];
}

// By a function that is also given other memory.
static __device__ float any(const float *from) { return from[threadIdx.x * 32]; }
__global__ void two(float *out, const float *in) {
  __shared__ float path[1024];
  for (int i = 0; i < 32; i++)
    path[i * 32 + threadIdx.x] = in[i];
  __syncthreads();
  out[threadIdx.x] = any(path) + any(in);
}

// By an element's address, from which its neighbour is reached.
__global__ void referred(float *out, const float *in) {
  __shared__ float path[1024];
  float *to = path;
  for (int i = 0; i < 32; i++)
    to[i * 32 + threadIdx.x] = in[i];
  __syncthreads();
  float &one = to[threadIdx.x * 32];
  out[threadIdx.x] = one + *(&one + 1);
}

// The same of bytes, of which one step looks like two.
__global__ void bytes(char *out, const char *in) {
  __shared__ char path[4096];
  char *to = path;
  for (int i = 0; i < 32; i++)
    to[i * 128 + threadIdx.x] = in[i];
  __syncthreads();
  char &one = to[0];
  out[threadIdx.x] = *(&one + threadIdx.x * 128);
}
