// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copies by cp.async with conflicts are pointed out, as a profiler counts them differently; those without are not.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank explain by_columns::tile %s --block=32x8 -- -I%examples | FileCheck %s --check-prefix=COLUMNS
// RUN: env CUDA_PATH=none %unbank explain by_rows::tile %s --block=32x8 -- -I%examples | FileCheck %s --check-prefix=ROWS
// COLUMNS: copies: cp.async writes it with conflicts, of which a profiler shows others or none:
// ROWS:     by_rows::tile in by_rows
// ROWS-NOT: copies:
#include "cuda_min.h"

__device__ void copy(float *to, const float *from) {
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"((unsigned)__cvta_generic_to_shared(to)), "l"(from) : "memory");
}

__global__ void by_columns(float *out, const float *in) {
  __shared__ float tile[32][32];
  copy(&tile[threadIdx.x][threadIdx.y], in + threadIdx.x);
  asm volatile("cp.async.wait_all;" ::: "memory");
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.y][threadIdx.x];
}

__global__ void by_rows(float *out, const float *in) {
  __shared__ float tile[32][32];
  copy(&tile[threadIdx.y][threadIdx.x], in + threadIdx.x);
  asm volatile("cp.async.wait_all;" ::: "memory");
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.y][threadIdx.x];
}
