// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of a layout, in every form that it may have, by each way to pass options: clang's command line, a pipeline's text, the environment.
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/k.ll
// RUN: %clang_cuda -S -emit-llvm %s -o %t/clang.ll -mllvm '-unbank-layout=k::tile@xor:2:7:7+pad:512:16:1024:4' -mllvm -unbank-report=%t/clang.json
// RUN: %unbank_opt -passes='unbank<report=%t/opt.json;layout=k::tile@xor:2:7:7+pad:512:16:1024:4>' %t/k.ll -S -o %t/opt.ll
// RUN: env 'UNBANK_OPTIONS=report=%t/env.json;layout=k::tile@xor:2:7:7+pad:512:16:1024:4' %unbank_opt -passes=unbank %t/k.ll -S -o %t/env.ll
// RUN: cmp %t/opt.ll %t/env.ll
// RUN: %validate %t/clang.json %t/opt.json %t/env.json
// RUN: %arrays %t/clang.json %t/opt.json %t/env.json | FileCheck %s
// CHECK-COUNT-3: _ZZ1kPfE4tile: changed xor:2:7:7+pad:512:16:1024:4 4096 -> 4220
#include "cuda_min.h"

__global__ void k(float *out) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}
