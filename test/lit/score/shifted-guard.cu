// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// i < 1 << n, which LLVM writes as i >> n == 0, is a guard like i < n; if n is read from memory, nothing is assumed.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=64 --launch=none --report=%t.json -- -I%examples > %t
// RUN: %python -c "import json; [print(k['display'].split('(')[0], a['before']['exactness'], a['before']['wavefronts']['max'] if a['before']['wavefronts'] else '') for k in json.load(open('%t.json'))['kernels'] for a in k['accesses'] if a['op'] == 'ld']" | FileCheck %s
// CHECK-DAG: below exact 32
// CHECK-DAG: returns exact 32
// CHECK-DAG: listed bounded 32
#include "cuda_min.h"

#define KERNEL(name, condition)                                                                                                                 \
  __global__ void name(int *out, const int *in, unsigned n) {                                                                                   \
    __shared__ int s[2048];                                                                                                                     \
    const unsigned t = threadIdx.x, i = blockIdx.x * 64 + t;                                                                                    \
    for (int k = t; k < 2048; k += 64)                                                                                                          \
      s[k] = in[k];                                                                                                                             \
    __syncthreads();                                                                                                                            \
    condition                                                                                                                                   \
    out[i] = s[32 * t];                                                                                                                         \
  }
KERNEL(below, if (i < 1u << n))
KERNEL(returns, if (i >= 1u << n) return;)
KERNEL(listed, if (i < 1u << in[n]))
