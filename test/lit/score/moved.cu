// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows whose length is not a power of two need a division, which cannot be followed for every number. The layout's effect on the old addresses is
// known all the same if these have no symbols.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank fix %t.ll -o %t.fixed.ll --block=256 '--layout=*@pad:896:16' --report=%t.json > %t.txt
// RUN: %python -c "import json; [print(kernel['display'].split('(')[0], access['before']['exactness'], access['after']['exactness'], access['after']['wavefronts']) for kernel in json.load(open('%t.json'))['kernels'] for access in kernel['accesses'] if access['op'] == 'ld']" | FileCheck %s
#include "cuda_min.h"

struct alignas(16) Four {
  float x, y, z, w;
};

// Of an argument that is masked each residue is looked at, and it is no symbol then.
// CHECK: masked bounded bounded {'mean': None, 'min': 2, 'max': {{[0-9]+}}}
// CHECK: masked exact bounded {'mean': None, 'min': 4, 'max': 5}
__global__ void masked(Four *out, int n) {
  __shared__ Four s[512];
  int t = threadIdx.x;
  s[t] = out[t];
  s[t + 256] = out[t + 256];
  __syncthreads();
  out[t] = s[n * t & 255];
  out[t + 256] = s[(t + n) & 255];
  out[t + 512] = s[511 - t];
  out[t + 768] = s[t * 3 % 256];
}

// Here the new address is followed.
// CHECK: moved exact bounded
__global__ void moved(float *out, int n) {
  __shared__ float s[512];
  int t = threadIdx.x;
  s[t] = out[t];
  s[t + 256] = out[t + 256];
  __syncthreads();
  out[t] = s[t + n];
}
