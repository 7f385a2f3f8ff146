// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clang passes its -O on to codegen and to ptxas. At -O2 both do the same as at -O3. At -O1 ptxas unrolls no loop and merges less, and at -O0
// nothing. It merges within a block by the same rules, but derives no alignment from loops; where masks that are shifted decide it, the width
// is open. Loads in different blocks stay apart (arms), and so do those of different iterations; stores in arms are not sunk.
// RUN: %clang_cuda -O3 -g -S %s -o /dev/null -mllvm -unbank-mode=report -mllvm -unbank-report=%t.json && %python %S/../Inputs/ranges.py %t.json | FileCheck %s --check-prefix=FULL
// RUN: %clang_cuda -O2 -g -S %s -o /dev/null -mllvm -unbank-mode=report -mllvm -unbank-report=%t.json && %python %S/../Inputs/ranges.py %t.json | FileCheck %s --check-prefix=FULL
// RUN: %clang_cuda -O1 -g -S %s -o /dev/null -mllvm -unbank-mode=report -mllvm -unbank-report=%t.json && %python %S/../Inputs/ranges.py %t.json | FileCheck %s --check-prefix=LESS
//
// The command takes the level from the arguments for clang, or from the option.
// RUN: env CUDA_PATH=none %unbank analyze --block=64 --report=%t.json %s -- -I%examples && %python %S/../Inputs/ranges.py %t.json | FileCheck %s --check-prefix=FULL
// RUN: env CUDA_PATH=none %unbank analyze --block=64 --report=%t.json %s -- -O1 -I%examples && %python %S/../Inputs/ranges.py %t.json | FileCheck %s --check-prefix=LESS
// FULL: sumPf ld 16 8..8
// FULL-COUNT-4: pairsPf ld 16 16..16
// LESS: sumPf ld 4 8..8
// LESS-COUNT-3: pairsPf ld 4 16..16
// LESS: straightPf st 16 4..4
// LESS: copiedPf st 16 4..4
// LESS: maskedPfi st None 4..16 code of -O1, in which ptxas merges less
// LESS: armsPfi st 4 8..8
// LESS: armsPfi ld 4 8..8
// LESS-NEXT: {{.*}}armsPfi ld 4 8..8
// LESS-NEXT: {{.*}}armsPfi ld 8 8..8
#include "cuda_min.h"

__global__ __attribute__((launch_bounds(64))) void sum(float *out) {
  __shared__ float s[512];
  const int t = threadIdx.x;
  for (int i = 0; i < 8; ++i)
    s[64 * i + t] = out[64 * i + t];
  __syncthreads();
  float r = 0;
  for (int i = 0; i < 8; ++i)
    r += s[t * 8 + i];
  out[t] = r;
}

__global__ __attribute__((launch_bounds(64))) void pairs(float *out) {
  __shared__ float s[1024];
  const int t = threadIdx.x;
  for (int i = 0; i < 16; ++i)
    s[64 * i + t] = out[64 * i + t];
  __syncthreads();
  float r = 0;
  for (int i = 0; i < 4; ++i)
    r += s[t * 16 + i * 4] * s[t * 16 + i * 4 + 1] + s[t * 16 + i * 4 + 2];
  out[t] = r;
}

// Four registers are stored, or one four times, which ptxas copies.
__global__ __attribute__((launch_bounds(64))) void straight(float *out) {
  __shared__ __attribute__((aligned(16))) float s[256];
  const int t = threadIdx.x;
  const float a = out[t], b = out[t + 64], c = out[t + 128], d = out[t + 192];
  s[4 * t] = a, s[4 * t + 1] = b, s[4 * t + 2] = c, s[4 * t + 3] = d;
  __syncthreads();
  out[t] = s[252 - 4 * t] + s[253 - 4 * t] * s[254 - 4 * t] - s[255 - 4 * t];
}

__global__ __attribute__((launch_bounds(64))) void copied(float *out) {
  __shared__ __attribute__((aligned(16))) float s[256];
  const int t = threadIdx.x;
  const float a = out[t];
  s[4 * t] = a, s[4 * t + 1] = a, s[4 * t + 2] = a, s[4 * t + 3] = a;
  __syncthreads();
  out[t] = s[252 - 4 * t] + s[253 - 4 * t] * s[254 - 4 * t] - s[255 - 4 * t];
}

// A mask that is shifted is not known to be aligned.
__global__ __attribute__((launch_bounds(64))) void masked(float *out, int n) {
  __shared__ __attribute__((aligned(16))) float s[256];
  const int t = threadIdx.x & 31;
  const float a = out[t], b = out[t + 64], c = out[t + 128], d = out[t + 192];
  s[4 * t] = a, s[4 * t + 1] = b, s[4 * t + 2] = c, s[4 * t + 3] = d;
  __syncthreads();
  out[t] = s[n];
}

// Both loads of a window are in one block, or in two.
__global__ __attribute__((launch_bounds(64))) void arms(float *out, int n) {
  __shared__ __attribute__((aligned(16))) float s[512];
  const int t = threadIdx.x;
  if (n > 4)
    s[8 * t] = out[t];
  else
    s[8 * t + 1] = out[t + n];
  __syncthreads();
  float r = s[8 * t];
  if (n > 0)
    out[t + 64 * n] = r * s[8 * t + 1];
  out[t] = r + s[8 * t + 2] * s[8 * t + 3];
}
