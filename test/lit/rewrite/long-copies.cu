// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structs of up to 1,024 bytes that lanes copy into an array and out of it: codegen makes loops over bytes of such copies. They become accesses of 16
// bytes, or of words if no more is known of the alignment, and the layout applies to each. The outputs are the same under any layout.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/original.ll
// RUN: %unbank fix %t/original.ll --block=8 -o %t/fixed.ll | FileCheck %s
// RUN: %unbank fix %t/original.ll --block=8 '--layout=*@xor:4:7:7' -o %t/swizzled.ll > %t/text
// RUN: %unbank fix %t/original.ll --block=8 '--layout=*@pad:96:4' -o %t/odd.ll > %t/text
// RUN: not grep "call.*memcpy" %t/odd.ll
// CHECK:      kernel whole
// CHECK:      wavefronts 0..16,384 -> 128 a block
// CHECK:      whole::tile 8,192 {{.*}}changed
// CHECK:      kernel quarter
// CHECK:      wavefronts 0..4,096 -> 32 a block
// CHECK:      quarter::tile 8,192 {{.*}}changed
// RUN: sh %S/../Inputs/same.sh %unbank '--grid=1 --block=8 --arg=u32[8192]:random:5 --arg=u32[8192]:zero' 'quarter whole words' %t/original.ll %t %t/fixed.ll %t/swizzled.ll %t/odd.ll
#include "cuda_min.h"

template <int N> struct __attribute__((aligned(16))) wide {
  unsigned v[N];
};
struct narrow {
  unsigned v[255];
};

template <class T> __device__ void turn(T *tile, const T *in, T *out) {
  tile[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[7 - threadIdx.x];
}

extern "C" __global__ void quarter(const wide<64> *in, wide<64> *out) {
  __shared__ wide<64> tile[32];
  turn(tile, in, out);
}

extern "C" __global__ void whole(const wide<256> *in, wide<256> *out) {
  __shared__ wide<256> tile[8];
  turn(tile, in, out);
}

extern "C" __global__ void words(const narrow *in, narrow *out) {
  __shared__ narrow tile[8];
  turn(tile, in, out);
}
