// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a compile says of one kernel holds whatever is changed of other kernels' arrays, so changes of several are compiled together: three pairs of a
// kernel that gets a type and one whose type is not worth it take hardly more compiles than one pair, and each gets what it gets alone. Arrays of one
// kernel have compiles of their own.
// REQUIRES: command, llvm-22
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/one.cu && cp %s %t/three.cu && cp %examples/cuda_min.h %t && cd %t
// RUN: sed -n '/^__global__/,$p' one.cu > pair && sed 's/\([a-z]\)1\b/\12/g' pair >> three.cu && sed 's/\([a-z]\)1\b/\13/g' pair >> three.cu
// RUN: printf '#!/bin/sh\necho >> "$RUNS"\nexec "%clang" "$@"\n' > %t/clang && chmod +x %t/clang
// RUN: cd %t && env CUDA_PATH=none RUNS=one %unbank suggest one.cu --block=512 --clang=%t/clang > one.patch 2> one.said
// RUN: cd %t && env CUDA_PATH=none RUNS=three %unbank suggest three.cu --block=512 --clang=%t/clang > three.patch 2> three.said
// RUN: cd %t && FileCheck %s --check-prefixes=CHECK,ONE < one.patch && FileCheck %s --check-prefixes=CHECK,THREE < three.patch
// RUN: cd %t && sort one.said | FileCheck %s --check-prefix=SAID && sort three.said | FileCheck %s --check-prefixes=SAID,SAID3
// RUN: cd %t && wc -l one three && sh -c 'test $(wc -l < three) -le $(($(wc -l < one) + 2))'
// CHECK:      +  __shared__ unbank::array<float[1024], unbank::{{[a-z]+_?<[0-9, ]+>}}> line1;
// ONE-NOT:    {{^[+-]  }}
// THREE:      +  __shared__ unbank::array<float[1024], unbank::{{[a-z]+_?<[0-9, ]+>}}> line2;
// THREE:      +  __shared__ unbank::array<float[1024], unbank::{{[a-z]+_?<[0-9, ]+>}}> line3;
// THREE-NOT:  {{^[+-]  }}
// SAID:       no fix for butterflies1::data: the plugin changes it, but as a patch butterflies1(float*, float const*) would be 0.
// SAID3-NEXT: no fix for butterflies2::data: the plugin changes it, but as a patch butterflies2(float*, float const*) would be 0.
// SAID3-NEXT: no fix for butterflies3::data: the plugin changes it, but as a patch butterflies3(float*, float const*) would be 0.
#include "cuda_min.h"

__global__ void butterflies1(float *out, const float *in) {
  __shared__ float data[1024];
  int t = threadIdx.x, first = blockIdx.x * 1024;
  for (int i = t; i < 1024; i += 512)
    data[i] = in[first + i];
  for (int distance = 1; distance < 1024; distance *= 2) {
    __syncthreads();
    int low = 2 * t - (t & (distance - 1)), high = low + distance;
    float a = data[low], b = data[high];
    data[low] = a + b;
    data[high] = a - b;
  }
  __syncthreads();
  for (int i = t; i < 1024; i += 512)
    out[first + i] = data[i];
}

__global__ void columns1(float *out, const float *in) {
  __shared__ float line1[1024];
  int t = threadIdx.x;
  line1[t] = in[t];
  line1[t + 512] = in[t + 512];
  __syncthreads();
  out[t] = line1[t % 32 * 32 + t / 32];
  out[t + 512] = line1[t % 32 * 32 + t / 32 + 16];
}
