// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fixes trust the shapes that suggest trusts, so that both give one change: those of launches that are seen, which the fix says. Who takes fixes may
// take all: the source with all of them is compiled and counted, too, and fixes that are not right together with others are left out.
// REQUIRES: command
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/k.cu && cp %examples/cuda_min.h %t
// RUN: printf '#!/bin/sh\ncase "$*" in *emit-llvm*cuda-device-only*|*cuda-device-only*emit-llvm*) echo >> "$RUNS";; esac\ntest $(wc -l < "$RUNS") -lt "$LAST" && exec "%clang" "$@"\n' > %t/clang && chmod +x %t/clang
// RUN: cd %t && touch runs && env CUDA_PATH=none RUNS=runs LAST=1000 %unbank analyze k.cu --sarif=both --fixes --clang=%t/clang > said && grep -c insertedContent both | grep -x 2
// RUN: cd %t && FileCheck %s < both && %python %S/../Inputs/take_fixes.py both | FileCheck %s --check-prefix=TAKEN
// RUN: cd %t && cp %s k.cu && env CUDA_PATH=none %unbank suggest k.cu | FileCheck %s --check-prefix=PATCH
// CHECK: without Unbank. Longer rows are right for the block shapes of the launches that were seen: if there are others, say them by --block=."
// TAKEN-DAG: first: 33
// TAKEN-DAG: second: 33
// PATCH: +  __shared__ float first[32][33];
// PATCH: +  __shared__ float second[32][33];
//
// The compile of all is the last.
// RUN: cd %t && touch again && sh -c 'env CUDA_PATH=none RUNS=again LAST=$(wc -l < runs) %unbank analyze k.cu --sarif=none --fixes --clang=%t/clang > said 2> errors' && FileCheck %s --check-prefix=SECOND < errors && %python %S/../Inputs/take_fixes.py none | FileCheck %s --check-prefix=FIRST && cp %s k.cu
// FIRST:      first: 33
// FIRST-NOT:  second
// SECOND-NOT: no fix for kernel::first
// SECOND:     no fix for kernel::second: what helps it is not right beside the fixes of other arrays: take those first
//
// One fix needs none.
// RUN: cd %t && touch one && env CUDA_PATH=none RUNS=one LAST=1000 %unbank analyze k.cu --sarif=one.sarif --fixes --clang=%t/clang -- -DONE > said && grep -c insertedContent one.sarif | grep -x 1
// RUN: cd %t && sh -c 'test $(wc -l < one) -eq $(($(wc -l < runs) - 2))'
#include "cuda_min.h"

__global__ void kernel(float *out, const float *in) {
  __shared__ float first[32][32];
#ifdef ONE
  __shared__ float second[32][33];
#else
  __shared__ float second[32][32];
#endif
  first[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  second[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = first[threadIdx.x][threadIdx.y] + second[threadIdx.x][threadIdx.y];
}

void launch(float *out, const float *in) { kernel<<<1, dim3(32, 16)>>>(out, in); }
