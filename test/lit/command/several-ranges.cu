// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The findings for a source are the same beside others, which are analysed in processes of their own: that data decides whether an access is
// executed, so that its weight has a maximum, and which loop's trips count as one. The ideal is a range if the score is. A report has no key for a
// maximum, and what is read back from it later is the minimum alone.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cp %s %t/ranges.cu && cp %s %t/other.cu && cd %t
// RUN: cd %t && env CUDA_PATH=none %unbank analyze ranges.cu --block=32x8 -- -I%examples | FileCheck %s
// RUN: cd %t && env CUDA_PATH=none %unbank analyze ranges.cu other.cu --block=32x8 -- -I%examples | FileCheck %s
// RUN: cd %t && env CUDA_PATH=none %unbank analyze ranges.cu --block=32x8 --report=report.json -- -I%examples > text && env CUDA_PATH=none %unbank analyze report.json | FileCheck %s --check-prefix=REPORT
// RUN: %validate %t/report.json
// REPORT:     wavefronts 24+ a block, ideal ?;
// CHECK:      kernel guarded(
// CHECK:      wavefronts 24..32 a block, ideal 24..32; branches that arguments or blocks decide count
// CHECK:      ranges.cu:[[@LINE+10]]:{{[0-9]+}} st s 4 {{ *}}0..8 {{ *}}1 {{ *}}1
// CHECK:      ranges.cu:[[@LINE+12]]:{{[0-9]+}} st s 4 {{ *}}8*if(n) {{ *}}1 {{ *}}1
#include "cuda_min.h"

__global__ void guarded(float *out, const float *in, const int *which, int n) {
  __shared__ float s[256];
  const int t = threadIdx.y * 32 + threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  if (which[t] > 3)
    s[t] = in[t + 256];
  __syncthreads();
  if (n > 3)
    s[t] = in[t + 512];
  __syncthreads();
  out[t] = s[t];
}
