// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop adds to the elements of a local array, and reads them again in its next iteration. All of them are read, whether or not ptxas keeps the
// array in registers, so the width of the loads of factors is known.
//
//     rows        x[j] = x[j] * y[j] + ... for all j, in each iteration of an outer loop
//     cleared     the outer loop contains another store to the array
//     itself      only the statement itself reads x[j]
//     two_rows    x and z are two arrays; in the PTX, a store to one may be a store to the other
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=64 --mode=report --report=%t.json -- -I%examples > %t
// RUN: %python %S/../Inputs/ranges.py %t.json | grep ' ld ' | FileCheck %s
// CHECK-DAG: rows ld 16 2..2{{ *$}}
// CHECK-DAG: cleared ld None {{.*}} what is loaded only goes into a local array
// CHECK-DAG: itself ld None {{.*}} what is loaded only goes into a local array
// CHECK-DAG: two_rows ld None {{.*}} what is loaded only goes into a local array
#include "cuda_min.h"

struct __attribute__((aligned(16))) float4 {
  float x, y, z, w;
};

#define KERNEL(name, ahead, statement)                                                                           \
  extern "C" __global__ void name(int n, int step, const float *in, float *out) {                                           \
    __shared__ __attribute__((aligned(16))) float factors[64];                                                              \
    const int t = threadIdx.x;                                                                                              \
    float x[64], z[64];                                                                                                     \
    for (int i = 0; i < 64; i++)                                                                                            \
      x[i] = in[i * 64 + t], z[i] = in[i * 32 + t];                                                                         \
    factors[t] = in[t];                                                                                                     \
    __syncthreads();                                                                                                        \
    float sum = 0;                                                                                                          \
    _Pragma("unroll 1") for (int i = t; i < n; i += step) {                                                                                             \
      const float v = in[i * 64];                                                                                           \
      ahead;                                                                                                                \
      _Pragma("unroll 1") for (int j = 0; j < 64; j += 4) {                                                                 \
        const float4 &f = (float4 &)factors[j];                                                                             \
        float4 &a = (float4 &)x[j];                                                                                         \
        statement;                                                                                                          \
      }                                                                                                                     \
      out[i] = sum;                                                                                                         \
    }                                                                                                                       \
    out[t] = x[(n & 15) * 4] + z[n & 63];                                                                                   \
  }
#define SUM sum += a.x * v + a.y + a.z * 3 + a.w
#define SCALE a.x = a.x * f.x + v, a.y = a.y * f.y + v, a.z = a.z * f.z + v, a.w = a.w * f.w + v

KERNEL(rows, , SUM; SCALE)
KERNEL(cleared, x[i & 63] = v, SUM; SCALE)
KERNEL(itself, , SCALE)
KERNEL(two_rows, , SUM; SCALE; z[j + 1] = v)
