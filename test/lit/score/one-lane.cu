// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The neighbours of a maximum, whose place is not known. Where one lane of each warp reads them, each read takes one wavefront, and needs it, wherever it is.
// In the twin all lanes read, each the neighbours of its own maximum.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --report=%t.json -- -I%examples > %t
// RUN: %python -c "import json; [print(k['display'].split('(')[0], [(a['before']['wavefronts']['min'], a['before']['wavefronts']['max'], a['before']['ideal']) for a in k['accesses'] if a['line'] == 31]) for k in json.load(open('%t.json'))['kernels']]" | FileCheck %s
// CHECK:      one [(1, 1, 1.0), (1, 1, 1.0)]
// CHECK-NEXT: all [(1, 20, 1.0), (1, 20, 1.0)]
#include "cuda_min.h"

template <class Take> __device__ void neighbours(float *out, const float *in, float *s, Take take) {
  int t = threadIdx.x;
  for (int i = t; i < 640; i += 32)
    s[i] = in[i];
  __syncthreads();
  if (!take(t))
    return;
  float most = 0, second = 0;
  int first_at = -1, second_at = -1;
  for (int i = 0; i < 32; i++) {
    float v = s[i] + t;
    if (v > most) {
      second = most, most = v;
      second_at = first_at, first_at = i;
    } else if (v > second) {
      second = v;
      second_at = i;
    }
  }
  out[t] = most + second + s[32 + ((first_at + 1) & 31) * 17] + s[32 + ((second_at + 31) & 31) * 17];
}

__global__ void one(float *out, const float *in) {
  __shared__ float s[640];
  neighbours(out, in, s, [](int t) { return t == 0; });
}

__global__ void all(float *out, const float *in) {
  __shared__ float s[640];
  neighbours(out, in, s, [](int t) { return true; });
}
