// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiles in a loop of ceil(n / 32.0f) trips, a common way to write it: float arithmetic on values that are alike in all lanes gives a value that is
// alike in all lanes, so the trip count is the same for every lane. Twins: trip counts computed in floats from a lane's own number, from two numbers
// of which one is a lane's own, from what each lane loads for itself, and from a float parameter of a function, which may differ between lanes.
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank_opt -passes='unbank<mode=report;block=32x32;report=%t.json>' %t.ll -disable-output
// RUN: %validate %t.json
// RUN: %python -c "import json; [print(k['display'].split('(')[0], k['before']['exactness'], k['before']['score'], k['accesses'][1]['before']['exactness'], k['accesses'][1]['before']['weight_exactness'], k['accesses'][1]['before']['reason']) for k in json.load(open('%t.json'))['kernels']]" | FileCheck %s
// CHECK-DAG: rounded bounded 1056.0 exact per-iteration
// CHECK-DAG: scaled bounded 1056.0 exact per-iteration
// CHECK-DAG: own bounded None bounded unknown data decides which lanes are active
// CHECK-DAG: mixed bounded None bounded unknown data decides which lanes are active
// CHECK-DAG: loaded bounded None bounded unknown data decides which lanes are active
// CHECK-DAG: calls bounded None bounded unknown data decides which lanes are active
#include "cuda_min.h"

__device__ inline void turn(float *out, const float *in, float (*tile)[32], int trips) {
  int x = threadIdx.x, y = threadIdx.y;
  for (int i = 0; i < trips; i++) {
    tile[y][x] = in[i * 1024 + y * 32 + x];
    __syncthreads();
    out[i * 1024 + y * 32 + x] = tile[x][y];
    __syncthreads();
  }
}

__global__ void rounded(float *out, const float *in, int n) {
  __shared__ float tile[32][32];
  turn(out, in, tile, (int)__builtin_ceilf((float)n / 32.0f));
}

__global__ void scaled(float *out, const float *in, float part, int n) {
  __shared__ float tile[32][32];
  turn(out, in, tile, (int)(part * in[0] + (float)n * (float)blockIdx.x));
}

__global__ void own(float *out, const float *in, int n) {
  __shared__ float tile[32][32];
  turn(out, in, tile, (int)((float)threadIdx.x * 0.3f));
}

__global__ void mixed(float *out, const float *in, int n) {
  __shared__ float tile[32][32];
  turn(out, in, tile, (int)(in[3] / (float)(threadIdx.x + 1)));
}

__global__ void loaded(float *out, const float *in, int n) {
  __shared__ float tile[32][32];
  turn(out, in, tile, (int)(in[threadIdx.x + n] * 2.0f));
}

__shared__ float shared_tile[32][32];

__device__ __attribute__((noinline)) void called(float *out, const float *in, float part) {
  turn(out, in, shared_tile, (int)(part * 2.0f));
}

__global__ void calls(float *out, const float *in, int n) {
  called(out, in, (float)threadIdx.x);
}
