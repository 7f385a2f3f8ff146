// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An argument moves lanes apart, and for one of its values several lanes share a word and take fewer wavefronts: a range. If the argument moves all
// lanes alike, or keeps them apart for every value, the score is exact.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank fix %t.ll -o %t.fixed.ll --block=32 '--layout=*rows*@pitch:2:2:32:0' --report=%t.json > %t.txt
// RUN: %python -c "import json; [print(kernel['display'].split('(')[0], side, access[side]['exactness'], '%g..%g' % (access[side]['wavefronts']['min'], access[side]['wavefronts']['max'])) for kernel in json.load(open('%t.json'))['kernels'] for access in kernel['accesses'] for side in ('before', 'after') if access['op'] == 'ld']" | FileCheck %s
#include "cuda_min.h"

// CHECK: less before bounded 1..32
__global__ void less(float *out, int n) {
  __shared__ float s[8192];
  int t = threadIdx.x;
  s[t] = out[t];
  __syncthreads();
  out[t] = s[t * (n - 1) * 32];
}

// CHECK: halves before bounded 1..2
__global__ void halves(float *out, int n) {
  __shared__ float s[8192];
  int t = threadIdx.x;
  s[t] = out[t];
  __syncthreads();
  out[t] = s[(t & 15) * 33 + (t >> 4) * (2 * n + 1) * 4];
}

// CHECK: apart before exact 2..2
__global__ void apart(float *out, int n) {
  __shared__ float s[8192];
  int t = threadIdx.x;
  s[t] = out[t];
  __syncthreads();
  out[t] = s[(t & 15) * 32 % 64 + (t >> 1) % 8 * 4 + n];
}

// Both lanes of a pair are in one bank, and for some lengths of rows in one word with others.
// CHECK: two before bounded 1..32
__global__ void two(float *out, int n, int m) {
  __shared__ float s[8192];
  int t = threadIdx.x;
  s[t] = out[t];
  __syncthreads();
  out[t] = s[(t & 7) * n + (t >> 3) * m];
}

// CHECK: rows after bounded 1..2
__global__ void rows(float *out, int n) {
  __shared__ float s[8192];
  int t = threadIdx.x;
  s[t] = out[t];
  __syncthreads();
  out[t] = s[(t & 1) * 32 + (t >> 1) * n * 8];
}
