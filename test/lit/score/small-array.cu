// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An array of 28 lines bounds what its accesses take, however their lanes are mixed, even under a layout that makes it 32 lines.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 -- -I%examples > %t && FileCheck %s < %t
// CHECK-LABEL: kernel large
// CHECK:       ld tile 4 1 ? ? [2]
// CHECK-LABEL: kernel small
// CHECK:       tile 3,584 -> 4,016 pad:128:16 changed
// CHECK:       ld tile 4 1 1..28 -> 1..32 1 [1]
#include "cuda_min.h"

template <int Rows> __device__ void mix(unsigned *out, const unsigned *in) {
  __shared__ unsigned tile[Rows * 32];
  unsigned t = threadIdx.x, x = 0;
  for (unsigned i = t; i < Rows * 32; i += 32)
    tile[i] = in[i];
  __syncthreads();
  if (t < Rows)
    for (unsigned i = 0; i < 32; i++)
      x = x * 3 + tile[t * 32 + i];
  x += tile[(t + blockIdx.x * 5) % (Rows * 32)];
  out[blockIdx.x * 32 + t] = x;
}
__global__ void small(unsigned *out, const unsigned *in) { mix<28>(out, in); }
__global__ void large(unsigned *out, const unsigned *in) { mix<48>(out, in); }
