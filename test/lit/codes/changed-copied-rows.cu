// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cp.async writes 128 contiguous bytes at once into one line of shared memory, but needs one line after the other if they cross into a second line:
// rows that it fills are swizzled within their lines (`copied`). Rows filled by stores get a pad, which costs no instructions (`stored`).
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/in.ll
// RUN: %unbank fix %t/in.ll --block=32 --report=%t/report.json -o %t/out.ll > %t/text
// RUN: %validate %t/report.json
// RUN: %arrays %t/report.json | FileCheck %s
// CHECK-DAG: _ZZ6copied{{.*}}: changed xor:4:7:7
// CHECK-DAG: _ZZ6stored{{.*}}: changed pad:128:16
#include "cuda_min.h"

struct __attribute__((aligned(16))) Four {
  float x, y, z, w;
};

__device__ inline void copy(Four *to, const Four *from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"((unsigned)__cvta_generic_to_shared(to)), "l"(from) : "memory");
}

/* Each lane reads a row. */
__device__ inline float sum_of(const Four (&tile)[32][8]) {
  float sum = 0;
#pragma unroll 1
  for (int i = 0; i < 8; ++i) {
    Four v = tile[threadIdx.x][i];
    sum += v.x * v.y + v.z * v.w;
  }
  return sum;
}

template <bool IS_COPIED> __device__ inline float sums_of(Four (&tile)[32][8], const Four *in, int n) {
  int row = threadIdx.x / 8, column = threadIdx.x % 8;
  float sum = 0;
  for (int k = 0; k < n; ++k) {
#pragma unroll
    for (int i = 0; i < 32; i += 4) {
      const Four *from = in + 256 * k + 8 * i + threadIdx.x;
      if (IS_COPIED)
        copy(&tile[row + i][column], from);
      else
        tile[row + i][column] = *from;
    }
    if (IS_COPIED)
      asm volatile("cp.async.wait_all;" ::: "memory");
    __syncthreads();
    sum += sum_of(tile);
    __syncthreads();
  }
  return sum;
}

__global__ void copied(float *out, const Four *in, int n) {
  __shared__ Four tile[32][8];
  out[threadIdx.x] = sums_of<true>(tile, in, n);
}

__global__ void stored(float *out, const Four *in, int n) {
  __shared__ Four tile[32][8];
  out[threadIdx.x] = sums_of<false>(tile, in, n);
}
