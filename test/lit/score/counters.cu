// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The reason that is given for an unknown address: `counted` mixes lanes with the counter of a loop whose end alone is the argument; its twin `given`
// mixes them with the argument itself. `steps` and `rows`: a stride decides how many wavefronts there are. `half` and `chosen`: no residue of an
// argument is named, as the stride is computed from it. `of_two` and `of_three`: all arguments that matter are named.
// RUN: %clang_cuda -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.json -mllvm -unbank-block=64
// RUN: %python -c "import json, sys; [print(k['display'].split('(')[0] + ':', a['before']['reason']) for k in json.load(open(sys.argv[1]))['kernels'] for a in k['accesses'] if a['before']['reason']]" %t.json | FileCheck %s
// CHECK-DAG: {{^}}counted: the address mixes lanes with the counter of a loop that argument 2 ends{{$}}
// CHECK-DAG: {{^}}given: the address mixes lanes with argument 2{{$}}
// CHECK-DAG: {{^}}steps: 1 wavefront if the counter of a loop that argument 2 ends is odd, 32 if the counter of a loop that argument 2 ends is a multiple of 32{{$}}
// CHECK-DAG: {{^}}rows: 1 wavefront if argument 2 is odd, 32 if argument 2 is a multiple of 32{{$}}
// CHECK-DAG: {{^}}half: depends on argument 2{{$}}
// CHECK-DAG: {{^}}chosen: depends on argument 2{{$}}
// CHECK-DAG: {{^}}of_two: depends on argument 3 and argument 2{{$}}
// CHECK-DAG: {{^}}of_three: depends on argument 3 and argument 2{{$}}
#include "cuda_min.h"

__global__ void counted(int *out, int n) {
  __shared__ int a[1024];
#pragma unroll 1
  for (int i = 0; i < n; ++i)
    a[(threadIdx.x * i ^ i) & 1023] = i;
  __syncthreads();
  out[threadIdx.x] = a[threadIdx.x];
}

__global__ void given(int *out, int n) {
  __shared__ int a[1024];
#pragma unroll 1
  for (int i = 0; i < n; ++i)
    a[(threadIdx.x * i ^ n) & 1023] = i;
  __syncthreads();
  out[threadIdx.x] = a[threadIdx.x];
}

__global__ void steps(int *out, int n) {
  __shared__ int a[1024];
#pragma unroll 1
  for (int i = 0; i < n; ++i)
    a[threadIdx.x * i] = i;
  __syncthreads();
  out[threadIdx.x] = a[threadIdx.x];
}

__global__ void rows(int *out, int n) {
  __shared__ int a[1024];
#pragma unroll 1
  for (int i = 0; i < n; ++i)
    a[threadIdx.x * n + i] = i;
  __syncthreads();
  out[threadIdx.x] = a[threadIdx.x];
}

__global__ void half(int *out, int n) {
  __shared__ int a[1024];
  out[threadIdx.x] = a[threadIdx.x] = 1;
  __syncthreads();
  out[threadIdx.x] += a[threadIdx.x * (n >> 1)];
}

__global__ void chosen(int *out, int n) {
  __shared__ int a[1024];
  out[threadIdx.x] = a[threadIdx.x] = 1;
  __syncthreads();
#pragma unroll 1
  for (int i = 0; i < 8; ++i)
    out[threadIdx.x] += a[n >> i & 1 ? threadIdx.x * 15 : threadIdx.x * 13];
}

__global__ void of_two(int *out, int n, int m) {
  __shared__ int a[4096];
  a[threadIdx.x * (n + m)] = n;
  __syncthreads();
  out[threadIdx.x] = a[threadIdx.x];
}

/* What all lanes add in whole words turns the banks, and does not count. */
__global__ void of_three(int *out, int n, int m, int k) {
  __shared__ int a[4096];
  a[threadIdx.x * n + threadIdx.x / 2 * m + k] = n;
  __syncthreads();
  out[threadIdx.x] = a[threadIdx.x];
}
