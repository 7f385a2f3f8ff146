// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chains through a row of each lane, whose length in floats is an argument. Data decides most of the words: in the best case they do not conflict
// under any layout, and then a swizzle, which separates the few known ones, only adds instructions. Twin: counters of each lane, whose rows a pad
// separates without an instruction.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: env CUDA_PATH=none %unbank analyze %s --block=64 --launch=none --report=report.json -- -I%examples > text
// RUN: %arrays report.json | FileCheck %s
// CHECK-DAG: {{.*}}lanes: kept no-gain
// CHECK-DAG: counters{{.*}}rows: changed
// RUN: FileCheck %s --check-prefix=TEXT < text
// TEXT: {{instructions limit the kernel, and what layouts save depends on data|what promises most takes more work to score}}
#include "cuda_min.h"

__global__ void chains(float *out, const float *in, int n) {
  extern __shared__ float rows_of_lanes[];
  const int t = threadIdx.x;
  float *f = rows_of_lanes, *border = f + 64 * n;
  unsigned short *place = (unsigned short *)(border + 64 * n);
  for (int i = 0; i < n; i++)
    f[t * n + i] = in[i * 64 + t];
  int k = 0;
  place[t * n] = 0;
  border[t * n] = -3.0e38f;
  for (int q = 1; q < n; q++) {
    const float fq = f[t * n + q] + (float)(q * q);
    float s;
    for (;;) {
      const int v = place[t * n + k];
      s = (fq - (f[t * n + v] + (float)(v * v))) / (float)(2 * (q - v));
      if (k == 0 || s > border[t * n + k])
        break;
      --k;
    }
    ++k;
    place[t * n + k] = q;
    border[t * n + k] = s;
  }
  const int last = k;
  k = 0;
  for (int q = 0; q < n; q++) {
    while (k < last && border[t * n + k + 1] < (float)q)
      ++k;
    const int v = place[t * n + k];
    out[q * 64 + t] = (float)((q - v) * (q - v)) + f[t * n + v];
  }
}
__global__ void counters(int *out, const unsigned char *in) {
  __shared__ int rows[64 * 32];
  const int t = threadIdx.x;
  for (int i = 0; i < 32; i++)
    rows[32 * t + i] = 0;
  for (int i = 0; i < 64; i++)
    rows[32 * t + (in[i * 64 + t] & 31)]++;
  for (int i = 0; i < 32; i++)
    out[i * 64 + t] = rows[32 * t + i];
}
