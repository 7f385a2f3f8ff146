// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What figures assume of words that data decides: they are random, but of a row that is a lane's own (docs/choice.md). Each is said where it was
// counted. The reason for a layout names the conflicts that it takes away: of the rows that data decides, only where there are no others.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank explain own::heaps %s --block=64 -- -I%examples | tr -s ' \n' ' ' | FileCheck %s --check-prefix=OWN
// OWN: : up to 32-way conflicts;
// OWN: taken to be random, here and below, but those in a lane's own row in one execution of four only: in the others all lanes are at one place of their rows gain
// RUN: env CUDA_PATH=none %unbank explain anywhere::table %s --block=64 -- -I%examples | tr -s ' \n' ' ' | FileCheck %s --check-prefix=ANYWHERE
// ANYWHERE: : 4-way conflicts;
// ANYWHERE: taken to be random, here and below gain
#include "cuda_min.h"

__global__ void own(int *out, const int *in, int count) {
  __shared__ int heaps[64 * 16];
  int *mine = heaps + threadIdx.x * 16;
  for (int i = 0; i < count; i++)
    mine[in[i * 64 + threadIdx.x] & 15]++;
  out[threadIdx.x] = mine[in[threadIdx.x] & 15];
}

__global__ void anywhere(int *out, const int *in, int count) {
  __shared__ int table[256 + 4];
  for (int i = 0; i < count; i++) {
    table[4 * threadIdx.x] = in[i * 64 + threadIdx.x];
    __syncthreads();
    out[i * 64 + threadIdx.x] = table[in[i * 64 + threadIdx.x] & 255];
    __syncthreads();
  }
}
