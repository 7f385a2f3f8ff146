// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// More kernels with several things at once that had other widths than simple rules say (mixtures.cu), reduced:
//
//     again      iterations of a loop move a load away from bytes that are loaded again: 8 bytes, with those of the next iteration, on sm_90
//     handed     a load of an arm, of which other arms take over the part that they lack: 4 and 8 bytes of the 16 on sm_80
//     masked     16 bits that are masked for a select: 2 and 2 bytes on sm_80
//     unselected likewise, but no select reads them
// REQUIRES: command
// UNSUPPORTED: llvm-19
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --mode=report --report=%t.json -- -O3 -I%examples -ffp-contract=off > %t
// RUN: %python %S/../Inputs/ranges.py %t.json > %t.text && FileCheck %s < %t.text
// CHECK:      again ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
// CHECK:      again ld 8
// CHECK-NEXT: again ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
// CHECK:      handed st 8
// CHECK-NEXT: handed ld 8
// CHECK-NEXT: handed ld None
// CHECK-NEXT: handed ld 8
// CHECK:      masked st 2
// CHECK-NEXT: masked ld None {{.*}} neighbours whose addresses are computed apart
// CHECK-NEXT: masked ld None {{.*}} neighbours whose addresses are computed apart
// CHECK:      unselected st 2
// CHECK-NEXT: unselected ld 4
#include "cuda_min.h"
#define KERNEL extern "C" __global__ void
#define PARAMETERS float *out, const float *in, int n, int m
#define THREAD(type) type t = threadIdx.x, u = threadIdx.y;
#define ALIGNED __attribute__((aligned(16)))
struct __attribute__((aligned(8))) float2 {
  float x, y;
};

KERNEL again(PARAMETERS) {
  THREAD(unsigned)
  __shared__ ALIGNED int A[2048];
  int d = (int)in[t + 4096];
  float s = in[t];
  switch (d) {
    case 0: {
      for (int i0 = 0; i0 < n; i0++) {
        s += A[0 + i0 * 2 + 0];
        out[t + 48] = A[0 + i0 * 2 + 2];
        s += A[0 + i0 * 2 + 3];
      }
    }
    case 2: {
      A[0 + 9] = (int)(s + 0);
    }
  }
}

KERNEL handed(PARAMETERS) {
  THREAD(long long)
  __shared__ ALIGNED float2 A[1024];
  __shared__ unsigned C[32];
  int d = (int)in[t + 4096];
  float s = in[t];
  switch (d) {
    case 0: {
      if (t > n + 5) {
        s += (A[t * 2 + 8].y * 3 + A[t * 2 + 8].x * 4);
      }
      else {
        s += (A[t * 2 + 2].x * 3 + A[t * 2 + 2].y * 4);
      }
    }
    case 1: {
      A[t * 2 + 0] = {s + 0, s + 1};
    }
    break;
    case 2: {
      s += (A[t * 2 + 5].x * 3 + A[t * 2 + 5].y * 4);
    }
    case 3: {
      s += (A[t * 2 + 0].y * 3);
      s += (A[t * 2 + 1].x * 3 + A[t * 2 + 1].y * 4);
    }
  }
  s += (A[t * 2 + 1].y * 3 + A[t * 2 + 1].x * 4);
  out[t] = s + C[t & 31] + A[31 - t].x;
}

KERNEL masked(PARAMETERS) {
  THREAD(long long)
  __shared__ ALIGNED short A[4096];
  __shared__ unsigned C[32];
  float s = in[t];
  A[t] = in[t];
  s += A[t * 2 + 5];
  s += A[t * 2 + 4];
  s += A[t * 2 + 3];
  s += n > 1 ? A[t * 2 + 3] : (A[t * 2 + 4] & 255);
  out[t] = s + C[t & 31] + A[31 - t];
}

KERNEL unselected(PARAMETERS) {
  THREAD(long long)
  __shared__ ALIGNED short A[4096];
  __shared__ unsigned C[32];
  float s = in[t];
  A[t] = in[t];
  s += A[t * 2 + 5];
  s += A[t * 2 + 4];
  s += A[t * 2 + 3];
  s += (A[t * 2 + 4] & 255);
  out[t] = s + C[t & 31] + A[31 - t];
}
