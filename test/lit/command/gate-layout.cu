// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An access that takes more only because of the layout that its array gets fails, and the error says so: what it takes as written, what the layout
// saves, and what can be done. Each of these lets it pass. As written other lines fail.
// REQUIRES: command
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/a.cu
// RUN: cd %t && env CUDA_PATH=none not %unbank analyze a.cu --block=128 --mode=fix --fail-above=1 -- -I%examples 2> errors > report && FileCheck %s < errors
// CHECK:     a.cu:[[#@LINE+24]]:10: error: ld of twisted::s in twisted({{.*}}): 2-way bank conflict: 4 wavefronts where 2 would do (2 where 2 would do as written); the layout xor:{{[0-9:]+}} of its array makes it so, which saves more elsewhere (192 -> 152 wavefronts of a block): accept the line by a comment, unbank: ok, or keep the array as written by layout=ARRAY@identity
// CHECK-NOT: error:
// RUN: cd %t && env CUDA_PATH=none %unbank analyze a.cu --block=128 --mode=fix --fail-above=1 --layout=twisted::s@identity -- -I%examples > report
// RUN: cd %t && sed 's#^  out.*#& // unbank: ok#' a.cu > ok.cu && env CUDA_PATH=none %unbank analyze ok.cu --block=128 --mode=fix --fail-above=1 -- -I%examples > report
// RUN: cd %t && env CUDA_PATH=none not %unbank analyze a.cu --block=128 --fail-above=1 -- -I%examples 2> errors > report && FileCheck %s --check-prefix=WRITTEN < errors
// WRITTEN:      a.cu:[[#@LINE+15]]:{{.*}} 3.50 wavefronts where 2 would do{{.*}}; the layout xor:{{[0-9:]+}} would help
// WRITTEN-NEXT: a.cu:[[#@LINE+15]]:{{.*}} as above
// WRITTEN-NOT:  error:
#include "cuda_min.h"
struct alignas(8) Pair { float x, y; };
__global__ void twisted(Pair *out, const Pair *in) {
  __shared__ Pair s[257];
  const int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
#pragma unroll 1
  for (int r = 2; r < 6; r++) {
    const int half = 1 << (r - 1), j = t >> (r - 1), k = t & (half - 1);
    Pair a = s[t], b = s[t + 128];
    __syncthreads();
    s[((j << r) + k) & 255] = a;
    s[((j << r) + k + half) & 255] = b;
    __syncthreads();
  }
  out[t] = s[t + 1];
}
