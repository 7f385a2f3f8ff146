// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arrays whose wmma tiles allow no layout, such as rows of 80 bytes that a tile crosses, or rows whose length is an argument: nothing may move, but
// the accesses may be rewritten if that pays. Copies of 16 bytes that are aligned to 8 become one store, and wmma gets a shared pointer if its rows
// are known to be aligned to 16 bytes. The twin, which has nothing to gain, stays refused.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/in.ll
// RUN: %unbank fix %t/in.ll -o %t/out.ll --block=32 --report=%t/report.json > %t/text
// RUN: %validate %t/report.json
// RUN: %arrays %t/report.json | FileCheck %s --check-prefix=ARRAYS
// RUN: FileCheck %s --check-prefix=CODE < %t/out.ll
// RUN: %unbank simulate %t/in.ll --kernel=crossing --grid=1 --block=32 --dynamic=1360 --arg=i32[256]:zero --arg=i32[512]:random:3 --arg=i32:40 --output=0=%t/crossing.in > %t/text
// RUN: %unbank simulate %t/out.ll --kernel=crossing --grid=1 --block=32 --dynamic=1360 --arg=i32[256]:zero --arg=i32[512]:random:3 --arg=i32:40 --output=0=%t/crossing.out > %t/text
// RUN: cmp %t/crossing.in %t/crossing.out
// RUN: %unbank simulate %t/in.ll --kernel=unknown --grid=1 --block=32 --dynamic=1360 --arg=i32[256]:zero --arg=i32[512]:random:3 --arg=i32:40 --output=0=%t/unknown.in > %t/text
// RUN: %unbank simulate %t/out.ll --kernel=unknown --grid=1 --block=32 --dynamic=1360 --arg=i32[256]:zero --arg=i32[512]:random:3 --arg=i32:40 --output=0=%t/unknown.out > %t/text
// RUN: cmp %t/unknown.in %t/unknown.out
// RUN: %unbank simulate %t/in.ll --kernel=words --grid=1 --block=32 --dynamic=1360 --arg=i32[256]:zero --arg=i32[512]:random:3 --arg=i32:40 --output=0=%t/words.in > %t/text
// RUN: %unbank simulate %t/out.ll --kernel=words --grid=1 --block=32 --dynamic=1360 --arg=i32[256]:zero --arg=i32[512]:random:3 --arg=i32:40 --output=0=%t/words.out > %t/text
// RUN: cmp %t/words.in %t/words.out
// ARRAYS:      tile in crossing: changed aligned
// ARRAYS-NEXT: tile in unknown: changed aligned
// ARRAYS-NEXT: tile in words: refused unsupported-access
// CODE-LABEL: @crossing(
// CODE: wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) {{.*}}, i32 40)
// CODE-LABEL: @unknown(
// CODE: wmma.m16n16k16.load.a.row.stride.f16.p0(
// CODE-LABEL: @words(
// CODE: wmma.m16n16k16.load.a.row.stride.f16.p0(
#include "cuda_min.h"

extern __shared__ unsigned short tile[][40];

struct __attribute__((aligned(8))) Chunk {
  int words[4];
};

template <int N> __device__ __forceinline__ void put(int *out, const int (&part)[N]) {
  for (int i = 0; i < N; i++)
    out[32 * i + threadIdx.x] = part[i];
}

extern "C" __global__ void crossing(int *out, const Chunk *in, int leading) {
  int t = threadIdx.x, part[8];
  for (int i = 0; i < 2; i++)
    *(Chunk *)&tile[t / 4 + 8 * i][8 * (t % 4)] = in[t + 32 * i];
  __syncthreads();
  __hmma_m16n16k16_ld_a(part, (const int *)&tile[0][32], 40, 0);
  put(out, part);
}

extern "C" __global__ void unknown(int *out, const Chunk *in, int leading) {
  int t = threadIdx.x, part[8];
  for (int i = 0; i < 2; i++)
    *(Chunk *)&tile[t / 4 + 8 * i][8 * (t % 4)] = in[t + 32 * i];
  __syncthreads();
  __hmma_m16n16k16_ld_a(part, (const int *)&tile[0][16], leading, 0);
  put(out, part);
}

extern "C" __global__ void words(int *out, const int *in, int leading) {
  int t = threadIdx.x, part[8];
  for (int i = 0; i < 8; i++)
    *(int *)&tile[t % 16][2 * (t / 16) + 4 * i] = in[t + 32 * i];
  __syncthreads();
  __hmma_m16n16k16_ld_a(part, (const int *)&tile[0][32], 40, 0);
  put(out, part);
}
