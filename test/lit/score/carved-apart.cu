// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory that arguments carve, in rows of words whose columns conflict. A swizzle that reads only bits below the arguments' does nothing in launches
// whose arguments align nothing. A swizzle of words takes accesses of 16 bytes apart in every launch, each into four: if there are such accesses, a
// swizzle of 16 bytes is chosen.
// REQUIRES: command
// RUN: %clang_cuda_plain -DWIDE=0 -gline-tables-only -S -emit-llvm %s -o %t.words.ll
// RUN: %unbank analyze %t.words.ll --block=128 --report=%t.words.json > %t.txt
// RUN: %arrays %t.words.json | FileCheck %s --check-prefix=WORDS
// RUN: %clang_cuda_plain -DWIDE=1 -gline-tables-only -S -emit-llvm %s -o %t.wide.ll
// RUN: %unbank analyze %t.wide.ll --block=128 --report=%t.wide.json > %t.txt
// RUN: %arrays %t.wide.json | FileCheck %s --check-prefix=WIDE
// RUN: %unbank explain %t.wide.ll --block=128 --top=20 | FileCheck %s --check-prefix=EXPLAIN

// WORDS: memory: changed xor:2:31:7+carved:4096
// WIDE: memory: changed xor:4:7:7+carved:1024
// EXPLAIN: harms-unaligned

#include "cuda_min.h"

struct __attribute__((aligned(16))) Four {
  float x, y, z, w;
};

__global__ void sums(float *out, const Four *in, int rows) {
  extern __shared__ float memory[];
  float *a = memory, *b = memory + rows * 32;
  int t = threadIdx.x;
#if WIDE
  for (int i = t; i < rows * 8; i += 128) {
    reinterpret_cast<Four *>(a)[i] = in[i];
    reinterpret_cast<Four *>(b)[i] = in[i + 1];
  }
#else
  const float *words = reinterpret_cast<const float *>(in);
  for (int i = t; i < rows * 32; i += 128) {
    a[i] = words[i];
    b[i] = words[i + 4];
  }
#endif
  __syncthreads();
  float sum = 0;
#pragma unroll 1
  for (int k = 0; k < 32; k++)
    sum += a[t * 32 + k] * b[t * 32 + k];
  out[t] = sum;
}
