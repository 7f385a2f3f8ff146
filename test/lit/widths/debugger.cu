// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ptxas does not optimise code for a debugger: neighbours that it would merge stay apart, and scores that would be exact are ranges.
// RUN: %clang_cuda -g -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.lines.json
// RUN: %clang_cuda -g --cuda-noopt-device-debug -S -emit-llvm %s -o /dev/null -mllvm -unbank-report=%t.debugger.json
// RUN: %python -c 'import json, sys; [print(a["op"], a["before"]["exactness"], a["before"]["reason"]) for k in json.load(open(sys.argv[1]))["kernels"] for a in k["accesses"] if a["op"] == "ld" and a["before"]]' %t.lines.json | FileCheck %s --check-prefix=LINES
// RUN: %python -c 'import json, sys; [print(a["op"], a["before"]["exactness"], a["before"]["reason"]) for k in json.load(open(sys.argv[1]))["kernels"] for a in k["accesses"] if a["op"] == "ld" and a["before"]]' %t.debugger.json | FileCheck %s --check-prefix=DEBUGGER
// RUN: %validate %t.debugger.json
// LINES: ld exact
// LINES-NOT: bounded
// DEBUGGER: ld bounded {{.*}}compiled for a debugger
// DEBUGGER-NOT: exact
#include "cuda_min.h"

__global__ void rows(float *out) {
  __shared__ float tile[32][4];
  int t = threadIdx.x;
  for (int i = 0; i < 4; ++i)
    tile[(t + i) % 32][i] = out[t];
  __syncthreads();
  out[t] = tile[t][0] + tile[t][1] * tile[t][2] + tile[t][3];
}
