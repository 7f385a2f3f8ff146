// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unbank simulate: inputs and outputs. Fills, files, structs by value, variables, dynamic shared memory.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: %clang_cuda_plain -g -S -emit-llvm %s -o in.ll
//
// Outputs are the bytes of a buffer: the fills as they are documented.
// RUN: %unbank simulate in.ll --kernel=nothing --grid=1 --block=1 --arg=i16[4]:ramp --arg=f16[4]:ramp --arg=bf16[4]:ramp --arg=i8[300]:random:7:-3:5 --arg=f64[3]:zero --output=0=a --output=1=b --output=2=c --output=3=d --output=4=e > text
// RUN: %python -c "import struct; r = lambda f: open(f, 'rb').read(); assert struct.unpack('4h', r('a')) == (0, 1, 2, 3); assert struct.unpack('4e', r('b')) == (0, 1, 2, 3); assert struct.unpack('4H', r('c')) == (0, 0x3f80, 0x4000, 0x4040); assert set(struct.unpack('300b', r('d'))) == set(range(-3, 6)); assert r('e') == bytes(24)"
//
// A file goes in, in part or whole; the same bytes come out.
// RUN: %unbank simulate in.ll --kernel=nothing --grid=1 --block=1 --arg=u8[100]:file:d --arg=u8:file:d --arg=null --arg=i32:random:1 --arg=f32:zero --output=0=part --output=1=whole > text
// RUN: cmp d whole && head -c 100 d | cmp - part
// RUN: FileCheck %s --check-prefix=BUFFERS < text
// BUFFERS:      argument  buffer                bytes  xxh64
// BUFFERS-NEXT:        0  u8[100]:file:d          100
// BUFFERS-NEXT:        1  u8:file:d               300
// BUFFERS-NEXT:        3  i32:random:1      4,194,304
// BUFFERS-NEXT:        4  f32:zero          4,194,304
//
// A structure by value (1, 2.0f), a __constant__ table, a __device__ variable, 512 bytes of dynamic shared memory: element i becomes
// (i + 1 + 2 * table[i]) * factor.
// RUN: %unbank simulate in.ll --kernel=all --grid=2 --block=64 --dynamic=512 --arg=f32[128]:zero --arg=hex:0100000000000040 --global=table=i32[64]:ramp --global=factor=f32:0.5 --output=0=out > text
// RUN: %python -c "import struct; assert struct.unpack('128f', open('out', 'rb').read()) == tuple((i % 64 * 3 + 1) / 2 for i in range(128))"
// RUN: FileCheck %s --check-prefix=DYNAMIC < text
// DYNAMIC: shared      0 bytes, and 512 dynamic
// DYNAMIC: wavefronts  8 a block, ideal 4
// DYNAMIC: line     512           8          16      8
// RUN: %exits 1 %unbank simulate in.ll --kernel=all --grid=2 --block=64 --dynamic=504 --arg=f32[128]:zero --arg=hex:0100000000000040 2>&1 | FileCheck %s --check-prefix=SMALL
// SMALL: is out of bounds: byte 504 of shared array line, which has 504 bytes
#include "cuda_min.h"

#ifndef __constant__
#define __constant__ __attribute__((constant))
#endif

struct pair {
  int add;
  float times;
};
__constant__ int table[64];
__device__ float factor = 4;

__global__ void nothing(void *, void *, void *, void *, void *) {}

__global__ void all(float *out, pair by) {
  extern __shared__ float line[];
  int x = threadIdx.x;
  line[2 * x] = x + by.add + by.times * table[x];
  __syncthreads();
  out[blockIdx.x * 64 + x] = line[2 * x] * factor;
}
