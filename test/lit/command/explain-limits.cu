// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traffic to other memory counts wherever the kernel has it: in copies, behind a bounds check, in loops without an access to shared memory.
// RUN: rm -rf %t && mkdir %t && cp %s %t/limits.cu && cd %t && env CUDA_PATH=none %unbank explain '*' limits.cu --block=32x32 --json -- -I%examples > limits.json
// RUN: %python -c 'import json; [print(x["kernel"]["name"], x["work"]["before"]["global_bytes"], x["work"]["before"]["global_bytes_most"]) for x in json.load(open("%t/limits.json"))["explained"]]' | FileCheck %s
#include "cuda_min.h"

struct alignas(16) quad {
  float x, y, z, w;
};

// CHECK-DAG: plain{{.*}} 8192.0 8192.0
__global__ void plain(float *out, const float *in) {
  __shared__ float tile[32][32];
  int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = in[y * 32 + x];
  __syncthreads();
  out[y * 32 + x] = tile[x][y];
}

// CHECK-DAG: guarded{{.*}} 8192.0 8192.0
__global__ void guarded(float *out, const float *in, int n) {
  __shared__ float tile[32][32];
  int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = x < n && y < n ? in[y * 32 + x] : 0;
  __syncthreads();
  float turned = tile[x][y];
  if (x < n && y < n)
    out[y * 32 + x] = turned;
}

// CHECK-DAG: copied{{.*}} 32768.0 32768.0
__global__ void copied(quad *out, const quad *in) {
  __shared__ quad line[1024];
  int t = threadIdx.y * 32 + threadIdx.x;
  line[t] = in[t];
  __syncthreads();
  out[t] = line[1023 - t];
}

// 16 loads a thread; and as many as an argument says: one, or 32. A store
// more, behind a loop.
// CHECK-DAG: summed{{.*}} 73728.0 200704.0
__global__ void summed(float *out, const volatile float *in, int n) {
  __shared__ float part[32][32];
  int x = threadIdx.x, y = threadIdx.y;
  float sum = 0;
  for (int i = 0; i < 16; i++)
    sum += in[i * 1024 + y * 32 + x];
#pragma unroll 1
  for (int i = 0; i < n; i++)
    sum += in[i * 4096 + x];
  part[y][x] = sum;
  __syncthreads();
#pragma unroll 1
  for (int i = 0; i < 64; i++)
    sum += part[i & 31][y];
  out[y * 32 + x] = sum;
}
