// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The assumed trip count of loops of unknown length, for the choice: 32, except
//
//     room    no more than an access of each iteration has room for in its array: 12 words of a row, 4-way
//     apart   an access behind a condition bounds nothing
//     rest    no more than LLVM knows: 7 trips
//     steps   a loop with steps of 128 that n ends: one trip, beside a loop with steps of 1 that n ends, too; with steps of 16, 8 trips
//     shared  if lanes begin side by side, and each steps over the others' places, 4 trips
//     nest    nested loops, each by itself: 4 times 12
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cp %s %t/trips.cu && cd %t && env CUDA_PATH=none %unbank explain '*' trips.cu --block=32 --json -- -I%examples > trips.json
// RUN: %python -c 'import json; [print(x["kernel"]["name"], x["work"]["before"]["wavefronts"]) for x in json.load(open("%t/trips.json"))["explained"]]' | FileCheck %s
#include "cuda_min.h"

// CHECK-DAG: {{.*}}room{{.*}} 52.0
__global__ void room(float *out, int n) {
  __shared__ float rows[32][12];
  int t = threadIdx.x;
  float sum = 0;
  rows[t][11] = out[t];
  __syncthreads();
#pragma unroll 1
  for (int k = 0; k < n; ++k)
    sum += rows[t][k];
  out[t] = sum;
}

// CHECK-DAG: {{.*}}apart{{.*}} 132.0
__global__ void apart(float *out, int n, int m) {
  __shared__ float rows[32][12];
  int t = threadIdx.x;
  float sum = 0;
  rows[t][11] = out[t];
  __syncthreads();
#pragma unroll 1
  for (int k = 0; k < n; ++k) {
    if (k & m)
      sum += rows[t][k];
    out[t + k] = sum;
  }
}

// CHECK-DAG: {{.*}}rest{{.*}} 32.0
__global__ void rest(float *out, int n) {
  __shared__ float rows[32][36];
  int t = threadIdx.x;
  float sum = 0;
  rows[t][35] = out[t];
  __syncthreads();
#pragma unroll 1
  for (int k = 0; k < (n & 7); ++k)
    sum += rows[t][k];
  out[t] = sum;
}

// CHECK-DAG: {{.*}}steps{{.*}} 41.0
__global__ void steps(float *out, int n) {
  __shared__ float line[4096];
  int t = threadIdx.x;
  float sum = 0;
#pragma unroll 1
  for (int i = t; i < n; i += 128)
    line[i] = out[i];
  __syncthreads();
#pragma unroll 1
  for (int k = 0; k < n; ++k)
    sum += line[k];
#pragma unroll 1
  for (int k = 0; k < n; k += 16)
    sum += line[k];
  out[t] = sum;
}

// CHECK-DAG: {{.*}}shared{{.*}} 36.0
__global__ void shared(float *out, int n, int m) {
  __shared__ float line[4096];
  int t = threadIdx.x;
  float sum = 0;
#pragma unroll 1
  for (int i = t; i < n; i += 32)
    line[i] = out[i];
  __syncthreads();
#pragma unroll 1
  for (int k = 0; k < m; ++k)
    sum += line[k];
  out[t] = sum;
}

// CHECK-DAG: {{.*}}nest{{.*}} 196.0
__global__ void nest(float *out, int n, int m) {
  __shared__ float rows[32][12];
  int t = threadIdx.x;
  rows[t][11] = out[t];
  __syncthreads();
#pragma unroll 1
  for (int i = t; i < n; i += 32) {
    float sum = 0;
#pragma unroll 1
    for (int k = 0; k < m; ++k)
      sum += rows[t][k];
    out[i] = sum;
  }
}
