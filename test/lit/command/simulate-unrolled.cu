// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unbank simulate --cubin: only some bits of words of 8 bytes are used, so LLVM and ptxas make narrower loads of them, and ptxas unrolls their loops.
// The copies are not the parts of a load that was split: that happens only to words that need not be aligned.
// REQUIRES: command, ptxas
// RUN: %clang_cuda_plain -gline-directives-only -S -emit-llvm %s -o %t.ll
// RUN: llc -O3 -mcpu=sm_90 -mattr=+ptx78 %t.ll -o %t.ptx
// RUN: %ptxas -lineinfo %t.ptx -o %t.cubin
// RUN: %unbank simulate %t.ll --cubin=%t.cubin --kernel=parts --grid=1 --block=64 --arg=i32[64]:zero --arg=i32[1024]:ramp | FileCheck %s --check-prefix=PARTS
// RUN: %unbank simulate %t.ll --cubin=%t.cubin --kernel=low --grid=1 --block=16x8 --arg=i32[128]:zero --arg=i32[1024]:ramp | FileCheck %s --check-prefix=LOW
// RUN: sed -E '/define.*low/,/^}/s/(%[0-9]+) = trunc i64 (%[0-9]+) to i32(.*)/%n0 = xor i64 \2, 1\n%n1 = xor i64 %n0, 2\n%n2 = xor i64 %n1, 4\n%n3 = xor i64 %n2, 8\n%n4 = xor i64 %n3, 16\n%n5 = xor i64 %n4, 32\n%n6 = xor i64 %n5, 64\n%n7 = xor i64 %n6, 128\n%n8 = xor i64 %n7, 256\n\1 = trunc i64 %n8 to i32\3/' %t.ll > %t.far.ll
// RUN: llc -O3 -mcpu=sm_90 -mattr=+ptx78 %t.far.ll -o %t.far.ptx
// RUN: %ptxas -lineinfo %t.far.ptx -o %t.far.cubin
// RUN: %unbank simulate %t.far.ll --cubin=%t.far.cubin --kernel=low --grid=1 --block=16x8 --arg=i32[128]:zero --arg=i32[1024]:ramp | FileCheck %s --check-prefix=FAR
#include "cuda_min.h"

typedef long long __attribute__((aligned(4))) packed;

#define READ(array, use)                                                                           \
  _Pragma("clang loop unroll(disable)") for (int i = t; i < 840; i += 210) {                       \
    long long word = array[i / 33 * 33 + i % 33];                                                  \
    sum = sum * 3 + (use);                                                                         \
  }

// Of the 8 accesses, the store to `odd` and the last load are split. Each loop has 4 trips in both warps.
// PARTS: widths of the cubin, matched access by access: 8 of 8 accesses, of these 0 merged into
// PARTS-NEXT: others, 2 split, 4 narrowed, 0 gone
__global__ void parts(int *out, const int *in) {
  __shared__ long long words[840];
  __shared__ struct {
    int first;
    packed words[840];
  } odd;
  int t = threadIdx.x, sum = 0;
  for (int i = t; i < 840; i += 64)
    odd.words[i] = words[i] = in[i];
  __syncthreads();
  // PARTS: simulate-unrolled.cu:[[#@LINE+1]]:{{.*}} ld words 4 8 {{.*}}32
  READ(words, (int)word)
  // PARTS: simulate-unrolled.cu:[[#@LINE+1]]:{{.*}} ld words 4 8 {{.*}}32
  READ(words, (int)(word >> 32))
  // PARTS: simulate-unrolled.cu:[[#@LINE+1]]:{{.*}} ld words 1 8 {{.*}}32
  READ(words, (int)(word & 255))
  // PARTS: simulate-unrolled.cu:[[#@LINE+1]]:{{.*}} ld words 8 8 {{.*}}32
  READ(words, (int)(word ^ word >> 32))
  // PARTS: simulate-unrolled.cu:[[#@LINE+1]]:{{.*}} ld odd 4 8 {{.*}}32
  READ(odd.words, (int)word)
  // PARTS: simulate-unrolled.cu:[[#@LINE+1]]:{{.*}} ld odd 4 16 {{.*}}32
  READ(odd.words, (int)(word ^ word >> 32))
  out[t] = sum;
}

// The copies have addresses that do not show their distances. Behind nine operations the uses are not followed, so that nothing is said.
// LOW: others, 0 split, 1 narrowed, 0 gone
// LOW: ld words 4 70 2 1 31.89
// FAR: widths of the cubin, matched access by access: 1 of 2 accesses, of these 0 merged into
// FAR-NEXT: others, 0 split, 0 narrowed, 0 gone
// FAR: ld words ? 70 ? ? 31.89
__global__ void low(int *out, const int *in) {
  __shared__ long long words[9][31][8];
  unsigned t = threadIdx.x + 16 * threadIdx.y, sum = t;
#pragma clang loop unroll(disable)
  for (unsigned i = t; i < 2232; i += 128)
    words[0][0][i] = in[i & 255];
  __syncthreads();
  for (unsigned i = t; i < 2232; i += 128)
    sum = sum * 17 + (int)words[i / 248][i / 8 % 31][i % 8];
  out[t] = sum;
}
