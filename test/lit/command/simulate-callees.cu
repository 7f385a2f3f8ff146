// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unbank simulate --cubin: a function that is not inlined has a copy for each kernel, with a dot in its name, which PTX writes otherwise. Of these,
// and of the original that a third kernel calls, only the one counts that the launched kernel runs, though all have the same source lines: also
// where these are all there is, since the cubin's PTX is another one. (With clang 19, ptxas merges the stores of the original, too.)
// REQUIRES: command, ptxas
// DEFINE: %{launch} = --grid=1 --block=64 --arg=f32[256]:zero --arg=f32[256]:random:1
// RUN: env CUDA_PATH=none %unbank fix %s -o %t.ll --block=64 --skip=third::s -- -I%examples -gline-directives-only
// RUN: FileCheck %s --input-file=%t.ll --check-prefix=IR
// IR-COUNT-2: define internal void @_Z9butterfly{{.*[.]_Z.*}}(
// RUN: llc -O3 -mcpu=sm_90 -mattr=+ptx78 %t.ll -o %t.ptx
// RUN: %ptxas -lineinfo %t.ptx -o %t.cubin
// RUN: %unbank simulate %t.ll --cubin=%t.cubin --kernel=first %{launch} | FileCheck %s --check-prefixes=MOVED,ACCESS
// RUN: %unbank simulate %t.ll --cubin=%t.cubin --kernel=second %{launch} | FileCheck %s --check-prefixes=MOVED,ACCESS
// RUN: %unbank simulate %t.ll --cubin=%t.cubin --kernel=third %{launch} | FileCheck %s --check-prefixes=KEPT,ACCESS
// RUN: sed 's/ld.global/ld.volatile.global/' %t.ptx > %t.other.ptx
// RUN: %ptxas -lineinfo %t.other.ptx -o %t.cubin
// RUN: %unbank simulate %t.ll --cubin=%t.cubin --kernel=first %{launch} | FileCheck %s --check-prefixes=MOVED,LINE
// RUN: %unbank simulate %t.ll --cubin=%t.cubin --kernel=third %{launch} | FileCheck %s --check-prefixes=KEPT,LINE
// MOVED: wavefronts 144 a block, ideal 144, measured
// KEPT: wavefronts {{144|208}} a block, ideal 144, measured
// ACCESS-NEXT: matched access by access: 12 of 12 accesses
// LINE-NEXT: matched line by line: 12 of 12 accesses
#include "cuda_min.h"

struct alignas(8) Pair {
  float x, y;
};

template <int N> __device__ __attribute__((noinline)) void butterfly(Pair *s) {
  Pair a = s[threadIdx.x], b = s[threadIdx.x + N];
  __syncthreads();
  s[2 * threadIdx.x] = Pair{a.x + b.x, a.y + b.y};
  s[2 * threadIdx.x + 1] = Pair{a.x - b.x, a.y - b.y};
  __syncthreads();
}

#define KERNEL(name)                             \
  __global__ void name(Pair *o, const Pair *in) { \
    __shared__ Pair s[128];                      \
    s[threadIdx.x] = in[threadIdx.x];            \
    s[threadIdx.x + 64] = in[threadIdx.x + 64];  \
    __syncthreads();                             \
    for (int i = 0; i < 8; i++)                  \
      butterfly<64>(s);                          \
    o[threadIdx.x] = s[threadIdx.x];             \
    o[threadIdx.x + 64] = s[threadIdx.x + 64];   \
  }
KERNEL(first)
KERNEL(second)
KERNEL(third)
